### El cliente de terminal y los demás comandos.

## Empezar y terminar

terminal-welcome = Juegas como { $name }. { $count ->
    [0] No hay nadie más en la mesa.
    [one] Un bot comparte mesa contigo: { $bots }.
   *[other] { $count } bots comparten mesa contigo: { $bots }.
} Semilla: { $seed }.
terminal-welcome-together = { $names } comparten este teclado. { $count ->
    [0] No hay nadie más en la mesa.
    [one] Un bot comparte mesa con el grupo: { $bots }.
   *[other] { $count } bots comparten mesa con el grupo: { $bots }.
} Semilla: { $seed }.
terminal-resumed = { $count ->
    [one] La partida sigue donde se guardó, tras 1 decisión.
   *[other] La partida sigue donde se guardó, tras { $count } decisiones.
}
terminal-hint = Responde con el número o la letra de una opción, con un nombre o con su comienzo. Para todo lo demás, escribe ayuda.
terminal-bye = Buenas noches.
terminal-unsaved = ¿Salir sin guardar? Escribe salir otra vez para salir, o guardar para guardarla.
terminal-no-input = No hay más entrada, así que la partida se detiene aquí. Se puede volver a jugar con la semilla { $seed }.
terminal-file-there = { $file } ya existe. Escribe guardar y otro nombre.

## La mesa

terminal-final-boss-ahead = { $count ->
    [0] { $name }: llega a continuación
    [one] { $name }: dentro de 1 carta
   *[other] { $name }: dentro de { $count } cartas
}
terminal-echoes = { $count ->
    [one] 1 Eco
   *[other] { $count } Ecos
}
terminal-no-monster = No hay ningún Monstruo en juego.
terminal-dead = sin vida
terminal-none = ninguna
terminal-track-space = { $type } { $space } (vale { $worth }, luego { $coming })
terminal-hunter-line = { $name }: Salud { $health } de { $max }, recolectados { $collected }, depositados { $banked }, { $trophies }, cartas usadas: { $used }, cartas en mano: { $hand }.
terminal-mark = { $name } ({ $marks })

## Preguntar

terminal-your-choice = Tu elección
terminal-choice-of = { $name }, tu elección
terminal-question-to = { $name }: { $question }
terminal-aliases = h=help q=quit card=? carta=? ayuda=help porqué=why por_qué=why registro=log mesa=table manos=hands mapa=map hoja=sheet reglas=rules saltar=skip deshacer=undo guardar=save salir=quit
terminal-watching = Estás fuera de la partida. Intro: siguiente ronda, o una orden
terminal-unknown = Aquí nada se llama «{ $word }». Escribe una opción ({ $first }-{ $last }), un nombre o su comienzo; ayuda muestra las órdenes.
terminal-no-such-command = No existe la orden «{ $word }»; ayuda las muestra todas.
terminal-ambiguous = «{ $word }» puede referirse a { $names }.
terminal-refused = { $name }: { $reason }
terminal-you-choose = Eliges: { $choice }.
terminal-they-choose = { $name } elige: { $choice }.
terminal-skipping = Hasta la próxima ronda pasarás en todo lo que permita pasar.
terminal-skips = Hasta la próxima ronda { $name } pasará en todo lo que permita pasar.
terminal-help =
    número o nombre  elegir (basta el comienzo de un nombre)
    ?                explicar todas las cartas a la vista
    ? nombre         explicar una carta, un Monstruo o una regla
    porqué           la regla en que se basa lo último que ha pasado (why)
    porqué número    la regla en que se basa una línea del registro
    registro         lo que ha pasado hasta ahora, con números (log)
    registro número  las últimas líneas del registro
    mesa             mostrar otra vez la mesa (table)
    { $own }
    reglas palabra   buscar en las reglas (rules)
    saltar           pasar hasta la próxima ronda en todo lo que permita pasar (skip)
    deshacer         deshacer tu última decisión, si desde entonces no se ha revelado nada (undo)
    guardar nombre   guardar la partida en un archivo (save)
    ayuda            estas órdenes (help)
    salir            salir (quit)
terminal-help-also = (también: { $words })
terminal-help-bloodborne = manos            lo que cada cual puede tener aún en la mano (hands)

## Respuestas a los comandos

terminal-why = { $title }: { $text }
terminal-no-rule = Este juego no dice qué regla era.
terminal-why-cause = Se debe a esta carta: { $text }
terminal-nothing-happened = Todavía no ha pasado nada.
terminal-no-such-line = El registro no tiene ninguna línea { $number }.
terminal-no-such-card = Ninguna carta ni Monstruo se llama «{ $word }».
terminal-saved = Partida guardada en { $file }. Para seguir más tarde: { $command }
terminal-undone = Se ha deshecho tu última decisión.
terminal-no-cards = { $game } se juega sin cartas.
terminal-nothing-found = Las reglas no dicen nada de «{ $word }».
terminal-no-rules = Este juego no tiene reglamento de consulta.
terminal-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}

## El final

terminal-over = Fin de la partida. { $reason }
terminal-winner = { $count ->
    [0] No gana nadie.
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
}
terminal-won-together = La partida está ganada.
terminal-lost-together = La partida está perdida.
terminal-after-the-end = Intro: salir. También: guardar nombre, registro, porqué
terminal-sum = { $banked } por Ecos depositados + { $kin } por Semejantes + { $humanoid } por Humanoides + { $beast } por Bestias = { $total }

## Simular, repetir, comprobar

terminal-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} de { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, semilla { $seed }
terminal-games-bloodborne = { $count ->
    [one] 1 partida de { $players } Cazadores, semilla { $seed }
   *[other] { $count } partidas de { $players } Cazadores, semilla { $seed }
}
terminal-games-eldritch = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} de { $players ->
    [one] 1 investigador
   *[other] { $players } investigadores
}, semilla { $seed }
terminal-bot = Bot
terminal-wins = Proporción de victorias
terminal-line-up = Grupo
terminal-games-won = Partidas ganadas
terminal-won-by = Cómo se ganó
terminal-lost-by = Cómo se perdió
terminal-fair-share = proporción justa
terminal-average-score = Puntuación media
terminal-figure-rounds = Rondas por partida
terminal-figure-deaths = Muertes por partida
terminal-figure-defeats = Investigadores derrotados por partida
terminal-figure-mysteries = Misterios resueltos por partida
terminal-figure-doom = Perdición al final
terminal-playing = Jugando
terminal-verified = { $count ->
    [one] { $file }: se ha repetido 1 decisión y todas las posiciones coinciden.
   *[other] { $file }: se han repetido { $count } decisiones y todas las posiciones coinciden.
}
terminal-step = Decisión { $number } de { $count }: { $name } elige: { $choice }.
terminal-step-hint = Intro: siguiente decisión. Un número: avanzar esa cantidad. q: salir
terminal-passed = superado
terminal-failed = FALLIDO
terminal-passed-count = Escenarios superados: { $passed } de { $count }.
terminal-no-scenarios = aquí no hay archivos de escenario
terminal-pack-good = { $file }: paquete correcto, «{ $title }», { $count } cartas, huella { $digest }.
terminal-exported = Se ha escrito { $file }. Edítalo y después: gaslamp pack check { $file }
terminal-wrong-bots = bots indicados: { $found }; asientos: { $expected }
terminal-bad-option = «{ $found }» no es una opción; se esperaba clave=valor
terminal-no-drawing = se esperaba una clase a la que se llama con pack, voice y screen, pero se encontró { $found }
terminal-drawing-lacks = al dibujo { $found } le falta { $lacking }
terminal-bad-bot = se esperaba nombre=módulo:Clase, pero se encontró «{ $found }»
terminal-need-game-or-load = indica a qué juego jugar o qué partida continuar: --load ARCHIVO
terminal-not-one-keyboard = en este juego cada cual tiene sus secretos, así que ante un teclado solo cabe una persona; para jugar varias: gaslamp serve
terminal-too-many-people = { $people } personas no caben en una mesa de { $players } a partir del asiento { $seat }
terminal-too-many-names = nombres indicados: { $found }; personas: { $expected }
terminal-bad-number = --{ $flag }: se esperaba un número entero a partir de { $least }, y se ha indicado { $found }
terminal-covered = Se han producido { $count } efectos en { $games } partidas.
terminal-never-fired = { $name } no se ha producido nunca.
terminal-never-idle = { $name }: su condición se ha cumplido siempre.
terminal-unreachable = { $name } no puede producirse nunca: { $reason }.
