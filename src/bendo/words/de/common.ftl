# Words that several other messages need.

side-seat = Platz { $number }
side-team = Team { $number }

# How many can play: from $number to $last, or $number alone.
players = { $several ->
    [yes] { $number } bis { $last } Spieler
   *[no] { $number } Spieler
}

# An end of the line, $end, with the number that it shows, and which way a tile may bend there.

line-end-straight = Ende { $end } zeigt { $number }.
line-end-held = Ende { $end } zeigt { $number } und wartet, bis an jedem Arm des Eröffnungspaschs ein Stein liegt.
line-end-both = Ende { $end } zeigt { $number } und ist offen: Ein Stein darf nach links oder rechts biegen.
line-end-left = Ende { $end } zeigt { $number } und ist geschlossen: Ein Stein muss nach links biegen.
line-end-right = Ende { $end } zeigt { $number } und ist geschlossen: Ein Stein muss nach rechts biegen.
line-end-dead = Ende { $end } zeigt { $number } und ist tot: Hier hat nichts mehr Platz.
line-end-none = Ende { $end } zeigt { $number }: Ein Stein hat weder nach links noch nach rechts Platz.
line-end-double-both = { $tile } darf nach außen oder innen offen liegen.
line-end-double-outward = { $tile } muss nach außen offen liegen.
line-end-double-inward = { $tile } muss nach innen offen liegen.
line-end-double-none = { $tile } hat keinen Platz.
line-end-gone = Ende { $end } ist in einem Ring verschwunden.
