### Lo que dice cualquier juego.

core-option-pass = Pasar
core-agreement-random = Al azar
core-agreement-yes = Sí
core-agreement-no = No
core-list = { $first } y { $last }
core-list-before-i = { $first } e { $last }
core-event-choice-taken = { $seat } solo tenía una opción, y se ha elegido sin preguntar: { $label }.
core-event-played-by = { $by ->
    [clock] Se acabó el tiempo: un bot ha elegido en lugar de { $seat }.
    [stand_in] Desde aquí, un bot juega en lugar de { $seat }.
   *[other] Desde aquí, { $seat } vuelve a jugar.
}

## Decisiones

core-match-is-over = la partida ha terminado, ya no hay nada que elegir
core-not-asked = el asiento { $seat } no tiene nada que elegir ahora
core-already-chosen = el asiento { $seat } ya ha elegido y espera a los demás
core-nothing-to-change = el asiento { $seat } no tiene ninguna elección que aún pueda cambiarse
core-choice-not-understood = { $choice } no es una opción, ni un identificador, ni un índice
core-choice-out-of-range = no existe la opción número { $choice }; { $count ->
    [one] solo hay 1, contando desde 0
   *[other] hay { $count }, contando desde 0
}
core-choice-blocked = ahora no se puede elegir «{ $choice }»: { $reason }
core-choice-unknown = «{ $choice }» no es ahora una opción del asiento { $seat }; se esperaba una de estas: { $options }
core-nothing-to-undo = no hay ninguna decisión que deshacer
core-undo-reveals = la última decisión no se puede deshacer: desde entonces se ha revelado algo
core-rolls-run-out = se han acabado las tiradas: aquí se tira otro dado, pero no se indica qué cara sale
core-no-such-thing = { $place }: se esperaba { $expected }, pero una posición no tiene nada así
core-differs = { $place }: se esperaba { $expected }, se ha encontrado { $found }

## Mesas

core-unknown-game = no existe el juego «{ $found }»; se esperaba uno de estos: { $expected }
core-unknown-language = no existe el idioma «{ $found }»; se esperaba uno de estos: { $expected }
core-unknown-bot = no existe el bot «{ $found }»; se esperaba uno de estos: { $expected }
core-not-installed = para esto hace falta «{ $library }», que no está instalado; pip install "gaslamp[play]" instala todo lo que el comando necesita
core-no-such-seat = no existe el asiento { $seat }; van del 0 al { $last }
core-wrong-players = número de jugadores no válido: { $found }; debe ser de { $least } a { $most }
core-nothing-to-play = { $games } partidas con { $workers } procesos no son ninguna, se esperaba al menos 1 de cada
core-bad-options = las opciones son una correspondencia de claves y valores, se ha encontrado { $found }
core-bad-players = los jugadores son un número o una lista de nombres, se ha encontrado { $found }
core-bad-name = un nombre debe ser un texto legible de 1 a { $limit } caracteres
core-bad-seed = una semilla es un número entero de 0 a 2^64 - 1, y se ha indicado { $found }
core-other-game = el juego indicado es «{ $found }», pero se esperaba «{ $expected }»

## Archivos

core-file-missing = no existe ese archivo
core-file-is-folder = esto es una carpeta, y se esperaba un archivo
core-file-special = esto no es un archivo normal
core-file-too-big = el archivo ocupa más de { $limit } bytes
core-file-not-text = esto no es un archivo de texto en UTF-8
core-file-unreadable = no se puede leer: { $reason }
core-file-unwritable = no se puede escribir: { $reason }
core-file-exists = ya existe un archivo con ese nombre; elige otro o bórralo antes
core-bad-yaml = la línea { $line } no es YAML válido: { $problem }
core-duplicate-key = línea { $line }: la clave «{ $key }» aparece dos veces
core-too-many-values = contiene más de { $limit } valores, contando las referencias
core-bad-key = línea { $line }: una clave debe ser una sola palabra o número
core-wrong-type = se esperaba { $expected }, pero hay { $found }
core-either = { $first } o { $last }
core-either-before-o = { $first } u { $last }
core-kind-whole-number = un número entero
core-kind-text = texto
core-kind-list = una lista
core-kind-mapping = un conjunto de claves y valores
core-kind-yes-or-no = true o false
core-kind-nothing = un valor vacío
core-kind-value = otro tipo de valor
core-missing-field = falta: { $field }
core-unknown-field = clave desconocida: «{ $field }»
core-unknown-value = valor desconocido { $found }, se esperaba uno de estos: { $expected }
core-out-of-range = { $found } está fuera de rango; se esperaba { $bound }
core-wrong-form = { $found } no tiene la forma correcta
core-wrong-length = { $found } no tiene la longitud correcta, se esperaba { $bound }
core-bad-value = { $problem }
core-unknown-id = { $known ->
    [yes] identificador desconocido: «{ $found }»; ¿querías decir «{ $meant }»?
   *[no] identificador desconocido: «{ $found }»
}
core-duplicate-id = «{ $found }» aparece dos veces
core-new-id-incomplete = no hay ningún «{ $found }» en el paquete de base, y uno nuevo debe estar completo; falta: { $lacking }

## Paquetes

core-not-a-pack = esto no es un paquete: se esperaba un conjunto de claves y valores con la clave game
core-second-pack-whole = un segundo paquete debe corregir los anteriores: se esperaba extends: core

## Partidas guardadas

core-save-broken = este archivo de partida está incompleto o dañado
core-not-a-save = esto no es un archivo de partida
core-save-newer = este archivo de partida es de la versión { $found }, y este programa lee hasta la { $expected }; hace falta un programa más reciente
core-save-newer-rules = esta partida se jugó con la versión { $found } de las reglas, y este programa conoce la { $expected }; hace falta un programa más reciente
core-save-other-pack = esta partida se jugó con el paquete «{ $title }» ({ $expected }), pero se ha indicado «{ $found_title }» ({ $found }); indica con --pack el paquete con que se jugó
core-save-edited = este archivo de partida se ha modificado después de guardarlo
core-save-ends-elsewhere = al repetir las decisiones se llega a una posición ({ $found }) distinta de la guardada ({ $expected })

## Complementos

core-plugin-twice = dos paquetes traen un { $group } llamado «{ $name }»: { $one } y { $other }; desinstala uno de ellos
core-plugin-target = se esperaba módulo:nombre, pero se encontró «{ $found }»
core-plugin-broken = no se puede cargar { $found }: { $reason }
core-plugin-no-game = se esperaba un gaslamp.Game cuyo id sea «{ $name }», pero se encontró { $found }
core-plugin-no-package = un juego dice en qué paquete están sus textos, pero se encontró { $found }; un juego de un solo archivo necesita una carpeta propia con __init__.py
core-plugin-bad-id = el id de un juego solo tiene minúsculas, cifras y _, empieza por una letra y no es una parte de esta casa, pero se encontró «{ $found }»
core-bot-no-class = se esperaba una clase derivada de gaslamp.Bot, pero se encontró { $found }
core-bot-no-choose = el bot { $bot } no tiene un método choose(self, decision, look)
core-bot-no-chair = el bot { $bot } no puede sentarse: a su clase se la llama con un gaslamp.Chair y nada más
core-bot-games = el bot { $bot } debe nombrar sus juegos en un conjunto, no en una palabra
core-bot-name-taken = ya hay un bot llamado «{ $name }»
core-bot-other-game = el bot { $bot } no juega a { $game }, solo a { $games }
core-bot-choice = el bot { $bot } respondió a «{ $kind }» con { $found }; se esperaba una de estas opciones: { $options }
core-bot-raised = el bot { $bot } no supo responder a «{ $kind }»: { $reason }
core-no-positions = este juego no se puede preparar a partir de una posición
core-no-lab = { $game } no dice qué efectos tienen sus cartas
