"""What pictures of a table are put together from: the design as data, shapes, places, faces, marks, hands.

Lengths are in mm; x grows to the right and y down, as in the picture; angles are in degrees, clockwise.
"""
