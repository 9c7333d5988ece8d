# The page in the browser.

page-title = Bendomino
page-welcome = Dominoes that bend: a tile has to match, and it has to fit.
page-picture = A line of curved tiles with both its ends marked
