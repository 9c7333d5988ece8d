# Glossary: tile ตัว, ตัวโดมิโน; curved, straight tile ตัวโค้ง, ตัวตรง; half ครึ่ง; number เลข; blank ว่าง; pip แต้ม (heavy แต้มสูง);
# double ดับเบิล; set ชุด; hand มือ, ในมือ; boneyard กองกลาง; line แถว; end ปลาย; arm แขน; first tile ตัวแรก; starters ตัวตั้งต้น;
# leading double ดับเบิลที่เปิดรอบ; bend โค้งซ้าย, โค้งขวา; crosswise วางขวาง; outward, inward หันด้านเปิดออก, เข้า; match เลขตรงกัน;
# fit มีที่วาง, in all senses ลงได้; open ปลายเปิด; closed ปลายปิดข้างเดียว; dead ปลายตัน; ring วงแหวน; to lay ลง; to lead เปิดรอบ; to draw
# จั่ว; to pass ผ่าน; to be out หมดมือ; blocked ตัน; penalty ถูกปรับ; turn ตา; round รอบ; match แมตช์; points คะแนน; points by
# fives คะแนนห้า; multiple of 5 หารด้วย 5 ลงตัว; lots จับสลาก; seat ที่นั่ง; team ทีม; partner เพื่อนร่วมทีม; opponent คู่แข่ง; rules
# กติกา; rule sheet ชุดกติกา; ruling ข้อกำหนดของเรา; source แหล่งที่มา; deal แจก, การแจก; game number หมายเลขเกม; seal ตราผนึก; record
# บันทึกเกม; hint คำใบ้; tip เคล็ดลับ; take back ย้อนตา; give up ยอมแพ้; replay ดูซ้ำ. The reader is คุณ, without particles.
# Spaces stand between phrases and around figures, Latin letters and names; there are no full stops.

# What is said of a game, in the terminal and on the page.
# Facts: $who a seat, or the seats of a team, and $you whether that is the reader; $tile and $tiles as 6-4; $end a to h.

play-you = คุณ
play-person = ผู้เล่น
play-player-heaviest = แต้มสูงก่อน
play-player-random = สุ่ม
play-player-ben = Ben
play-player-ben-classic = Ben
play-player-ben-easy = Ben (ง่าย)
play-player-tuned = จูน
play-partner = เพื่อนร่วมทีมของคุณ
play-and = { $first } และ { $last }

# How a round begins.

play-round = รอบที่ { $round }
play-dealt-again = ไม่มีใครมีดับเบิล จึงแจกใหม่ { $count } ครั้ง
play-begins = { $double ->
    [yes] { $you ->
        [yes] คุณมีดับเบิลสูงที่สุด จึงได้เปิดรอบ
       *[no] { $who } มีดับเบิลสูงที่สุด จึงได้เปิดรอบ
    }
   *[no] { $you ->
        [yes] ไม่มีใครมีดับเบิล คุณมีตัวที่แต้มสูงที่สุด จึงได้เปิดรอบ
       *[no] ไม่มีใครมีดับเบิล { $who } มีตัวที่แต้มสูงที่สุด จึงได้เปิดรอบ
    }
}
play-begins-any = { $you ->
    [yes] คุณได้เปิดรอบ จะใช้ตัวไหนก็ได้
   *[no] { $who } ได้เปิดรอบ
}
play-begins-first = { $you ->
    [yes] คุณได้เล่นก่อน
   *[no] { $who } ได้เล่นก่อน
}
play-ready = { $who } ถึงตาคุณแล้ว

# What can be done.

play-do-lead = เปิดรอบด้วย { $tile }
play-do-lay = { $tile } ที่ปลาย { $end }
play-do-draw = จั่ว 1 ตัว
play-do-pass = ผ่าน
play-do-fives = ได้ { $points } คะแนน
play-way-left = โค้งซ้าย
play-way-right = โค้งขวา
play-way-outward = หันด้านเปิดออก
play-way-inward = หันด้านเปิดเข้า
play-way-ring = ต่อเป็นวงแหวนกับปลาย { $end }

# What was done. $how begins with a comma or is empty; $drew names tiles, or counts them.

play-told-led = { $who } เปิดรอบด้วย { $tile }
play-told-laid = { $who } ลง { $tile } ที่ปลาย { $end }{ $how }
play-told-drew-laid = { $who } จั่วมา { $drew } แล้วลง { $tile } ที่ปลาย { $end }{ $how }
play-told-passed = { $who } ผ่าน
play-told-drew-passed = { $who } จั่วมา { $drew } แล้วผ่าน
play-told-drew = { $who } จั่วมา { $drew }
play-told-time = { $who } หมดเวลา จึงถูกปรับให้จั่ว { $penalty }
play-told-time-hidden = { $who } หมดเวลา จึงถูกปรับให้จั่ว 1 ตัว
play-told-time-nothing = { $who } หมดเวลา แต่ไม่เหลือตัวให้จั่วแล้ว
play-told-showed = ต้องหงาย { $tiles } ให้ทุกคนเห็น เพราะลงไม่ได้
play-told-scored = ได้ { $points } คะแนน

# What there is.

play-board-empty = ยังไม่มีตัวไหนบนโต๊ะ
play-tiles = { $count } ตัว
play-points = { $points } คะแนน

# What is known of the others' hands.

play-known = { $who } { $what }
play-known-nothing = ยังไม่รู้อะไรเกี่ยวกับมือของ { $who }
play-known-holds = มี { $tile } (หงายให้เห็นแล้ว)
play-known-short = { $what }
play-known-older = { $what } ใน { $count } จาก { $all } ตัว
play-lacks-number = ไม่มีเลข { $number }
play-lacks-left = ไม่มีเลข { $number } ที่โค้งซ้าย
play-lacks-right = ไม่มีเลข { $number } ที่โค้งขวา
play-lacks-tile = ไม่มี { $tile }
play-unseen = คุณยังไม่เห็น { $count } ตัว: { $tiles }

# What cannot be done.

play-end-shows = ปลาย { $end } เป็นเลข { $number }
play-no-match = { $tile } เลขไม่ตรงกับปลายไหนเลย: { $ends }
play-undo-nothing = ในรอบนี้ไม่มีตาของคุณให้ย้อน
play-undo-shown = ย้อนตานี้ไม่ได้แล้ว เพราะหลังจากนั้นมีตัวที่ปิดอยู่ถูกเปิดให้เห็นแล้ว
play-undo-over = รอบนี้จบและเปิดมือทุกคนแล้ว จึงย้อนตาไม่ได้

# The end of a round.

play-domino = โดมิโน!
play-out = { $you ->
    [yes] คุณลงครบทุกตัวแล้ว หมดมือ
   *[no] { $who } ลงครบทุกตัวแล้ว หมดมือ
}
play-blocked = ตัน: ไม่มีใครลงได้ และจั่วไม่ได้แล้ว
play-fives = คะแนนห้าในรอบนี้ { $scores }
play-most-fives = { $you ->
    [yes] คุณมีคะแนนห้ามากที่สุด จึงชนะรอบนี้
   *[no] { $who } มีคะแนนห้ามากที่สุด จึงชนะรอบนี้
}
play-most-fives-out = { $you ->
    [yes] คะแนนห้าสูงสุดเท่ากัน แต่คุณหมดมือ จึงชนะรอบนี้
   *[no] คะแนนห้าสูงสุดเท่ากัน แต่ { $who } หมดมือ จึงชนะรอบนี้
}
play-most-fives-pips = { $you ->
    [yes] คะแนนห้าสูงสุดเท่ากัน แต่คุณเหลือแต้มในมือน้อยกว่า จึงชนะรอบนี้
   *[no] คะแนนห้าสูงสุดเท่ากัน แต่ { $who } เหลือแต้มในมือน้อยกว่า จึงชนะรอบนี้
}
play-most-fives-leader = { $you ->
    [yes] คะแนนห้าสูงสุดเท่ากันและแต้มในมือก็เท่ากัน แต่คุณมาก่อนเมื่อนับจากคนเริ่มรอบ จึงชนะรอบนี้
   *[no] คะแนนห้าสูงสุดเท่ากันและแต้มในมือก็เท่ากัน แต่ { $who } มาก่อนเมื่อนับจากคนเริ่มรอบ จึงชนะรอบนี้
}
play-fewest = { $you ->
    [yes] คุณเหลือแต้มในมือน้อยที่สุด { $pips } แต้ม จึงชนะรอบนี้
   *[no] { $who } เหลือแต้มในมือน้อยที่สุด { $pips } แต้ม จึงชนะรอบนี้
}
play-fewest-both = { $who } เหลือแต้มในมือน้อยที่สุดเท่ากัน คนละ { $pips } แต้ม จึงชนะรอบนี้ด้วยกัน
play-tied = { $who } เหลือแต้มในมือน้อยที่สุดเท่ากัน { $pips } แต้ม
play-lot = { $who } ได้ { $tile }
play-lots = { $you ->
    [yes] จับสลาก แต้มมากที่สุดชนะ: { $lots } ดังนั้นคุณชนะรอบนี้
   *[no] จับสลาก แต้มมากที่สุดชนะ: { $lots } ดังนั้น { $who } ชนะรอบนี้
}
play-won = { $who } ได้ { $points } คะแนน = { $sum }
play-won-nothing = { $who } ได้ 0 คะแนน เพราะในมือคนอื่นไม่มีแต้มเลย
play-won-difference = { $who } ได้ { $points } คะแนน = { $sum } คือแต้มที่คนอื่นมีมากกว่า
play-nobody = ไม่มีใครได้คะแนน
play-shared = { $points } คะแนน = { $sum } แบ่งกัน { $count } คน ได้คนละ { $each }
play-round-total = รวมทั้งรอบนี้ได้ { $scores }
play-side-points = { $who }: { $points }
play-standing = คะแนนในแมตช์ตอนนี้ { $scores } (ใครถึง { $target } ก่อนชนะ)
play-standing-end = แมตช์จบด้วยคะแนน { $scores }

# The end of the match. $team: whether $who are a team; $rounds: play-rounds.

play-match-won = { $team ->
    [yes] { $who } ชนะแมตช์นี้ หลังเล่นไป { $rounds }
   *[no] { $you ->
        [yes] คุณชนะแมตช์นี้ หลังเล่นไป { $rounds }
       *[no] { $who } ชนะแมตช์นี้ หลังเล่นไป { $rounds }
    }
}
play-rounds = { $count } รอบ
play-rounds-head = รอบ
play-rounds-how = จบแบบ
play-rounds-out = หมดมือ
play-rounds-blocked = ตัน
play-rounds-total = รวม
