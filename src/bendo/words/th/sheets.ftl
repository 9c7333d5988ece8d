# The rule sheets: what each is called, and what it is in one line.

sheet-blue-orange = Bendomino
sheet-wild-draw = Bendomino แบบจั่วไม่อั้น
sheet-no-draw = Bendomino แบบไม่จั่ว
sheet-no-draw-teams = Bendomino แบบไม่จั่ว เล่นเป็นทีม
sheet-all-five = ออลไฟว์
sheet-jaques = Jaques of London
sheet-jaques-partnership = Jaques แบบทีม
sheet-jaques-draw-five = Jaques แบบ 5 ตัว
sheet-jaques-muggins = Jaques แบบมักกินส์
sheet-jaques-speed = Jaques แบบจับเวลา
sheet-ben = โดมิโนกับ Ben
sheet-draw = โดมิโนแบบจั่ว
sheet-draw-nine = โดมิโนแบบจั่ว ดับเบิล 9
sheet-draw-twelve = โดมิโนแบบจั่ว ดับเบิล 12
sheet-dutch = โดมิโนแบบจั่วของดัตช์
sheet-block = โดมิโนแบบไม่จั่ว

about-blue-orange = โดมิโนโค้ง เลขต้องตรงกัน และต้องมีที่วาง จั่วได้ 1 ตัว ถึงจะมีตัวที่ลงได้ก็ตาม
about-wild-draw = เหมือน Bendomino แต่ใครลงไม่ได้ต้องจั่วจนกว่าจะได้ตัวที่ลงได้
about-no-draw = เหมือน Bendomino แต่ไม่มีการจั่ว
about-no-draw-teams = เหมือน Bendomino แต่เล่น 2 ต่อ 2 และไม่มีการจั่ว
about-all-five = ต่อจากตัวโดมิโน 2 ตัวที่วางหลังชนกัน มี 4 ปลาย ได้คะแนนทุกครั้งที่เลขของปลายรวมกันแล้วหารด้วย 5 ลงตัว
about-jaques = โดมิโนโค้ง ดับเบิลวางขวางแถว และแถวห้ามแตะกันเอง
about-jaques-partnership = เหมือน Jaques of London แต่เล่น 2 ต่อ 2
about-jaques-draw-five = เหมือน Jaques of London แต่แจกคนละ 5 ตัว
about-jaques-muggins = เหมือน Jaques of London แต่ได้คะแนนทุกครั้งที่เลขของปลายรวมกันแล้วหารด้วย 5 ลงตัว
about-jaques-speed = เหมือน Jaques of London แต่มีเวลาตาละ 10 วินาที
about-ben = โดมิโนตรงสำหรับ 2 คน จั่วจนกว่าจะได้ตัวที่ลงได้ ใครชนะรอบนี้ได้เปิดรอบต่อไป
about-draw = โดมิโนตรง จั่วกี่ครั้งก็ได้ แต่ทุกแขนของดับเบิลที่เปิดรอบต้องมีตัวต่อก่อน
about-draw-nine = เหมือนโดมิโนแบบจั่ว แต่ใช้ชุดดับเบิล 9 และดับเบิลที่เปิดรอบมี 4 แขน
about-draw-twelve = เหมือนโดมิโนแบบจั่ว แต่ใช้ชุดดับเบิล 12 และดับเบิลที่เปิดรอบมี 8 แขน
about-dutch = เหมือนโดมิโนแบบจั่ว แต่จั่วได้เมื่อจำเป็นเท่านั้น ไม่เกิน 2 ตัว และห้ามจั่ว 2 ตัวสุดท้าย
about-block = เหมือนโดมิโนแบบจั่ว แต่ไม่มีการจั่ว
