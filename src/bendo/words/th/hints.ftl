# What a player of the program would do in the reader's place, and why: one message for each motive of the players.
# $who: the seat that is spoken of, or the next opponent, and never the first word; $several whether there are more
# opponents than one, $all whether it is so of all of several. $end and $number are as they will be once the tile lies.

hint-would = ถ้าเล่นแทนคุณ { $who } จะ{ $action }
hint-would-lay = ถ้าเล่นแทนคุณ { $who } จะลง { $action }

# $who where the player who gives the hint is called the same.

hint-opponent = { $who } คู่แข่งของคุณ

# There is no choice.

hint-must-lead = ตามกติกาต้องเปิดรอบนี้ด้วย { $tile }
hint-only-play = เป็นตัวเดียวที่คุณลงได้
hint-only-drawn = คุณลงได้แค่ตัวที่เพิ่งจั่วมา ตัวอื่นลงไม่ได้
hint-cannot-lay = { $drawn ->
    [0] คุณไม่มีตัวที่ลงได้
   *[other] คุณยังไม่มีตัวที่ลงได้
}
hint-no-more-draws = ตอนนี้คุณลงไม่ได้ และตานี้จั่วเพิ่มไม่ได้แล้ว
hint-no-tiles = ตอนนี้คุณลงไม่ได้ และไม่มีตัวให้จั่วแล้ว

# Chance.

hint-by-chance = สุ่มเลือกมา
hint-equal = ทางเลือกอื่นดูดีพอกันหมด จึงสุ่มเลือกมา
hint-best-in-all = ไม่มีข้อไหนเด่นเป็นพิเศษ แต่ดูทุกอย่างรวมกันแล้วไม่มีทางไหนดีกว่า

# Why this play and no other.

hint-goes-out = เป็นตัวสุดท้ายของคุณ ลงแล้วหมดมือ
hint-heaviest = ช่วยลดแต้มในมือไป { $pips } แต้ม และตอนนี้ไม่มีตัวแต้มสูงกว่านี้ที่ลงได้
hint-heavy = ช่วยลดแต้มในมือไป { $pips } แต้ม
hint-double = { $curved ->
    [yes] เป็นดับเบิล ซึ่งต่อกับเลขได้เลขเดียว
   *[no] เป็นดับเบิล ซึ่งต่อกับเลขได้เลขเดียว เก็บไว้ทีหลังจะลงยากกว่า
}
hint-follow = คุณจะยังมี { $count } ตัวที่ต่อปลายหลังจากนี้ได้
hint-variety = { $curved ->
    [yes] ตัวที่เหลือในมือหลากหลาย นับทั้งเลขและทิศที่โค้งได้ { $count } แบบ
   *[no] ตัวที่เหลือในมือหลากหลาย มีถึง { $count } เลข
}
hint-not-stuck = คุณจะยังมีตัวที่ต่อปลายหลังจากนี้ได้ ไม่ติดอยู่กับที่
hint-scores = ได้ทันที { $points } คะแนน ไม่ว่าใครจะชนะรอบนี้

# What it does to the others.

hint-dead-end = ทำให้ปลาย { $end } ตัน ไม่มีใครลงตรงนั้นได้อีก
hint-all-seen = ทำให้ปลาย { $end } เป็นเลข { $number } ซึ่งคนอื่นต่อไม่ได้แล้ว เพราะเลข { $number } ทุกตัวอยู่บนโต๊ะหรือในมือคุณ
hint-lacks = { $all ->
    [yes] ทำให้ปลาย { $end } เป็นเลข { $number } และรู้กันแล้วว่าคู่แข่งทุกคนไม่มีเลข { $number }
   *[no] ทำให้ปลาย { $end } เป็นเลข { $number } และรู้กันแล้วว่า { $who } ไม่มีเลข { $number }
}

# $bend: L or R if a tile can bend no other way there.
hint-lacks-bend = { $bend ->
    [L] { $all ->
        [yes] ทำให้ปลาย { $end } เป็นเลข { $number } ที่ต้องต่อด้วยตัวโค้งซ้าย และรู้กันแล้วว่าคู่แข่งทุกคนไม่มีตัวที่ลงตรงนั้นได้
       *[no] ทำให้ปลาย { $end } เป็นเลข { $number } ที่ต้องต่อด้วยตัวโค้งซ้าย และรู้กันแล้วว่า { $who } ไม่มีตัวที่ลงตรงนั้นได้
    }
    [R] { $all ->
        [yes] ทำให้ปลาย { $end } เป็นเลข { $number } ที่ต้องต่อด้วยตัวโค้งขวา และรู้กันแล้วว่าคู่แข่งทุกคนไม่มีตัวที่ลงตรงนั้นได้
       *[no] ทำให้ปลาย { $end } เป็นเลข { $number } ที่ต้องต่อด้วยตัวโค้งขวา และรู้กันแล้วว่า { $who } ไม่มีตัวที่ลงตรงนั้นได้
    }
   *[none] { $all ->
        [yes] ทำให้ปลาย { $end } เป็นเลข { $number } และรู้กันแล้วว่าคู่แข่งทุกคนไม่มีตัวที่ลงตรงนั้นได้
       *[no] ทำให้ปลาย { $end } เป็นเลข { $number } และรู้กันแล้วว่า { $who } ไม่มีตัวที่ลงตรงนั้นได้
    }
}
hint-stops-all = { $several ->
    [yes] ลงแล้วรู้ได้เลยว่าคู่แข่งทุกคนไม่มีตัวที่ลงได้
   *[no] ลงแล้วรู้ได้เลยว่า { $who } ไม่มีตัวที่ลงได้
}
hint-stops = { $several ->
    [yes] ลงแล้วโอกาสที่คู่แข่งคนหนึ่งจะไม่มีตัวที่ลงได้อยู่ที่ราว { $percent } ใน 100 ซึ่งโดยเฉลี่ยมากกว่าลงแบบอื่น
   *[no] ลงแล้วโอกาสที่ { $who } จะไม่มีตัวที่ลงได้อยู่ที่ราว { $percent } ใน 100 ซึ่งโดยเฉลี่ยมากกว่าลงแบบอื่น
}
hint-lighter = { $several ->
    [yes] ถ้ารอบนี้ตัน แต้มในมือคุณน่าจะน้อยกว่าคู่แข่งราว { $pips } แต้ม
   *[no] ถ้ารอบนี้ตัน แต้มในมือคุณน่าจะน้อยกว่า { $who } ราว { $pips } แต้ม
}
hint-keeps-going = { $several ->
    [yes] โดยเฉลี่ยทำให้ตันน้อยกว่าลงแบบอื่น ซึ่งดีกับคุณ เพราะแต้มในมือคุณน่าจะมากกว่าคู่แข่งราว { $pips } แต้ม
   *[no] โดยเฉลี่ยทำให้ตันน้อยกว่าลงแบบอื่น ซึ่งดีกับคุณ เพราะแต้มในมือคุณน่าจะมากกว่า { $who } ราว { $pips } แต้ม
}
hint-settles = { $several ->
    [yes] ลงแล้วไม่มีใครลงต่อได้อีก และแต้มในมือคุณน่าจะน้อยกว่าคู่แข่งราว { $pips } แต้ม
   *[no] ลงแล้วไม่มีใครลงต่อได้อีก และแต้มในมือคุณน่าจะน้อยกว่า { $who } ราว { $pips } แต้ม
}
hint-few-left = { $count ->
    [0] ในตัวที่คุณยังไม่เห็น ไม่มีตัวไหนต่อได้เลย
   *[other] ในตัวที่คุณยังไม่เห็น มีแค่ { $count } ตัวที่ต่อได้ ซึ่งโดยเฉลี่ยน้อยกว่าลงแบบอื่น
}
hint-guards = เปิดทางให้ { $who } ทำคะแนนได้น้อยกว่าลงแบบอื่น
hint-partner = โดยเฉลี่ยแล้วเพื่อนร่วมทีมของคุณมีโอกาสเล่นต่อได้มากกว่าลงแบบอื่น

# What was done, beside what a player of the program would have done. $done and $action as play-do.

review-same = คุณ: { $done } ซึ่ง { $who } ก็จะทำเหมือนกัน
review-other = คุณ: { $done } ส่วน { $who } ถ้าเล่นแทนคุณ: { $action }
review-sum = { $all ->
    [yes] { $count ->
        [1] ถ้าเล่นแทนคุณ { $who } ก็จะทำเหมือนกัน
       *[other] ถ้าเล่นแทนคุณ { $who } ก็จะทำเหมือนกันทุกครั้ง
    }
   *[no] { $count ->
        [1] ถ้าเล่นแทนคุณ { $who } จะทำอย่างอื่น
       *[other] ถ้าเล่นแทนคุณ { $who } จะทำเหมือนกัน { $same } จาก { $count } ครั้ง
    }
}
review-nothing = ยังไม่มีอะไรให้เลือก
