### Tutte le parole di Lampioni. Le fiamme sono femminili tutte e cinque: basta «una».

lanterns-ask-flame = Quanto alzi la tua fiamma?
lanterns-option-spark = Scintilla (1)
lanterns-option-glow = Fiammella (2)
lanterns-option-flame = Fiamma (3)
lanterns-option-flare = Fiammata (4)
lanterns-option-blaze = Vampata (5)
lanterns-flame-spark = scintilla
lanterns-flame-glow = fiammella
lanterns-flame-flame = fiamma
lanterns-flame-flare = fiammata
lanterns-flame-blaze = vampata

## Il registro, e la fine

lanterns-event-flame-shown = { $seat } mostra una { $flame }.
lanterns-event-flames-choked = Le fiamme di { $seats } si soffocano a vicenda.
lanterns-event-wind-rose = Il vento soffia con forza { $wind }.
lanterns-event-flame-blown-out = Il vento spegne la fiamma di { $seat }.
lanterns-event-lamps-lit = { $seat } accende { $amount ->
    [one] un lampione
   *[other] { $amount } lampioni
} e ne ha { $lamps }.
lanterns-end-street = Una strada è illuminata da cima a fondo.
lanterns-end-dawn = È arrivata l'alba prima che una strada fosse illuminata.

## Il tavolo

lanterns-phase-choosing = alza la tua fiamma
lanterns-phase-over = la notte è finita
lanterns-field-goal = lampioni di una strada
lanterns-field-wind = vento
lanterns-field-lamplighters = lampionai
lanterns-field-lamps = lampioni
lanterns-field-shown = prima
lanterns-field-chosen = adesso
lanterns-agreement-street = Strade
lanterns-agreement-street-short = Corte: 12 lampioni
lanterns-agreement-street-long = Lunghe: 20 lampioni

## Le regole

lanterns-rule-aim = Ogni lampionaio ha una strada di 12 lampioni, o di 20 se il tavolo vuole una notte più lunga. Vince chi per primo illumina una strada intera; se ci riescono in più d'uno nello stesso round, vince chi ha più lampioni, e a parità la vittoria è condivisa.
    .title = Lo scopo
lanterns-rule-flames = A ogni round tutti scelgono in segreto una fiamma da 1 (scintilla) a 5 (vampata), e le mostrano tutti insieme. Una fiamma accende tanti lampioni quanto è alta, a meno che non soffochi o non prenda il vento.
    .title = Le fiamme
lanterns-rule-gas = C'è gas per una sola fiamma di ogni altezza. Se due o più mostrano la stessa, tutte queste soffocano e non accendono nulla.
    .title = Il gas
lanterns-rule-wind = La fiamma più alta che arde ancora ripara le altre e prende il vento. Si tira un dado: se fiamma e vento insieme fanno più di 6, si spegne e non accende nulla; altrimenti accende il doppio dei lampioni della sua altezza.
    .title = Il vento
lanterns-rule-dawn = L'alba arriva dopo tanti round quanti sono i lampioni di una strada. Se nessuna strada è ancora illuminata, vince chi ha acceso più lampioni.
    .title = L'alba
