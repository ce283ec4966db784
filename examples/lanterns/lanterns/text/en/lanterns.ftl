### All words of Lanterns. A key begins with the game's id; what comes after it is what the house looks for.

lanterns-ask-flame = How high do you turn your flame?
lanterns-option-spark = Spark (1)
lanterns-option-glow = Glow (2)
lanterns-option-flame = Flame (3)
lanterns-option-flare = Flare (4)
lanterns-option-blaze = Blaze (5)
lanterns-flame-spark = spark
lanterns-flame-glow = glow
lanterns-flame-flame = flame
lanterns-flame-flare = flare
lanterns-flame-blaze = blaze

## The log, and how it ends

lanterns-event-flame-shown = { $seat } shows a { $flame }.
lanterns-event-flames-choked = The flames of { $seats } choke each other.
lanterns-event-wind-rose = The wind blows with a force of { $wind }.
lanterns-event-flame-blown-out = The wind puts out the flame of { $seat }.
lanterns-event-lamps-lit = { $seat } lights { $amount ->
    [one] one lamp
   *[other] { $amount } lamps
} and has { $lamps }.
lanterns-end-street = A street is lit from end to end.
lanterns-end-dawn = Dawn has come before any street was lit.

## The table

lanterns-phase-choosing = turn up your flame
lanterns-phase-over = the night is over
lanterns-field-goal = lamps in a street
lanterns-field-wind = wind
lanterns-field-lamplighters = lamplighters
lanterns-field-lamps = lamps
lanterns-field-shown = last time
lanterns-field-chosen = now
lanterns-agreement-street = Streets
lanterns-agreement-street-short = Short: 12 lamps
lanterns-agreement-street-long = Long: 20 lamps

## The rules

lanterns-rule-aim = Every lamplighter has a street of 12 lamps, or of 20 if the table wants a longer night. Whoever first lights a whole street wins; if several do so in the same round, the one with more lamps, and with equally many they share the win.
    .title = The aim
lanterns-rule-flames = Each round everybody secretly chooses a flame from 1 (spark) to 5 (blaze), and all are shown at once. A flame lights as many lamps as it is tall, unless it chokes or stands in the wind.
    .title = Flames
lanterns-rule-gas = There is gas for only one flame of each height. Where two or more show the same, all of these choke and light nothing.
    .title = Gas
lanterns-rule-wind = The tallest flame that still burns shelters the others and stands in the wind. A die is rolled: if flame and wind together make more than 6, it goes out and lights nothing; if not, it lights twice as many lamps as it is tall.
    .title = Wind
lanterns-rule-dawn = Dawn comes after as many rounds as a street has lamps. If no street is lit by then, whoever has lit most lamps wins.
    .title = Dawn
