# Words that several other messages need.

side-seat = ที่นั่ง { $number }
side-team = ทีม { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] ผู้เล่น { $number } ถึง { $last } คน
   *[no] ผู้เล่น { $number } คน
}

# An end of the line, $end, with the number that it shows, and which way a tile may bend there.

line-end-straight = ปลาย { $end } เป็นเลข { $number }
line-end-held = ปลาย { $end } เป็นเลข { $number } ต้องรอให้ทุกแขนของดับเบิลที่เปิดรอบมีตัวต่อก่อน
line-end-both = ปลาย { $end } เป็นเลข { $number } และเปิดอยู่ ลงได้ทั้งโค้งซ้ายและโค้งขวา
line-end-left = ปลาย { $end } เป็นเลข { $number } และปิดข้างเดียว ต้องโค้งซ้าย
line-end-right = ปลาย { $end } เป็นเลข { $number } และปิดข้างเดียว ต้องโค้งขวา
line-end-dead = ปลาย { $end } เป็นเลข { $number } และตัน ไม่มีตัวไหนลงได้
line-end-none = ปลาย { $end } เป็นเลข { $number } ลงไม่ได้ทั้งโค้งซ้ายและโค้งขวา
line-end-double-both = ดับเบิล { $tile } จะหันด้านเปิดออกหรือเข้าก็ได้
line-end-double-outward = ดับเบิล { $tile } ต้องหันด้านเปิดออก
line-end-double-inward = ดับเบิล { $tile } ต้องหันด้านเปิดเข้า
line-end-double-none = ดับเบิล { $tile } ไม่มีที่วาง
line-end-gone = ปลาย { $end } หมดไปแล้ว เพราะต่อเป็นวงแหวน
