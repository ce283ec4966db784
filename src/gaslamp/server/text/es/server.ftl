### Lo que responde el servidor cuando algo no puede ser. Cada respuesta es una frase para quien juega.

## Los juegos, por su identificador

server-game-bloodborne = Bloodborne: El juego de cartas
    .text = De tres a cinco cazadores contra los mismos monstruos, y unos contra otros. Media hora de faroles y codicia.
server-game-eldritch = Eldritch Horror
    .text = Hasta ocho investigadores recorren juntos el mundo para que un Primigenio no despierte. Con amigos, con bots o en solitario.

## Encontrar una mesa

server-no-such-table = No existe esa mesa. Quizá el enlace esté incompleto; pídelo de nuevo.
server-no-such-match = No existe ninguna partida terminada con ese enlace.
server-no-such-lesson = No existe esa lección.
server-no-such-page = No hay nada en esta dirección.
server-no-such-pack = Este servidor no tiene el paquete { $found }.
server-file-other-pack = Esta partida se jugó con las cartas «{ $title }», que este servidor no tiene.
server-file-from-position = Esta partida no empezó desde el principio, sino desde una posición preparada. gaslamp replay puede mostrarla; esta página, no.
server-no-spectators = En esta mesa se juega sin espectadores, y todos los asientos están ocupados.
server-old-secret = El asiento que tenías en esta mesa ya no es tuyo. Aún puedes mirar o sentarte en uno libre.
server-you-left = Has dejado la mesa.

## Sentarse

server-not-seated = Esto solo puede hacerlo quien tiene asiento en la mesa.
server-already-seated = Ya tienes asiento en esta mesa.
server-seat-taken = Este asiento está ocupado.
server-name-taken = En la mesa ya hay alguien que se llama { $name }.
server-empty-seats = Aún quedan asientos libres. Espera a alguien o pon bots.
server-only-while-seating = La partida ha empezado, así que esto ya no se puede cambiar.
server-only-while-playing = En esta mesa no se está jugando ninguna partida.
server-only-while-over = La partida aún no ha terminado.
server-not-gone = { $name } aún no lleva ausente el tiempo suficiente.

## Quien lleva la mesa

server-only-host = Esto solo puede hacerlo quien lleva la mesa. Aquí es { $name }.
server-nobody-else-there = Ahí no hay otra persona a quien pueda referirse.
server-kicked = { $name }, que lleva esta mesa, te ha quitado el asiento.
server-banned = Quien lleva esta mesa te ha echado de ella para siempre.
server-name-first = Escribe tu nombre antes de hablar, para que se sepa quién eres.

## Elegir

server-stale = Esa elección ha llegado tarde: la partida ya ha avanzado.
server-too-late = Alguien se te ha adelantado. Mira otra vez y elige.
server-not-yet = Esa elección es para un momento que aún no ha llegado.
server-same-choice = Eso ya lo habías elegido.
server-bot-plays = Ahora mismo juega un bot en este asiento.
server-just-change = Nadie ha visto aún tu elección: basta con que elijas otra vez.
server-no-undo = Nadie ha pedido deshacer nada.
server-too-many-undos = En esta partida ya se ha deshecho bastante.
server-too-many-changes = Ya has cambiado de idea bastantes veces en esta pregunta.
server-undo-open = Ya hay alguien que propone deshacer algo.
server-nothing-to-continue = Una partida puede continuar desde el momento 0 hasta el { $last }, pero no desde el { $found }.
server-say-something = Di algo, con tus propias palabras o con una frase preparada.
server-unknown-phrase = No existe la frase preparada «{ $found }».

## La conexión

server-bad-message = Esto no se ha entendido: { $problem }
server-hello-first = El primer mensaje debe ser hello.
server-hello-once = El mensaje hello ya se había enviado.
server-other-protocol = Este cliente usa la versión { $found }; el servidor, la { $expected }. Vuelve a cargar la página.
server-other-origin = Esta petición viene de otro sitio web.
server-too-fast = Demasiadas cosas a la vez. Espera un momento e inténtalo de nuevo.
server-too-many-connections = Este servidor admite como máximo { $limit } conexiones desde una misma dirección.
server-our-fault = Algo ha fallado por nuestra parte. No ha cambiado nada; inténtalo de nuevo.
server-closing = El servidor se está cerrando. Tu mesa seguirá ahí cuando vuelva.

## Poner en marcha el servidor

server-database-unusable = no se puede usar la base de datos: { $reason }
server-other-schema = la base de datos tiene el formato { $found }, y esta versión de Gaslamp usa el { $expected }
server-port-unusable = no se puede usar el puerto { $port }; elige otro: { $reason }
server-no-such-host = { $host } no es una dirección de este equipo
server-no-such-port = { $port } no es un puerto, se esperaba de 0 a 65535
server-no-client = el cliente de navegador no está compilado; se compila con script/play
server-at = La mesa está en { $url }. Para cerrarla: Ctrl+C.

## Sentarse desde la línea de comandos

server-not-a-table-link = { $found } no es el enlace de una mesa; se esperaba algo como http://host:8420/table/ID
server-not-reached = no se puede llegar a { $url }: { $reason }
server-no-free-seat = No hay ningún asiento libre en esta mesa.
server-line-broken = Se ha cortado la conexión con la mesa.
server-joined-seated = { $name } se ha sentado a la mesa y espera a que alguien empiece la partida.
server-joined-ended = La partida ha terminado. Puntuaciones: { $scores }.
