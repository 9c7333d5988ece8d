# Why an action is illegal, in the terminal and on the page; play.ftl has the reasons that only a typed action can have.
# $you: whether the reader is the one who wants to do it, else it is $seat.
# Facts: $tile the tile to be laid, $end the end, $number what the end shows.

reason-round-over = รอบนี้จบแล้ว จึงเล่นต่อไม่ได้
reason-not-in-hand = { $you ->
    [yes] คุณไม่มี { $tile } ในมือ
   *[no] ที่นั่ง { $seat } ไม่มี { $tile } ในมือ
}

# $tile: the tile that must lead.
reason-must-lead = ต้องเปิดรอบนี้ด้วย { $tile }
reason-must-lead-any = { $you ->
    [yes] เปิดรอบด้วยตัวไหนในมือก็ได้ แต่ก่อนเปิดรอบห้ามจั่วหรือผ่าน
   *[no] ที่นั่ง { $seat } ต้องเปิดรอบ ก่อนเปิดรอบห้ามจั่วหรือผ่าน
}

reason-no-match = ที่ปลาย { $end } ลง { $tile } ไม่ได้ เพราะปลายเป็นเลข { $number }
reason-arms-first = ปลาย { $end } ต้องรอให้ทุกแขนของดับเบิลที่เปิดรอบมีตัวต่อก่อน

# $other: the tile in the way.
reason-blocked-by = ที่ปลาย { $end } ไม่มีที่วาง { $tile } เพราะ { $other } ขวางอยู่

# $outer: the number of the tile that would meet end $met, which shows $shown.
reason-ring-mismatch = ที่ปลาย { $end } ถ้าลง { $tile } จะไปชนกับปลาย { $met } แต่เลข { $outer } ไม่ตรงกับเลข { $shown }

reason-only-drawn-tile = { $you ->
    [yes] ตานี้คุณจั่วแล้ว จึงลงได้แค่ { $drawn } เท่านั้น
   *[no] ตานี้ที่นั่ง { $seat } จั่วแล้ว จึงลงได้แค่ { $drawn } เท่านั้น
}

# $action: draw or pass, what was refused.
reason-must-play = { $action ->
    [draw] { $you ->
        [yes] คุณยังมีตัวที่ลงได้ จึงจั่วไม่ได้
       *[no] ที่นั่ง { $seat } ยังมีตัวที่ลงได้ จึงจั่วไม่ได้
    }
   *[pass] { $you ->
        [yes] คุณยังมีตัวที่ลงได้ จึงผ่านไม่ได้
       *[no] ที่นั่ง { $seat } ยังมีตัวที่ลงได้ จึงผ่านไม่ได้
    }
}
reason-must-draw = { $you ->
    [yes] คุณยังจั่วได้ จึงยังผ่านไม่ได้
   *[no] ที่นั่ง { $seat } ยังจั่วได้ จึงยังผ่านไม่ได้
}
reason-must-pass = { $you ->
    [yes] คุณไม่มีตัวที่ลงได้และจั่วเพิ่มไม่ได้แล้ว ทำได้แค่ผ่าน
   *[no] ที่นั่ง { $seat } ไม่มีตัวที่ลงได้และจั่วเพิ่มไม่ได้แล้ว ทำได้แค่ผ่าน
}
reason-no-tiles = { $you ->
    [yes] ตานี้คุณจั่วเพิ่มไม่ได้แล้ว ลงตัวที่จั่วมาหรือไม่ก็ผ่าน
   *[no] ตานี้ที่นั่ง { $seat } จั่วเพิ่มไม่ได้แล้ว
}
