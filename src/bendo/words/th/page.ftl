# The page in the browser.

page-title = Bendomino
page-welcome = โดมิโนที่โค้งได้ เลขต้องตรงกัน และต้องมีที่วาง
page-picture = แถวโดมิโนโค้งที่ทำเครื่องหมายไว้ทั้ง 2 ปลาย

# Every screen.

page-name = bendo
page-home = ไปหน้าแรก
page-back = ย้อนกลับ
page-close = ปิด
page-settings = การตั้งค่า
page-nowhere = ไม่มีอะไรที่นี่
page-nowhere-more = ที่อยู่นี้ไม่ได้นำไปที่ไหน

# The table.

page-table-title = { $sheet } บน bendo
page-table-round = รอบที่ { $round } เล่นถึง { $target } คะแนน
page-more = เพิ่มเติมเกี่ยวกับโต๊ะนี้
page-connecting = กำลังเข้าโต๊ะ …
page-lost = เซิร์ฟเวอร์ไม่ตอบ กำลังลองใหม่ …
page-no-table = ไม่มีโต๊ะนี้
page-no-table-more = ที่อยู่อาจไม่ครบ หรือโต๊ะถูกลบไปแล้ว
page-stranger = ที่นี่ไม่รู้จักเบราว์เซอร์นี้แล้ว
page-stranger-more = ข้อมูลที่เคยเก็บไว้ถูกลบไปแล้ว คุณเริ่มใหม่ได้
page-stranger-anew = เริ่มใหม่
page-board = { $count ->
    [0] บนโต๊ะยังไม่มีตัวโดมิโน
   *[other] แถวบนโต๊ะ: { $count } ตัว
}
page-line = แถวจากปลายถึงปลาย
page-zoom-in = ขยาย
page-zoom-out = ย่อ
page-zoom-fit = ดูทั้งแถว
page-seat-score = { $points } คะแนน
page-seat-tiles = { $count } ตัว
page-seat-thinking = กำลังคิด …
page-seat-gone = ไม่อยู่

# The hand, and what can be done.

page-hand = ตัวในมือคุณ
page-hand-tile = { $new ->
    [yes] { $tile } เพิ่งจั่วมา
   *[no] { $tile }
}
page-hand-tile-ways = { $count ->
    [0] { $new ->
        [yes] { $tile } เพิ่งจั่วมา ลงไม่ได้
       *[no] { $tile } ลงไม่ได้
    }
    [1] { $new ->
        [yes] { $tile } เพิ่งจั่วมา ลงได้แบบเดียว
       *[no] { $tile } ลงได้แบบเดียว
    }
   *[other] { $new ->
        [yes] { $tile } เพิ่งจั่วมา ลงได้ { $count } แบบ
       *[no] { $tile } ลงได้ { $count } แบบ
    }
}
page-choose-way = { $tile } ลงได้มากกว่า 1 แบบ เลือกว่าจะลงตรงไหน
page-ways = แบบที่ลงได้
page-actions = สิ่งที่คุณทำได้
page-draw = จั่ว
page-pass = ผ่าน
page-undo = ย้อนตา
page-hint = คำใบ้
page-hint-asking = Ben กำลังดูให้ …
page-typed = { $text }: กด Enter
page-typed-unknown = ตอนนี้ลง { $text } ไม่ได้

# Beside the table.

page-log = เกิดอะไรขึ้นบ้าง
page-log-empty = ยังไม่มีอะไร
page-unseen = ตัวที่ยังไม่เห็น
page-unseen-more = ตัวที่คุณยังไม่เห็น อยู่ในมือคนอื่นหรือในกองกลาง
page-unseen-seen = { $tile } เห็นแล้ว
page-unseen-hidden = { $tile } ยังไม่เห็น
page-unseen-cannot = { $tile } ไม่ได้อยู่กับ { $who }
page-unseen-bends = แยกตามเลข: ตัวที่ยังไม่เห็น และในนั้นโค้งซ้ายกับโค้งขวากี่ตัว
page-unseen-number = เลข
page-unseen-count = ยังไม่เห็น
page-unseen-left = ซ้าย
page-unseen-right = ขวา
page-scores = คะแนน

# What is told at a table beside what the terminal tells: by src/telling. $who somebody, $you whether that is the
# reader; $seat page-seat; $player a player of the program; $lacks what is proved to be missing.

page-seat = ที่นั่ง { $number }
page-watcher = ผู้ชมคนหนึ่ง
page-known-more = อื่นๆ

page-told-automatic = คุณทำได้แค่นี้ ระบบจึงทำให้เลย
page-told-passed-lacks = { $who } ผ่าน แปลว่า{ $lacks }
page-told-drew-passed-lacks = { $who } จั่วมา { $drew } แล้วผ่าน แปลว่า{ $lacks }
page-told-leads = { $you ->
    [yes] คุณได้เปิดรอบ
   *[no] { $who } ได้เปิดรอบ
}
page-told-sat = { $you ->
    [yes] คุณนั่งลงแล้ว
   *[no] { $who } นั่งลงแล้ว
}
page-told-renamed = มีคนเปลี่ยนชื่อเป็น { $name }
page-told-stood-up = { $seat } ว่างอีกครั้ง
page-told-time-up = { $you ->
    [yes] คุณหมดเวลา { $player } จึงเล่นตานี้ต่อให้จบ
   *[no] { $who } หมดเวลา { $player } จึงเล่นตานี้ต่อให้จบ
}
page-told-undo-asked = { $you ->
    [yes] คุณขอย้อนตาล่าสุดของคุณ
   *[no] { $who } ขอย้อนตาล่าสุดของตัวเอง
}
page-told-undo-agreed = { $you ->
    [yes] คุณตกลง
   *[no] { $who } ตกลง
}
page-told-undo-refused = { $you ->
    [yes] คุณขอไม่ย้อน
   *[no] { $who } ขอไม่ย้อน
}
page-told-undone = { $you ->
    [yes] คุณย้อนตาล่าสุดของคุณแล้ว
   *[no] { $who } ย้อนตาล่าสุดของตัวเองแล้ว
}
page-told-went-on = { $you ->
    [yes] คุณพร้อมเล่นรอบต่อไป
   *[no] { $who } พร้อมเล่นรอบต่อไป
}
page-told-rematch-asked = { $you ->
    [yes] คุณอยากเล่นอีก
   *[no] { $who } อยากเล่นอีก
}
page-told-resign-asked = { $you ->
    [yes] คุณขอยอมแพ้ ถ้าเพื่อนร่วมทีมของคุณตกลง
   *[no] { $who } ขอยอมแพ้ ถ้าเพื่อนร่วมทีมตกลง
}
page-told-resigned = { $you ->
    [yes] คุณยอมแพ้
   *[no] { $who } ยอมแพ้
}
page-told-back = { $you ->
    [yes] คุณกลับมาแล้ว
   *[no] { $who } กลับมาแล้ว
}
page-told-gone = { $you ->
    [yes] คุณออกไปแล้ว
   *[no] { $who } ออกไปแล้ว
}
page-told-waited = { $you ->
    [yes] คุณจะรอ { $gone } ต่อไป
   *[no] { $who } จะรอ { $gone } ต่อไป
}
page-told-handed-over = { $you ->
    [yes] ตอนนี้ { $player } เล่นแทนคุณ
   *[no] ตอนนี้ { $player } เล่นแทน { $who }
}
page-told-handed-over-by = { $you ->
    [yes] คุณให้ { $player } เล่นแทน { $whom }
   *[no] { $who } ให้ { $player } เล่นแทน { $whom }
}
page-told-taken-back = { $you ->
    [yes] คุณกลับมาเล่นเองแล้ว
   *[no] { $who } กลับมาเล่นเองแล้ว
}
page-told-ended = { $you ->
    [yes] คุณสั่งจบแมตช์นี้
   *[no] { $who } สั่งจบแมตช์นี้
}
page-told-reacted = { $who }: { $reaction }

page-reaction-hello = สวัสดี
page-reaction-well-played = เล่นได้สวย
page-reaction-thanks = ขอบคุณ
page-reaction-oops = อุ๊ย
page-reaction-thinking = ขอคิดแป๊บหนึ่ง

# What a seat did in its last turn, beside its name. $did one of these.

page-did-lead = เปิดรอบด้วย { $tile }
page-did-lay = ลง { $tile } ที่ปลาย { $end }
page-did-draw-lay = จั่ว { $count } ตัว ลง { $tile } ที่ปลาย { $end }
page-did-draw = จั่ว { $count } ตัว
page-did-pass = ผ่าน
page-did-pass-lacks = ผ่าน: { $lacks }
page-did-draw-pass = จั่ว { $count } ตัวแล้วผ่าน
page-did-draw-pass-lacks = จั่ว { $count } ตัวแล้วผ่าน: { $lacks }
page-did-time = หมดเวลา
page-did-scored = { $did } ได้ { $points } คะแนน

# How things stand now.

page-status-seats-open = { $count ->
    [1] { $seat } ยังว่าง
   *[other] ยังว่างอยู่ { $count } ที่นั่ง
}
page-status-all-here = มาครบแล้ว เริ่มแมตช์ได้เลย
page-status-round-over = รอบนี้จบแล้ว ไปต่อเมื่อคุณพร้อม
page-status-round-over-watched = รอบนี้จบแล้ว
page-status-onward-waits = กำลังรอ { $who } เพื่อไปต่อ
page-status-rematch-asked = { $who } อยากเล่นอีก
page-status-rematch-waits = กำลังรอ { $who } เพื่อเล่นอีกครั้ง
page-status-undo-asked = { $who } ขอย้อนตาล่าสุดของตัวเอง คุณตกลงไหม
page-status-undo-waits = คุณขอย้อนตาล่าสุดของคุณ กำลังรอ { $who }
page-status-waits = { $you ->
    [yes] ถึงตาคุณแล้ว
   *[no] กำลังรอ { $who }
}
page-status-gone = { $you ->
    [yes] คุณออกไปแล้ว คนอื่นกำลังรออยู่
   *[no] { $who } ออกไปแล้ว แมตช์นี้จะรออยู่
}
page-status-thinking = { $who } กำลังคิด
page-status-thinking-for = { $you ->
    [yes] { $player } กำลังคิดแทนคุณ
   *[no] { $player } กำลังคิดแทน { $who }
}
page-status-time-up = { $you ->
    [yes] คุณหมดเวลา { $player } จะเล่นตานี้ต่อให้จบ
   *[no] { $who } หมดเวลา { $player } จะเล่นตานี้ต่อให้จบ
}
page-status-lead = ถึงตาคุณ: ต้องเปิดรอบด้วย { $tile }
page-status-lead-any = ถึงตาคุณ: เปิดรอบด้วยตัวไหนก็ได้
page-status-lay = ถึงตาคุณ: เลือกตัวที่จะลง
page-status-lay-or-draw = ถึงตาคุณ: เลือกตัวที่จะลง หรือจั่ว 1 ตัว
page-status-drawn-fits = คุณจั่วได้ { $tile } ซึ่งลงได้: ลงเลย
page-status-drawn-fits-or-pass = คุณจั่วได้ { $tile } ซึ่งลงได้: จะลงหรือจะผ่านก็ได้
page-status-draw = { $again ->
    [yes] ยังไม่มีตัวที่ลงได้: จั่วอีก 1 ตัว
   *[no] ในมือไม่มีตัวที่ลงได้: จั่ว 1 ตัว
}
page-status-declined = คุณจั่วได้ { $tile } ซึ่งลงไม่ได้: ต้องผ่าน
page-status-pass = { $again ->
    [yes] ยังไม่มีตัวที่ลงได้ และจั่วเพิ่มไม่ได้แล้ว: ต้องผ่าน
   *[no] ในมือไม่มีตัวที่ลงได้ และจั่วไม่ได้: ต้องผ่าน
}

page-match-resigned = { $team ->
    [yes] แมตช์จบเพราะมีการยอมแพ้ { $who } ชนะ
   *[no] { $you ->
        [yes] แมตช์จบเพราะมีการยอมแพ้ คุณชนะ
       *[no] แมตช์จบเพราะมีการยอมแพ้ { $who } ชนะ
    }
}
page-match-resigned-all = แมตช์จบเพราะมีการยอมแพ้ และไม่มีใครชนะ
page-match-ended = แมตช์จบก่อนกำหนด จึงไม่มีใครชนะ

# Why the server said no, by its code.

page-refused-already = เป็นอย่างนั้นอยู่แล้ว
page-refused-begun = แมตช์เริ่มไปแล้ว
page-refused-busy = { $player } ยังคิดคำถามก่อนหน้าอยู่
page-refused-code = รหัสนี้ผิด ใช้ไปแล้ว หรือหมดอายุแล้ว
page-refused-handed-over = ตอนนี้โปรแกรมเป็นผู้เล่นของที่นั่งนี้
page-refused-key = ลิงก์นี้ไม่ใช่ของที่นั่งนั้น หรือใช้ไม่ได้แล้ว
page-refused-language = ยังไม่มีกติกาในภาษานั้น
page-refused-name = ชื่อต้องยาว 1 ถึง 20 ตัวอักษร เครื่องหมาย หรือช่องว่าง และห้ามขึ้นต้นหรือลงท้ายด้วยช่องว่าง
page-refused-no-answer = ครั้งนี้ { $player } ไม่มีคำตอบ
page-refused-no-round = ตอนนี้ไม่มีรอบที่กำลังเล่นอยู่
page-refused-no-seat = ทำได้เฉพาะคนที่มีที่นั่งในโต๊ะนี้
page-refused-no-secret = ที่นี่คุณเป็นแค่ผู้ชม
page-refused-no-such-person = คนนั้นไม่มีที่นั่งที่นี่แล้ว
page-refused-no-such-place = ที่อยู่นี้ไม่มีอะไร
page-refused-no-such-table = ไม่มีโต๊ะนี้
page-refused-nobody = โต๊ะต้องมีคนเล่นหรือมีที่นั่งว่างอย่างน้อย 1 ที่
page-refused-nobody-gone = อยู่กันครบทุกคน
page-refused-not-begun = แมตช์ยังไม่เริ่ม
page-refused-not-between = รอบต่อไปเริ่มแล้ว หรือรอบนี้ยังไม่จบ
page-refused-not-going-on = ตอนนี้ไม่มีแมตช์ที่กำลังเล่นอยู่
page-refused-not-over = ต้องรอให้แมตช์จบก่อน
page-refused-not-ready = บอกก่อนว่าคุณพร้อมแล้ว
page-refused-not-your-turn = ตอนนี้ยังไม่ถึงตาคุณ
page-refused-not-yours = เรื่องนี้ต้องให้คนอื่นทำ
page-refused-number-is-secret = เมื่อเล่นกับคน หมายเลขเกมจะเป็นความลับจนจบ
page-refused-offline = ตอนนี้เซิร์ฟเวอร์ไม่ตอบ
page-refused-player = ไม่มีผู้เล่นนี้
page-refused-record = เล่นแมตช์ต่อจากบันทึกเกมนี้ไม่ได้
page-refused-resigned = ที่นั่งนี้ยอมแพ้ไปแล้ว กลับมาเล่นไม่ได้
page-refused-round-going-on = ต้องรอให้รอบนี้จบก่อน
page-refused-seat-open = { $seat } ยังว่าง
page-refused-seat-taken = { $seat } มีคนนั่งแล้ว
page-refused-silent = เพื่อนร่วมทีมเล่นกันโดยไม่พูด จึงส่งข้อความทักทายที่นี่ไม่ได้
page-refused-stale = มีบางอย่างเปลี่ยนไปแล้ว ดูอีกครั้งแล้วเลือกใหม่
page-refused-time-up = คุณหมดเวลา { $player } จะเล่นตานี้ต่อให้จบ
page-refused-too-fast = เร็วเกินไป รอสักครู่แล้วลองใหม่
page-refused-too-large = ยาวเกินไป
page-refused-too-many = มีคำขอจากที่นี่มากเกินไป รอสักพักแล้วลองใหม่
page-refused-too-soon = รอสักครู่แล้วลองใหม่
page-refused-too-soon-until = รออีก { $count } วินาทีแล้วลองใหม่
page-refused-unavailable = บันทึกไม่ได้ในตอนนี้ และไม่มีอะไรเปลี่ยนแปลง รอสักครู่แล้วลองใหม่
page-refused-undo-asked = มีคนขอย้อนตาอยู่แล้ว
page-refused-undo-not-asked = ไม่มีใครขอย้อนตาแล้ว
page-refused-unknown-secret = ที่นี่ไม่รู้จักเบราว์เซอร์นี้แล้ว
page-refused-slip = มีบางอย่างผิดพลาด แต่ไม่ใช่เพราะคุณ ({ $code })

# With friends: before the start, who is gone, what is asked of others, several people at one device, the clock.
# $who somebody, $you whether that is the reader; $player a player of the program.

page-lobby-you = { $name } (คุณ)
page-lobby-here = { $name } เล่นที่เครื่องนี้
page-lobby-gone = { $name } ไม่อยู่ตอนนี้
page-lobby-free = ยังว่าง
page-lobby-team = ทีม { $number }
page-lobby-start = เริ่ม
page-lobby-start-waits = เริ่มแมตช์ได้เมื่อมีคนนั่งครบทุกที่
page-lobby-stand-up = ลุกจากที่นั่ง
page-lobby-rules = วิธีเล่น { $sheet }
page-lobby-watch = ให้คนอื่นดูได้: ลิงก์แบบไม่มีที่นั่ง
page-lobby-deal = กำหนดการแจกไว้แล้ว
page-lobby-seal = ตราผนึกของการแจกคือ { $seal } เมื่อจบแมตช์จะตรวจได้ว่าไม่มีใครเปลี่ยนการแจก
page-invite = ชวนเพื่อน
page-invite-to = ชวนเพื่อนมานั่ง: { $seat }
page-invite-link = ลิงก์สำหรับ { $seat }
page-invite-link-watch = ลิงก์สำหรับผู้ชม
page-invite-copy = คัดลอกลิงก์
page-invite-copied = คัดลอกแล้ว
page-invite-share = แชร์
page-invite-share-text = มาเล่น { $sheet } ด้วยกัน
page-invite-code = คิวอาร์โค้ดของลิงก์สำหรับ { $seat }
page-invite-scan = ใครเปิดลิงก์นี้หรือใช้กล้องสแกนโค้ดก็เข้ามานั่งได้
page-sit-invited = มีคนชวนคุณเล่น
page-sit-more = โต๊ะนี้มีที่นั่งเก็บไว้ให้คุณ
page-sit-name = ชื่อของคุณ
page-sit-down = นั่งลง
page-sit-taken = ที่นั่งของลิงก์นี้มีคนนั่งไปแล้ว แต่คุณดูได้
page-sit-already = คุณมีที่นั่งที่นี่แล้ว ลิงก์นี้เป็นของคนอื่น
page-watching = คุณกำลังดูอยู่
page-watching-taken = ที่นั่งของลิงก์นี้มีคนนั่งไปแล้ว คุณจึงเป็นผู้ชม
page-asked = เรื่องที่รอคำตอบ
page-asked-undo = { $who } ขอย้อนตาล่าสุดของตัวเอง
page-asked-undo-agree = ตกลง
page-asked-undo-refuse = ขอไม่ย้อน
page-asked-gone = { $who } ออกไปแล้ว อีก 1 นาทีคุณเลือกได้ว่าจะเล่นต่ออย่างไร
page-asked-gone-long = { $who } ออกไปแล้ว จะเล่นแมตช์นี้ต่ออย่างไรดี
page-asked-gone-wait = รอ
page-asked-gone-player = ให้ { $player } เล่นแทน
page-asked-gone-end = จบแมตช์
page-asked-gone-end-sure = ถ้าจบตอนนี้จะไม่มีใครชนะ จบแมตช์เลยไหม
page-asked-handed = { $you ->
    [yes] { $player } เล่นแทนคุณอยู่
   *[no] { $player } เล่นแทน { $who } อยู่
}
page-asked-take-back = กลับมาเล่นเอง
page-asked-resign = { $who } ขอยอมแพ้ ถ้าคุณตกลง อีกฝ่ายจะชนะ ถ้าคุณเล่นต่อ แมตช์ก็ดำเนินต่อไป
page-asked-resign-agree = ยอมแพ้ด้วย
page-asked-resign-waits = คุณขอยอมแพ้ กำลังรอเพื่อนร่วมทีมตกลง ถ้าคุณเล่นต่อ แมตช์ก็ดำเนินต่อไป
page-leaving = ที่นั่งของคุณ
page-leaving-of = ที่นั่งของ { $who }
page-leaving-undo = ขอย้อนตา
page-leaving-undo-more = ตาล่าสุดของคุณจะถูกย้อน ถ้าทุกคนตกลงและหลังจากนั้นยังไม่มีใครเห็นตัวที่ปิดอยู่
page-leaving-undo-alone = ย้อนตา
page-leaving-undo-alone-more = ตาล่าสุดที่นี่จะถูกย้อน ถ้าหลังจากนั้นยังไม่มีใครเห็นตัวที่ปิดอยู่
page-leaving-hand-over = ให้ { $player } เล่นแทน
page-leaving-hand-over-more = { $player } จะเล่นตัวในมือคุณจนกว่าคุณจะกลับมาเล่นเอง
page-leaving-resign = ยอมแพ้
page-leaving-resign-sure = ยอมแพ้แมตช์นี้ไหม
page-leaving-resign-two = { $who } จะชนะแมตช์นี้
page-leaving-resign-team = อีกทีมจะชนะแมตช์นี้
page-leaving-resign-partner = อีกทีมจะชนะแมตช์นี้ ถ้าเพื่อนร่วมทีมของคุณตกลง
page-leaving-resign-more = { $player } จะเล่นตัวในมือคุณแทนไปตลอด และคนอื่นจะเล่นแมตช์นี้ต่อ
page-leaving-resign-waits = กำลังรอเพื่อนร่วมทีมของคุณตกลงยอมแพ้
page-leaving-resigned = { $you ->
    [yes] คุณยอมแพ้แล้ว { $player } เล่นแทนคุณ
   *[no] { $who } ยอมแพ้แล้ว { $player } เล่นต่อให้
}
page-sure-no = ไว้ก่อน
page-curtain-more = กดเมื่อไม่มีคนอื่นมองอยู่
page-curtain-ready = เปิดดูตัวในมือ
page-reactions = ทักทายกัน
page-clock-left = เหลือ { $seconds } วินาที

# The first screen.

page-start-play = เล่น Bendomino
page-start-ben = โดมิโนกับ Ben
page-start-more = เล่นแบบอื่น
page-start-dealing = กำลังแจก …
page-start-coming = กำลังโหลดกติกา …
page-start-again = ลองใหม่
page-start-curved = โดมิโนโค้ง
page-start-straight = โดมิโนตรง
page-start-about = เกี่ยวกับกติกานี้
page-start-players = สำหรับผู้เล่น { $players } คน
page-start-minutes = แมตช์กับ Ben ใช้เวลาราว { $count } นาที
page-start-ruled = ข้อกำหนดของเรา เพราะแหล่งที่มาไม่ได้บอกไว้: { $field }
page-start-rules = อ่านกติกานี้
page-start-seats = ผู้เล่น
page-start-seat-partner = ที่นั่ง { $number } เพื่อนร่วมทีมของคุณ
page-start-seat-opponent = ที่นั่ง { $number } อีกทีม
page-start-sitter-me = คุณ
page-start-sitter-ben = Ben
page-start-sitter-ben-easy = Ben แบบง่าย
page-start-sitter-friend = เพื่อนที่เครื่องนี้
page-start-sitter-link = เพื่อนทางลิงก์
page-start-your-name = ชื่อของคุณ
page-start-friend-name = ชื่อเพื่อนของคุณ
page-start-friend = เพื่อน
page-start-here = ส่งเครื่องต่อกันเมื่อจบแต่ละตา ตัวในมือจะเปิดให้เห็นเฉพาะคนที่กดว่าพร้อม
page-start-link = เมื่อเปิดโต๊ะแล้วจะมีลิงก์ให้ส่งไปหาเพื่อน
page-start-target = คะแนนที่ต้องถึงเพื่อชนะ
page-start-hand = จำนวนตัวในมือแต่ละคน
page-start-hand-each = { $usual ->
    [yes] { $count } ตามปกติ
   *[no] { $count }
}
page-start-children = สำหรับเด็กเล็ก
page-start-children-about = ใช้รูปภาพแทนตัวเลข เล่นถึง { $points } คะแนน กับ Ben แบบง่าย
page-start-finer = จับเวลา หรือเลือกการแจก
page-start-finer-curved = จับเวลา เลือกการแจก หรือใช้ชุดของคุณเอง
page-start-seconds = เวลาในแต่ละตา
page-start-seconds-about = ถ้าหมดเวลา Ben จะเล่นตานั้นต่อให้จบแทนคุณ
page-start-seconds-each = { $count ->
    [0] ไม่จับเวลา
   *[other] { $count } วินาที
}
page-start-number = หมายเลขเกม
page-start-number-about = ใครเล่นด้วยหมายเลขเดียวกันจะได้รับแจกตัวเหมือนกัน
page-start-number-wrong = ใช้ได้เฉพาะตัวอักษร a ถึง z ตัวเลข และขีดกลาง
page-start-bends = ตัวโดมิโนโค้งไปทางไหน
page-start-bends-balanced = สมดุล
page-start-bends-uniform = ทางเดียวกัน
page-start-bends-mirrored = กลับด้าน
page-start-bends-own = ชุดของฉันเอง
page-start-bends-about-balanced = แต่ละเลขมี 3 ตัวที่โค้งซ้ายและ 3 ตัวที่โค้งขวา
page-start-bends-about-uniform = ทุกตัวโค้งขวาเมื่อเริ่มจากเลขน้อยกว่าของตัวนั้น
page-start-bends-about-mirrored = ทุกตัวโค้งซ้ายเมื่อเริ่มจากเลขน้อยกว่าของตัวนั้น
page-start-own-about = ปรับให้เหมือนชุดที่คุณมี แตะที่ตัวไหน ตัวนั้นจะโค้งไปอีกทาง
page-start-own-tile = { $right ->
    [yes] { $tile } โค้งขวาเมื่อเริ่มจากเลข { $low }
   *[no] { $tile } โค้งซ้ายเมื่อเริ่มจากเลข { $low }
}
page-start-begin = เล่น
page-start-open = เปิดโต๊ะ
page-start-unreadable = แจกเกมแบบนี้ไม่ได้ ลองลดจำนวนตัวในมือแต่ละคน
page-start-record = เล่นต่อจากไฟล์บันทึกเกม
page-start-record-wrong = เล่นแมตช์ต่อจากไฟล์นี้ไม่ได้ ต้องเป็นไฟล์บันทึกเกมที่ชื่อลงท้ายด้วย .bdo
page-start-record-large = ไฟล์นี้ใหญ่เกินกว่าจะเป็นบันทึกเกม

# Saved matches.

page-saved = แมตช์ของคุณ
page-saved-more = ดูเพิ่ม
page-saved-coming = กำลังค้นหา …
page-saved-gone = แมตช์ที่ตอนนี้เปิดดูไม่ได้
page-saved-replay = ดูซ้ำ

# The foot of the first screen.

page-foot = เพิ่มเติมเกี่ยวกับ bendo
page-foot-rules = กติกา
page-foot-tips = เคล็ดลับ
page-foot-questions = คำถาม
page-foot-independent = bendo ไม่เกี่ยวข้องกับผู้จัดจำหน่าย Bendomino ซึ่งเป็นเจ้าของชื่อนี้
page-foot-version = รุ่น { $version }

# You, and the settings.

page-you = ข้อมูลของคุณ
page-you-name = ชื่อของคุณ
page-you-name-about = คนอื่นจะเห็นชื่อนี้เมื่อคุณเล่นกับเพื่อน
page-you-theme = สี
page-you-theme-auto = ตามเครื่อง
page-you-theme-baize = ผ้าสักหลาด
page-you-theme-night = กลางคืน
page-you-theme-high-contrast = คอนทราสต์สูง
page-you-faces = หน้าตัวโดมิโน
page-you-faces-pips = แต้ม
page-you-faces-numerals = ตัวเลข
page-you-faces-pictures = รูปภาพ
page-you-language = ภาษา
page-you-language-auto = ตามเบราว์เซอร์
page-you-playing = การเล่น
page-you-confirm = ถามก่อนลง
page-you-confirm-about = ตัวที่ลงได้แบบเดียวจะรอให้แตะอีกครั้ง
page-you-automatic = จั่วและผ่านให้เอง
page-you-automatic-about = เมื่อทำอย่างอื่นไม่ได้
page-you-keys = ปุ่มลัด
page-you-keys-about = ใช้ตัวอักษรและตัวเลขเป็นปุ่มลัดที่โต๊ะ
page-you-sound = เสียง
page-you-sound-about = มีเสียงเบาๆ เมื่อลงตัวโดมิโน
page-you-thinking = ตัวช่วยคิด
page-you-hints = คำใบ้
page-you-hints-about = ถามได้ว่า Ben จะเล่นอย่างไร
page-you-unseen = ตัวที่ยังไม่เห็น
page-you-unseen-about = ตัวทั้งหมดที่คุณยังไม่เห็น
page-you-bends = ทิศโค้งที่เหลือ
page-you-bends-about = แยกตามเลขว่าตัวที่ยังไม่เห็นโค้งซ้ายและโค้งขวากี่ตัว
page-you-statistics = สถิติ
page-you-no-statistics = ยังไม่มีอะไร เล่นแมตช์ให้จบสักครั้งก่อน
page-you-level-people = คนอื่น
page-you-level-mixed = ผู้เล่นหลายแบบ
page-you-against = { $sheet } แข่งกับ { $who }
page-you-counts = { $matches } แมตช์ { $rounds } รอบ ในนั้นตัน { $blocked } รอบ
page-you-row-matches = แมตช์ที่ชนะ
page-you-row-rounds = รอบที่ชนะ
page-you-row-points = คะแนน
page-you-row-drawn = ตัวที่จั่ว
page-you-row-fitted = ในนั้นลงได้ทันที
page-you-row-expected = ที่ควรได้ตามโอกาส
page-you-draws = ตัวที่จั่วแล้วลงได้: คุณ { $fitted } จาก { $draws } ตามโอกาสควรได้ { $expected }
page-you-draws-others = { $who }: { $fitted } จาก { $draws } ตามโอกาสควรได้ { $expected }
page-you-chance = จำนวนที่ควรได้ตามโอกาสคำนวณก่อนจั่วทุกครั้ง จากจำนวนตัวในกองกลางที่จะลงได้ ไม่มีใครบังคับดวงได้ ยิ่งเล่นนาน 2 จำนวนนี้จึงยิ่งใกล้กัน หลังจั่วไป { $draws } ครั้ง ต่างกัน { $usual } ก็ยังไม่แปลก
page-you-device = เครื่องอื่น
page-you-device-about = เล่นต่อในเครื่องอื่นเป็นคนเดิม พร้อมแมตช์และการตั้งค่าของคุณ
page-you-code = รหัส
page-you-code-give = แสดงรหัส
page-you-code-until = ใส่รหัสนี้ในอีกเครื่องหนึ่ง ที่หน้า “ข้อมูลของคุณ” ก่อน { $time }
page-you-code-enter = รหัสจากเครื่องอื่น
page-you-code-about = จากนั้นเบราว์เซอร์นี้จะเป็นของคนนั้น ส่วนแมตช์ที่เริ่มไว้ที่นี่จะยังเป็นของตัวคุณเดิม
page-you-code-take = ใช้ต่อเป็นคนนั้น
page-you-code-wrong = ไม่รู้จักรหัสนี้ หรือรหัสใช้ไม่ได้แล้ว ขอรหัสใหม่จากอีกเครื่องหนึ่ง
page-you-code-done = ยินดีต้อนรับกลับมา ตอนนี้เบราว์เซอร์นี้รู้จักคุณแล้ว
page-you-kept = ข้อมูลที่เก็บไว้
page-you-kept-about = ชื่อ การตั้งค่า แมตช์ และสถิติของคุณ ไม่มีที่อยู่ ไม่มีรหัสผ่าน
page-you-export = ดาวน์โหลดทั้งหมด
page-you-erase = ลบทั้งหมด
page-you-erase-sure = คุณจะถูกลบออกจากทุกที่ รวมทั้งแมตช์และสถิติทั้งหมด และเอากลับคืนมาไม่ได้
page-you-erase-yes = ลบ
page-you-erase-no = เก็บไว้
page-you-erased = ลบทุกอย่างแล้ว
page-you-nobody = ยังไม่ได้เก็บอะไรเกี่ยวกับคุณ

# After a round and after a match, and what Ben would have done. $who a seat, or the two of a team.

page-round-blocked = ตัน
page-round-blocked-more = ไม่มีใครลงได้ และจั่วไม่ได้แล้ว
page-round-scored = { $team ->
    [yes] { $who } ได้ { $points }
   *[no] { $you ->
        [yes] คุณได้ { $points }
       *[no] { $who } ได้ { $points }
    }
}
page-round-scored-several = คะแนนของรอบนี้ { $scores }
page-round-hands = ในมือทุกคน
page-round-no-tiles = ไม่เหลือสักตัว
page-round-pips = { $pips } แต้ม
page-round-target = ถึง { $target } ก่อนชนะ
page-round-next = รอบต่อไป
page-match-again = เล่นอีกแมตช์
page-match-same = แจกแบบเดิม เล่นอีกครั้ง
page-match-last = รอบสุดท้าย
page-match-rounds = คะแนนแต่ละรอบ
page-match-chart = กราฟคะแนนหลังจบแต่ละรอบ ตารางด้านล่างบอกเรื่องเดียวกัน
page-match-chart-side = { $who } { $points }
page-match-keep = เก็บไว้ หรือตรวจการแจก
page-match-copy = คัดลอกบันทึกเกม
page-match-copied = คัดลอกบันทึกเกมแล้ว
page-match-record = บันทึกเกมลงไฟล์ (.bdo)
page-match-svg = บันทึกรูป (SVG)
page-match-png = บันทึกรูป (PNG)
page-match-not-kept = เบราว์เซอร์นี้ทำไม่ได้
page-match-check = ตรวจการแจก
page-proof-holds = { $here ->
    [yes] { $count ->
        [1] ตรวจแล้วถูกต้อง: ตราผนึกจากหมายเลขกับ salt ตรงกับที่แจ้งไว้ก่อนการแจกครั้งแรก (เบราว์เซอร์นี้คำนวณเอง) และรอบที่เล่นเป็นไปตามหมายเลขนั้น (เซิร์ฟเวอร์คำนวณ)
       *[other] ตรวจแล้วถูกต้อง: ตราผนึกจากหมายเลขกับ salt ตรงกับที่แจ้งไว้ก่อนการแจกครั้งแรก (เบราว์เซอร์นี้คำนวณเอง) และทั้ง { $count } รอบเป็นไปตามหมายเลขนั้น (เซิร์ฟเวอร์คำนวณ)
    }
   *[no] { $count ->
        [1] เซิร์ฟเวอร์ตรวจแล้วถูกต้อง: ตราผนึกจากหมายเลขกับ salt ตรงกับที่แจ้งไว้ก่อนการแจกครั้งแรก และรอบที่เล่นเป็นไปตามหมายเลขนั้น
       *[other] เซิร์ฟเวอร์ตรวจแล้วถูกต้อง: ตราผนึกจากหมายเลขกับ salt ตรงกับที่แจ้งไว้ก่อนการแจกครั้งแรก และทั้ง { $count } รอบเป็นไปตามหมายเลขนั้น
    }
}
page-proof-seal = ตรวจไม่ผ่าน: ตราผนึกจากหมายเลขกับ salt ไม่ตรงกับที่แจ้งไว้ก่อนการแจกครั้งแรก
page-proof-deal = ตรวจไม่ผ่าน: รอบที่ { $round } ไม่เป็นไปตามหมายเลข
page-proof-number = หมายเลข
page-proof-salt = salt
page-proof-commit = ตราผนึก
page-review = Ben จะเล่นอย่างไร
page-review-whose = ตาของใคร
page-review-asking = Ben กำลังดูรอบนี้ทั้งรอบ
page-review-step = การตัดสินใจครั้งที่ { $number } จาก { $count }
page-review-hand = ในมือตอนนั้น
page-review-show-his = ดูตัวที่ Ben จะลงตรงนั้น
page-review-show-laid = ดูตัวที่ลงจริง
page-review-signs = ตัวที่สว่างคือตัวที่ลงจริง ตัวเส้นประคือของ Ben

# A match watched again.

page-replay = ดูซ้ำอีกครั้ง
page-replay-title = ดูซ้ำแมตช์ { $sheet } บน bendo
page-replay-coming = กำลังโหลดแมตช์
page-replay-not-over = แมตช์นี้ยังไม่จบ เมื่อจบแล้วจะดูซ้ำได้ที่นี่
page-replay-table = ไปที่โต๊ะ
page-replay-round = รอบ
page-replay-round-of = รอบที่ { $round } จาก { $count }
page-replay-step = ขั้นของรอบ
page-replay-play = เล่นต่อเนื่อง
page-replay-stop = หยุด
page-replay-boneyard = { $count ->
    [0] กองกลางหมดแล้ว
   *[other] ในกองกลางมี { $count } ตัว
}
page-step-first = ไปตอนแจก
page-step-back = ถอยหลัง 1 ขั้น
page-step-on = ไปหน้า 1 ขั้น
page-step-last = ไปตอนจบรอบ

# Without a network.

page-offline = ไม่มีเครือข่าย การเล่นต้องใช้เซิร์ฟเวอร์ แต่กติกาที่คุณเคยอ่านแล้วยังเปิดอ่านได้
