### El cliente de navegador, salvo lo que es propio de un juego.
### Segunda persona, frases cortas, sin exclamaciones.


## En todas las páginas

web-skip = Ir al contenido
web-nav = Páginas principales
web-nav-learn = Aprender
web-nav-rules = Reglas
web-nav-cards = Cartas
web-home = Volver al inicio
web-close = Cerrar
web-try-again = Intentar de nuevo
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = Tu navegador no permite copiarlo. Ya está seleccionado: pulsa Ctrl y C.
# El botón que abre idioma, iluminación y movimiento.
web-settings = Ajustes
web-language = Idioma
web-theme = Iluminación
web-theme-system = La del sistema
# El tema oscuro.
web-theme-lamplight = Luz de gas
# El tema claro.
web-theme-daylight = Luz del día
web-text-size = Tamaño de letra
web-text-size-percent = { $size } %
web-pace = Ritmo
web-pace-calm = Tranquilo
web-pace-normal = Normal
web-pace-brisk = Rápido
web-pace-off = Todo de golpe
web-steps = Paso a paso: seguir solo cuando yo quiera
web-confirm = Preguntar antes de decidir
web-confirm-off = Nunca
web-confirm-final = Solo si no se puede deshacer
web-confirm-always = Siempre
web-waiting = Un momento.
web-credits = Créditos
web-unofficial-short = Una mesa no oficial para jugar entre amigos. Los nombres son de sus propietarios; aquí no hay ilustraciones ni textos suyos.


## Los sonidos y el aviso de tu turno

web-volume = Volumen de los sonidos
# Un ajuste: ningún sonido.
web-muted = Silenciar
web-mute = Silenciar los sonidos
# Con la tecla que lo hace.
web-mute-key = Silenciar los sonidos (M)
web-sounds-off = Los sonidos están apagados.
web-sounds-on = Los sonidos están encendidos.
web-shake = Vibrar cuando me toque
# Un aviso del sistema; lo dice web-notices-hint.
web-notices = Avisar cuando me toque
web-notices-hint = Tu navegador muestra un aviso mientras miras otra cosa.
web-notices-refused = Tu navegador no lo permite. Permite las notificaciones de esta página en sus ajustes y vuelve a intentarlo.


## La página de inicio

# El título de la ventana en la página de inicio.
web-home-title = Una mesa bajo un farol de gas
web-home-tagline = Siéntate a una mesa bajo un farol de gas. Juega con tus amigos, por lejos que estén, o contra bots esta misma noche.
web-home-game = Juego
web-play-now = Jugar ya
# Para preparar una mesa nueva con otras personas.
web-set-table = Preparar una mesa
web-door-learn = Aprende a jugar
web-door-rules = Lee las reglas
web-door-cards = Mira las cartas
web-my-tables = Mis mesas
web-your-turn = Tu turno
# Una mesa sin nombre propio.
web-table-unnamed = Mesa de { $game }
# En qué punto está una mesa.
web-stage-seating = Esperando jugadores
web-stage-playing = En curso
web-stage-over = Terminada
web-public-tables = Mesas abiertas
web-public-tables-none = Ahora mismo no hay ninguna mesa abierta. Prepara una y cualquiera podrá encontrarla aquí.
web-free-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
web-recent-stories = Partidas recientes
web-recent-stories-none = Aún no se ha terminado ninguna partida en una mesa abierta.
# $winners es una lista de nombres.
web-story-won = Victoria de { $winners }
web-story-nobody = No ganó nadie
web-join = ¿Tienes una invitación?
web-join-example = Pega aquí el enlace
web-join-go = Ir a la mesa
web-join-wrong = Ese enlace no lleva a ninguna mesa. Debería terminar en /table/ seguido de una serie de letras.


## Quién juega, antes de una partida que empieza ya

web-play-now-of = Jugar ya: { $game }
web-set-table-of = Preparar una mesa: { $game }
# Sobre una fila de números: cuántos asientos juega uno mismo, cuántos bots.
web-company-mine = Llevas tú
web-company-bots = Bots a tu lado
web-company-told = { $mine ->
    [one] Llevas un asiento
   *[other] Llevas { $mine } asientos
}, { $bots ->
    [0] sin nadie más a la mesa.
    [one] con un bot a tu lado.
   *[other] con { $bots } bots a tu lado.
} Sin cuenta y sin esperas.
web-company-begin = Empezar


## Una mesa nueva

web-new = Preparar una mesa
web-new-text = Decide cómo será la mesa. Después envía el enlace a tus amigos o deja que los bots ocupen los demás asientos.
web-new-name = Nombre de la mesa
web-new-name-example = La noche de los jueves
web-new-players = Jugadores
web-new-pack = Cartas
web-new-guests = Acceso y tiempo
web-new-public = Cualquiera puede encontrar esta mesa
web-new-public-hint = Aparece en la página de inicio, y también su repetición. Si no, solo se llega a ella con el enlace.
web-new-spectators = Se admiten espectadores
web-new-clock = Tiempo para cada decisión
web-seconds-clock = { $seconds ->
    [0] El que haga falta
    [60] 1 minuto
    [120] 2 minutos
    [300] 5 minutos
   *[other] { $seconds } segundos
}
web-new-absence = Un bot puede sustituir a quien se ausente más de
web-seconds-absence = { $seconds ->
    [60] 1 minuto
    [180] 3 minutos
    [600] 10 minutos
   *[other] { $seconds } segundos
}
web-bot-level = Cómo juegan los bots
web-new-rulings = Interpretaciones y variantes
web-new-rulings-text = Donde las reglas pueden leerse o jugarse de varias maneras, tú eliges. La primera opción es como jugamos nosotros.
web-new-create = Encender el farol
web-new-create-plain = Abre la mesa y te da su enlace. La partida empieza cuando tú digas.


## Los bots, por su nivel

web-bot-told = { $bot }: { $manner }
web-bot-mixed = Compañía variada
    .text = Cada bot juega a su manera.
web-bot-careful = Bot prudente
    .text = Sueña pronto y conserva lo que tiene.
web-bot-spiteful = Bot rencoroso
    .text = Hace daño a quien va en cabeza y le quita el último golpe.
web-bot-random = Bot despreocupado
    .text = Juega lo primero que se le pasa por la cabeza.
web-bot-greedy = Bot codicioso
    .text = En cada ronda se lleva todo lo que puede. Un buen rival para la primera noche.


## Antes de empezar: se ocupan los asientos

web-lobby-continued = Esta mesa sigue desde un momento de otra partida. Cada asiento dice de quién era: ocupa el que quieras seguir jugando.
web-your-name = Tu nombre
web-lobby-sit = Escribe tu nombre y ocupa un asiento libre.
web-name-missing = Primero escribe tu nombre.
web-seat-empty = asiento libre
web-seat-number = Asiento { $number }
web-seat-here = en la mesa
web-seat-away = ausente
# Un bot juega por una persona ausente.
web-seat-stood-in = ausente, juega un bot
web-sit = Sentarme aquí
# Alguien que ya tiene asiento ocupa otro.
web-sit-on = Sentarme aquí, asiento { $number }
web-move-to = Moverme aquí, asiento { $number }
web-put-bot = Poner un bot en el asiento { $number }
web-remove-bot = Quitar a { $name }
web-bot-level-of = Cómo juega { $name }
web-start = Empezar
web-start-empty-seats = { $count ->
    [one] Aún queda un asiento libre. Espera a alguien o pon un bot.
   *[other] Aún quedan { $count } asientos libres. Espera a tus amigos o pon bots.
}
web-start-ready = Podemos empezar.
web-invite = Invita a tus amigos
web-invite-link = Enlace a esta mesa
web-invite-hint = Quien lo tenga puede sentarse aquí o mirar.
web-invite-local = Nadie más puede abrir esta dirección. Para que entren tus amigos, arranca con:
# El nombre de la imagen para quien no puede verla.
web-invite-code = Un código para la cámara de tus amigos, con el enlace a esta mesa
web-stand-up = Levantarme
web-fill-now = { $count ->
    [one] Poner un bot en el asiento libre
   *[other] Poner bots en los { $count } asientos libres
}
web-phone = Seguir en mi teléfono
web-phone-how = { $count ->
    [one] Abre esto en tu teléfono y seguirás jugando desde allí. Puedes volver aquí cuando quieras.
   *[other] Abre esto en tu teléfono y seguirás jugando desde allí, con todos tus asientos. Puedes volver aquí cuando quieras.
}
# El nombre de la imagen para quien no puede verla.
web-phone-code = { $count ->
    [one] Código para la cámara de tu teléfono, con el enlace a tu asiento
   *[other] Código para la cámara de tu teléfono, con el enlace a tus { $count } asientos
}
web-phone-link = { $count ->
    [one] Enlace a tu asiento
   *[other] Enlace a tus { $count } asientos
}
web-phone-warning = Este enlace es solo para ti. Quien lo tenga juega en tu lugar.
web-phone-local = Tu teléfono no puede abrir esta dirección, porque el servidor solo responde a este ordenador. Arráncalo con: gaslamp serve --host 0.0.0.0
web-agreed = Lo acordado
web-agreed-public = Cualquiera puede encontrar esta mesa.
web-agreed-private = A esta mesa solo se llega con el enlace.
web-agreed-spectators = Se admiten espectadores.
web-agreed-no-spectators = No se admiten espectadores.
web-agreed-clock = { $seconds ->
    [60] 1 minuto para cada decisión.
    [120] 2 minutos para cada decisión.
    [300] 5 minutos para cada decisión.
    [one] 1 segundo para cada decisión.
   *[other] { $seconds } segundos para cada decisión.
}
web-agreed-no-clock = Sin límite de tiempo.
web-agreed-absence = { $seconds ->
    [60] Un bot puede sustituir a quien se ausente más de 1 minuto.
    [180] Un bot puede sustituir a quien se ausente más de 3 minutos.
    [600] Un bot puede sustituir a quien se ausente más de 10 minutos.
    [one] Un bot puede sustituir a quien se ausente más de 1 segundo.
   *[other] Un bot puede sustituir a quien se ausente más de { $seconds } segundos.
}
web-agreed-pack = Cartas: { $pack }
# Un acuerdo y lo que se ha elegido.
web-agreed-special = { $what }: { $choice }
web-agreed-usual = Interpretaciones: todas como las jugamos.


## Tú: un nombre y un avatar

web-you = Tú en la mesa
web-you-emblem = Emblema
web-you-colour = Color
web-you-hint = Lo guarda tu navegador y no hace falta cuenta. Se ve donde te sientas, miras o hablas.
web-you-keep = Guardar
web-you-any = Al azar
web-you-are = Eres { $name }
web-you-choose = Elige tu nombre
web-emblem-raven = Cuervo
web-emblem-hound = Sabueso
web-emblem-wolf = Lobo
web-emblem-stag = Ciervo
web-emblem-boar = Jabalí
web-emblem-spider = Araña
web-emblem-squid = Calamar
web-emblem-doctor = Máscara de médico
web-emblem-hood = Capucha
web-emblem-cloak = Capa alada
web-emblem-book = Libro cerrado
web-emblem-pendant = Colgante
web-emblem-potion = Poción
web-emblem-candle = Vela
web-emblem-lantern = Farol viejo
web-emblem-cage = Jaula
web-colour-0 = Granate
web-colour-1 = Ámbar
web-colour-2 = Musgo
web-colour-3 = Verde mar
web-colour-4 = Azul
web-colour-5 = Violeta
web-colour-6 = Rosa
web-colour-7 = Pizarra


## La gente de la mesa: quién está listo, quién lleva la mesa, quién mira

web-ready = Por mí, adelante
web-seat-ready = puede empezar
web-seat-not-ready = necesita un momento
web-seat-host = lleva la mesa
# Alguien tenía este asiento en la partida que continúa o en la mesa anterior.
web-seat-was = Asiento de { $name }
web-host-begins = { $name } empieza la partida cuando todo el mundo pueda.
web-host-none = La próxima persona que se siente lleva la mesa y empieza.
# $names es una lista de personas que aún no han dicho que están a punto.
web-start-not-ready = { $count ->
    [one] { $names } aún necesita un momento.
   *[other] { $names } aún necesitan un momento.
}
web-start-away = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
web-start-anyway = ¿Empezar sin esperar?
web-start-anyway-yes = Empezar de todos modos
web-start-wait = Esperar
web-lobby-full = Todos los asientos están ocupados. Puedes mirar o esperar a que quede uno libre.
web-people = Gente
web-watching-nameless = { $count ->
    [one] y alguien sin nombre
   *[other] y { $count } sin nombre
}
# Un interruptor: mientras está activo, no ves lo que dice esta persona.
web-mute-person = Silenciar a { $name }
web-make-host = Que { $name } lleve la mesa
web-send-away = Echar a { $name }
web-send-away-seating = El asiento queda libre. Quien tenga el enlace puede volver a sentarse.
web-send-away-playing = Sigue jugando un bot, y quien tenga el enlace puede ocupar el asiento.
web-send-away-yes = Echar
web-ban = Vetar en esta mesa
web-ban-text = Tras el veto, esa persona no podrá volver a sentarse ni a mirar aquí con este navegador.
web-send-away-no = Que se quede
# Lo ve quien sigue jugando.
web-left = { $name } ha dejado la mesa. Sigue jugando un bot y el asiento queda libre.


## Una persona en varios asientos

# En un asiento libre, para quien ya está sentado y lo quiere además del suyo.
web-sit-too = También mío
web-sit-too-on = También mío: ocupar además el asiento { $number }
web-stand-up-from = Levantarme del asiento de { $name }
web-stand-up-all = Levantarme de todos los asientos
web-seat-edit = { $name }: nombre y emblema
web-seat-name = Nombre en este asiento
# $names es una lista de los otros asientos de una persona.
web-seat-same = misma persona que { $names }
web-send-away-several = La misma persona deja también los asientos de { $names }.
web-leave-sure-several = Un bot seguirá jugando en cada asiento que dejes mientras quede alguien a la mesa, y cualquiera que tenga el enlace podrá ocuparlo.
web-leave-seat = Dejar el asiento de { $name }
web-leave-all = Dejar los { $count } asientos
web-my-seats = Tus asientos
web-my-seat-asked = { $name }: falta una respuesta
# Varias personas juegan en una pantalla y no deben verse las cartas.
web-curtain = Pásale la pantalla a { $name }
web-curtain-text = Lo que viene es solo para { $name }. Los demás miran a otro lado.
web-curtain-lift = Soy { $name }
web-keys-seat = A tu siguiente asiento; con Mayús, al anterior
web-new-mine = Asientos que llevas tú
web-new-mine-one = Uno, y lo eliges en la mesa
web-new-mine-allies = También puedes ocupar más asientos en la mesa.
web-new-mine-hint = También puedes ocupar más asientos en la mesa. Si el juego tiene secretos, la pantalla se tapa entre tus asientos.


## La mesa

web-table-waiting = De camino a la mesa.
web-title-playing = { $table }
web-title-your-turn = Tu turno: { $table }
web-menu = Menú
web-watching = { $count ->
    [one] Hay una persona mirando.
   *[other] Hay { $count } personas mirando.
}
web-prompt-shown = Mira lo que ocurre.
web-prompt-over = La partida ha terminado.
web-see-end = Ver cómo ha terminado
web-prompt-chosen = Has elegido { $choice }.
# $names es una lista de quienes aún eligen.
web-prompt-change = { $count ->
    [one] Puedes cambiar de idea mientras elige { $names }.
   *[other] Puedes cambiar de idea mientras eligen { $names }.
}
web-prompt-others = { $count ->
    [one] Aún está eligiendo otra persona.
   *[other] Aún están eligiendo otras { $count } personas.
}
web-prompt-waiting = Esperando a { $names }.
web-prompt-moment = Un momento.
web-prompt-watching = Estás viendo la partida.
web-prompt-resting = La mesa descansa hasta que vuelva alguien que juegue en ella.

## What happened, shown one thing after the other

web-go-on = Seguir
web-pause = Pausa (Espacio)
web-resume = Seguir (Espacio)
web-skip-all = Saltar al final (Esc)
web-again = Ver eso otra vez
web-again-shown = Otra vez
web-steps-offer = ¿Es tu primera vez? Puedes ver lo que ocurre paso a paso, a tu ritmo.
web-steps-yes = Paso a paso
web-steps-no = Que siga solo
web-confirm-ask = { $choice }: ¿es lo que eliges?
web-confirm-yes = Sí
web-confirm-no = Todavía no

web-clock-left = { $seconds ->
    [one] Queda 1 segundo
   *[other] Quedan { $seconds } segundos
}
# Para deshacer la última decisión propia, si los demás están de acuerdo.
web-take-back = Deshacer mi última decisión
web-undo-mine = Has pedido deshacer tu última decisión. Falta el visto bueno de { $names }.
web-undo-asked = { $name } pide deshacer una decisión. ¿Te parece bien?
web-undo-others = { $name } pide deshacer una decisión. Falta el visto bueno de { $names }.
web-undo-agree = De acuerdo
web-undo-refuse = No
web-undo-withdraw = Mejor no
web-gone = Hace un rato que { $name } no está.
web-stand-in = Que juegue un bot
web-seat-free = { $name } ha dejado la mesa. El asiento está libre.
web-leave = Dejar la mesa
web-leave-sure = Un bot seguirá jugando por ti mientras quede alguien a la mesa, y cualquiera que tenga el enlace podrá ocupar tu asiento.
web-leave-yes = Irme
web-stay = Quedarme
web-broken = Se ha cortado la conexión. Intentando recuperarla.


## El registro y la charla

# Ambos a la vez, como nombre de una parte de la página.
web-side = Registro y charla
web-side-unheard = { $count ->
    [one] Registro y charla, una línea nueva
   *[other] Registro y charla, { $count } líneas nuevas
}
web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-log-newest = A la última línea
web-before-round = Antes de la primera ronda
web-why = ¿Por qué?
web-why-line = ¿Por qué? { $line }
web-why-rules = Leerlo en las reglas
web-why-only-option = Solo había una opción, así que no se ha preguntado a nadie.
web-why-card = Se debe a esta carta: { $card }
web-talk = Charla
web-talk-empty = Todavía nadie ha dicho nada. Promete, amenaza y miente cuanto quieras: nada de lo dicho te compromete.
web-talk-empty-allies = Nadie ha dicho nada. Ganáis o perdéis juntos: haced los planes que queráis.
web-talk-ready = Frases preparadas
web-talk-say = Di algo
web-talk-send = Decirlo
web-talk-muted = { $name } ha dicho algo, pero tienes silenciada a esta persona.
# Junto al nombre de alguien que mira.
web-talk-watches = (mirando)
web-talk-apart = Quienes juegan leerán esto solo después de la partida.
web-talk-name-first = Elige un nombre si quieres hablar.


## La mesa sencilla, para juegos sin dibujo propio

web-plain-wish = Mesas sencillas: todos los juegos con palabras
web-plain-table = La mesa
web-plain-choices = Tu elección
web-plain-nothing-asked = Ahora no te toca elegir.
web-plain-not-now = Ahora no
web-plain-read = Leer { $card }
web-plain-happened = Lo que acaba de pasar
web-plain-end = Los jugadores
web-plain-winner = victoria


## El final

web-won-you = Has ganado
web-won-you-shared = Compartes la victoria
web-won = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado { $names }
}
web-won-nobody = No ha ganado nadie
web-end-place = Tu puesto: { $place }.º de { $count }.
web-rematch = Jugar otra vez
web-rematch-offer = Ya hay otra mesa preparada para el mismo grupo.
web-rematch-go = Ir a esa mesa
web-watch-replay = Ver la repetición
web-download = Descargar la partida
web-share = Comparte esta partida
web-share-link = Enlace a la repetición
web-share-hint = Con este enlace, cualquiera puede ver la partida de principio a fin.


## Mis partidas, como las recuerda este navegador

web-history = Mis partidas
web-history-text = Las partidas en las que has jugado, tal como las recuerda este navegador. Nadie más ve esta lista.
web-history-none = Cuando acabe una partida en la que juegues, aparecerá aquí. Solo la recuerda este navegador.
# How a match ended for the reader: a place among all players.
web-place = { $place }.º de { $count }
# In games where all win or lose together.
web-history-won = Victoria
web-history-lost = Derrota
web-history-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
web-history-alone = En solitario
# One of the others, who is a bot.
web-history-bot = { $name } ({ $level })
web-history-figures = Estadísticas de { $game }
# Heads of a column: the level of the bots, or people.
web-history-against = Contra
web-history-beside = Junto a
web-history-people = Personas
web-history-matches = Partidas
web-history-wins = Ganadas
web-history-share = Porcentaje
web-history-mean-place = Puesto medio
web-history-export = Descargar la lista
web-history-forget-this = Olvidar esta partida
web-history-forget = Olvidar esta partida: { $result }, { $date }
web-history-forget-all = Olvidarlas todas
web-history-sure = { $count ->
    [one] Este navegador dejará de recordar esta partida. Su repetición sigue donde está.
   *[other] Este navegador dejará de recordar estas { $count } partidas. Sus repeticiones siguen donde están.
}
web-history-forget-yes = Olvidarlas
web-history-keep = Conservarlas


## Una partida descargada, abierta en la página

web-file = Una partida de un archivo
web-file-text = Mira una partida que hayáis descargado tú o tus amigos. Elige su archivo o suéltalo en esta página. No sale de esta pestaña.
web-file-open = Abrir un archivo de partida
web-file-drop = Suelta para ver esta partida
web-file-none = No hay ningún archivo de partida abierto en esta pestaña. Elige uno para verlo.
# $place is where in the file, such as choices[3].
web-file-place = En el archivo, en { $place }: { $problem }


## Teclas

web-keys = Atajos de teclado
web-keys-this = Mostrar esta lista
web-keys-play = Reproducir y pausar
web-keys-step = Un momento atrás o adelante
web-keys-ends = Al principio o al final
web-keys-choose = Elegir por número
web-keys-read = Leer la carta enfocada
web-keys-pause = Pausar lo que se muestra, o seguir
web-keys-skip = Cerrar, o saltar lo que se muestra
web-key-space = Barra espaciadora
web-key-escape = Esc
web-key-home = Inicio
web-key-end = Fin


## Repeticiones

web-replay = Repetición: { $name }
web-replay-start = La mesa antes de la primera decisión.
web-replay-choice = { $name }: { $choice }
web-replay-link = Enlace a este mismo momento
web-replay-first = Ir al principio
web-replay-back = Momento anterior
web-replay-play = Reproducir
web-replay-pause = Pausar
web-replay-next = Momento siguiente
web-replay-last = Ir al final
web-replay-moment = Momento de la partida
web-replay-where = Ronda { $round }, momento { $moment } de { $last }
web-replay-round = Saltar a una ronda
web-replay-phase = Saltar a una fase de esta ronda
web-replay-more = Ronda, velocidad y más
web-continue-here = Continuar desde aquí


## Reglas y cartas

web-rules = Reglas de { $game }
web-rules-text = Con nuestras propias palabras, desde la primera carta hasta el último punto. Cada línea del registro remite a su lugar en esta guía.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] En las reglas no aparece nada así.
    [one] Aparece en una sección.
   *[other] Aparece en { $count } secciones.
}
web-rules-contents = Índice
web-cards = Cartas de { $game }
web-cards-text = Todas las cartas, tal como se ven en la mesa. Elige una para leerla de cerca.
web-cards-search = Buscar en las cartas
web-cards-section = Clase de carta
web-cards-all = Todas
web-cards-found = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
# On the pages for rules, cards and lessons of a game that has none.
web-page-empty = Aquí aún no hay nada que leer de { $game }.
web-cards-none = No hay ninguna carta así.
web-card-copies = Copias
web-card-copies-count = { $count ->
    [one] 1 en la caja
   *[other] { $count } en la caja
}
web-card-provenance = Procedencia
web-card-note = Nota


## Lecciones

web-learn = Aprende a jugar a { $game }
web-learn-text = Lecciones cortas en una mesa de verdad, de la más fácil a la más difícil. Eliges, ves paso a paso qué ocurre y lees por qué.
web-learn-progress = { $done ->
    [0] { $all } lecciones, de unos minutos cada una.
    [one] Has completado 1 de { $all } lecciones.
   *[other] Has completado { $done } de { $all } lecciones.
}
web-lesson-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-lesson-done = Completada
web-lesson-leave = Volver a las lecciones
web-lesson-step = Paso { $step } de { $all }
web-lesson-over = Lección completada
web-lesson-guide = Qué hacer
# Un botón que pliega la explicación, en pantallas pequeñas.
web-lesson-fold = Ocultar la explicación
web-lesson-unfold = Mostrar la explicación
# A quién le toca elegir en este paso de la lección.
web-lesson-you-are = Le toca elegir a { $name }
# Quien lee decide por su cuenta, y toda respuesta es buena a su manera.
web-lesson-decide = Tu decisión
web-lesson-otherwise = También podrías elegir { $choice }, pero el ejemplo va por otro camino. Lee el paso otra vez.
# $choices: lo que la lección puede mostrar.
web-lesson-unprepared = También podrías elegir { $choice }. Esta lección muestra qué pasa con { $choices }.
web-lesson-show = Hazlo por mí
web-lesson-came = Qué ha pasado con { $choice }
web-lesson-try = ¿Y si hubieras elegido otra cosa?
web-lesson-again = Desde el principio
web-lesson-next = Siguiente lección
web-lesson-all-done = A jugar
web-lesson-rule = Leer la regla

## Un paseo por la mesa, y la invitación

web-tour = Un paseo por la mesa
web-tour-text = Qué hay en cada sitio y qué significan los signos.
# Un botón en el menú de una mesa.
web-tour-open = Enséñame la mesa
web-tour-stop = { $stop } de { $all }
web-tour-next = Siguiente
web-tour-back = Anterior
web-tour-done = Entendido
web-tour-first-lesson = A la primera lección
web-tour-prompt = Esta línea dice siempre qué tienes que decidir o a quién espera la mesa.
    .title = Qué se te pide
web-tour-log = Todo lo que ha pasado, línea a línea. El signo de interrogación de cada línea muestra la regla que hay detrás. En una mesa con más gente, la charla también está aquí.
    .title = El registro
web-first-time = ¿Es tu primera vez aquí?
web-first-time-text = Diez minutos de lecciones y sabrás jugar a { $game }.
web-first-time-later = Ahora no


## Créditos

web-unofficial = Una mesa no oficial
web-unofficial-text = Esta adaptación está hecha por afición, sin participación de las editoriales. Los nombres de juegos, cartas y personajes pertenecen a sus propietarios. No se usa ninguna ilustración ni ningún texto suyo: los dibujos, los textos de las cartas, las reglas y la ambientación son nuestros.
web-credits-fonts = Tipografías
# $author creó un tipo de letra.
web-credits-font = de { $author }, { $licence }
web-credits-icons = Emblemas
web-credits-icons-text = Los emblemas de las cartas son obra de los artistas de una colección libre para juegos de mesa. Junto a cada nombre figuran sus dibujos.
web-credits-rest = Todo lo demás
web-credits-rest-text = El farol, la ciudad, los marcos de las cartas y la mesa se dibujaron para Gaslamp.


## Cuando algo va mal

web-trouble = Ha surgido un contratiempo
web-trouble-no-line = No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.
web-trouble-unknown = El servidor no ha podido responder. Inténtalo de nuevo dentro de un momento.
web-trouble-no-such-game = Ese juego no está disponible aquí.
web-farewell = No puedes quedarte aquí
# Para renunciar a un asiento que el servidor ya no conoce.
web-without-seat = Seguir sin el asiento
web-lost = El farol no alumbra tan lejos
web-lost-text = No hay ninguna página en esta dirección. Quizá falte alguna letra en el enlace.
