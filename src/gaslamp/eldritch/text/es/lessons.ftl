### Las lecciones, una elección tras otra; cada texto se muestra antes de elegir. Los jugadores se llaman como sus investigadores.

## Acciones

eldritch-lesson-to-arkham = Eres Silas Marsh, el marinero, y estás en San Francisco. Lily Chen está en Shanghái y actúa por su cuenta. En algún lugar duerme Azathoth, y tenéis que resolver tres Misterios antes de que despierte. La ronda tiene tres fases: en la Fase de Acción cada cual hace dos cosas, en la Fase de Encuentros cada cual se topa con algo, y en la Fase de Mitos el mundo contraataca.
    .title = A Arkham en tren
    .learn = Las dos acciones, las rutas y los billetes, y cómo reponerse
eldritch-lesson-to-arkham-1 = Es la Fase de Acción y te toca a ti. Tienes dos acciones, que han de ser distintas. En Arkham hay un Portal abierto, y hacia allí quieres ir. Elige Viajar.
eldritch-lesson-to-arkham-2 = Al viajar avanzas una casilla por cualquier ruta: en tren, en barco o por un sendero inexplorado. Junto a San Francisco hay cinco casillas. El tren a Arkham pasa por la casilla 5. Elige la casilla 5.
eldritch-lesson-to-arkham-3 = La acción no da para más que una casilla, pero tienes un billete de tren. Cada billete te lleva una casilla más por una ruta de su clase: en el mar, uno de tren no sirve de nada. Elige Arkham.
eldritch-lesson-to-arkham-4 = Ya estás en Arkham, has gastado el billete y te queda una acción: otra, porque cada una se hace una sola vez por ronda. Tienes 6 de 8 puntos de Salud y toda tu Cordura. Elige Descansar.
eldritch-lesson-to-arkham-end = Descansar devuelve 1 punto de Salud y 1 de Cordura; como tu Cordura estaba al máximo, solo has ganado Salud. Ahora le toca a Lily. Recuerda: dos acciones distintas, una casilla gratis y cada una de las siguientes por un billete. Los billetes se consiguen en las ciudades, con Prepararse para viajar.

eldritch-lesson-the-tome = Eres Lily Chen y estás en Shanghái, bastante cansada: 4 de 6 puntos de Salud y 4 de 6 de Cordura. Entre tus pertenencias está el Tomo arcano. Muchas cartas hacen algo cuando tú haces otra cosa, y esta lo hace cuando descansas.
    .title = Un descanso con el Tomo arcano
    .learn = Pruebas, dados y éxitos, y una bonificación que no cuenta
eldritch-lesson-the-tome-1 = Nada te amenaza: con un Monstruo en tu casilla no podrías descansar. Elige Descansar.
eldritch-lesson-the-tome-2 = Te has repuesto, y el Tomo te pregunta si quieres leer. Sería una prueba de Saber. Tu Saber es 2, así que tiras dos dados; cada 5 y cada 6 es un éxito, y con uno basta: 56 de cada 100 veces. El +2 a Saber de la carta aquí no ayuda, porque vale para los efectos de los Hechizos. ¿Abres el libro?
eldritch-lesson-the-tome-accept-end = Un 1 y un 3: ni éxito ni Hechizo. No te ha costado nada, y la próxima vez que descanses puedes volver a intentarlo.
eldritch-lesson-the-tome-pass-end = Has dejado el libro cerrado. No se ha tirado ningún dado ni se ha perdido nada, pero tampoco había nada que ganar: en 56 de cada 100 casos el Hechizo habría sido tuyo.
eldritch-lesson-the-tome-end = Recuerda: en una prueba se tiran tantos dados como diga la habilidad, con todo lo que cuente en ese momento. Un 5 o un 6 es un éxito. Lo que puedes hacer pero no es obligatorio no cuesta nada, salvo que la carta lo diga.

eldritch-lesson-the-shop = Eres Silas y estás en Sídney, una ciudad sin Monstruos. En la reserva hay cuatro cartas: los Apoyos que se pueden conseguir ahora mismo. Cada una muestra su precio. En este juego no hay dinero: se paga con éxitos.
    .title = Dos éxitos en Sídney
    .learn = Adquirir Apoyos, la reserva y los dos éxitos del banco
eldritch-lesson-the-shop-1 = Adquirir Apoyos es una acción que solo se hace en las ciudades. Realizas una prueba de Influencia, con tres dados en tu caso, y te llevas cartas que en total no cuesten más que tus éxitos. Elige Adquirir Apoyos.
eldritch-lesson-the-shop-2 = Un 5, un 6 y un 1: dos éxitos. Decides tú. El Hacha cuesta 2 y te hace más fuerte en Combate. El Tomo arcano cuesta 3; con un préstamo bancario tendrías dos éxitos más, y una Deuda. ¿Hacha o préstamo bancario?
eldritch-lesson-the-shop-axe-3 = El Hacha es tuya y has gastado tus éxitos. El banco aún te prestaría dos, pero no le debes nada a nadie, y eso también vale algo. Elige Ya está.
eldritch-lesson-the-shop-axe-end = Tienes un Hacha y ninguna deuda. El Whisky ha ocupado el hueco de la reserva. Lo que nadie se lleva queda ahí para los demás.
eldritch-lesson-the-shop-loan-3 = Ahora tienes cuatro éxitos y una Deuda. Nadie sabe qué hay en su dorso; se le dará la vuelta en una retribución. El Tomo se lleva tres de los cuatro éxitos. Elige Tomo arcano.
eldritch-lesson-the-shop-loan-4 = Queda un éxito, y los éxitos no se pueden guardar. Las Vendas evitan una vez la pérdida de 2 puntos de Salud. Elige Vendas.
eldritch-lesson-the-shop-loan-end = Dos cartas en vez de una, y una Deuda que algún día habrá que pagar. Mientras tanto puedes intentar saldarla: una acción y una prueba de Influencia. No esperes demasiado.
eldritch-lesson-the-shop-end = Recuerda: las cartas de la reserva se pagan con éxitos, varias a la vez si alcanzan. Quien no se lleva nada puede descartar una, para que lleguen otras.

## Encuentros

eldritch-lesson-which-deck = Eres Silas y estás en Arkham, con 6 de 8 puntos de Salud y 2 de 4 de Cordura. Es la Fase de Encuentros: cada cual resuelve un encuentro en su propia casilla. Aquí no hay Monstruos, ni Pista, ni Portal; solo la ciudad.
    .title = ¿Qué mazo en Arkham?
    .learn = Con qué te puedes topar en una casilla, y qué parte de la carta cuenta
eldritch-lesson-which-deck-1 = En las nueve ciudades con nombre puedes elegir entre dos mazos. El de América tiene una parte propia para Arkham, y allí se encuentran Hechizos. El mazo General tiene partes para Ciudad, Tierras salvajes y Mar, y puede salir de todo. Nadie conoce las cartas de antemano. ¿De cuál robas?
eldritch-lesson-which-deck-america-end = La parte de Arkham: prueba de Observación por un Hechizo Encantamiento, y fallarla cuesta 1 punto de Salud. Un 1, un 2 y un 4 no eran ningún éxito. En San Francisco la misma carta te habría ofrecido algo muy distinto.
eldritch-lesson-which-deck-general-end = La parte de ciudad: has recuperado 2 puntos de Cordura y luego has fallado la prueba de Observación, así que te has quedado sin tu Red de pesca. En las tierras salvajes la misma carta habría puesto a prueba tu Saber.
eldritch-lesson-which-deck-end = Recuerda: solo lees la parte de tu casilla. Cada ciudad es conocida por algo: Arkham por los Hechizos, otras por las Mejoras, los Apoyos o los Artefactos. Mira una casilla para saber para qué sirve.

eldritch-lesson-first-clue = Eres Lily y estás en Shanghái, donde hay una Pista. El Misterio es Investigación de lo oculto: para resolverlo ha de haber en la carta una Pista por jugador. Sois dos, y una ya está.
    .title = Una Pista para el Misterio
    .learn = Investigar, y cómo se resuelve un Misterio
eldritch-lesson-first-clue-1 = Donde hay una Pista puedes investigarla en vez de resolver los otros encuentros. La carta depende del Primigenio, y a menudo pide una prueba de Observación. La tuya es 2. Elige investigar la Pista de esta casilla.
eldritch-lesson-first-clue-2 = La carta te ha quitado uno de los dos dados, pero el otro ha sido un 5: tienes esta Pista y otra más. Más adelante las Pistas se pueden gastar en los dados. Pero el Misterio dice que una Pista ganada investigando se puede colocar en él, ahora mismo y no después. Gasta la Pista.
eldritch-lesson-first-clue-end = En el mar, Silas no ha encontrado nada. Después ha llegado la Fase de Mitos, y el Misterio solo se comprueba cuando termina: Investigación de lo oculto está resuelto, y El nombre verdadero ha ocupado su lugar. Pide otra cosa, con una ficha de Arcano en el tablero. Recuerda: lee siempre lo que pide el Misterio. Con tres habréis ganado.

eldritch-lesson-at-the-gate = Eres Silas y estás en Arkham, ante el Portal abierto, con 1 Pista y tus 4 puntos de Cordura. Mientras un Portal siga abierto, de él salen Monstruos, y puede acercar la Perdición. Se cierra desde el otro lado.
    .title = Dos dados y una Pista ante el Portal
    .learn = Otros Mundos, cartas de tres partes, y para qué sirve una Pista
eldritch-lesson-at-the-gate-1 = También están la ciudad y el mazo General. Pero ningún otro encuentro cierra un Portal. Cruza el Portal.
eldritch-lesson-at-the-gate-2 = El Gran Salón de Celeno: Observación menos 1, o sea, dos dados en vez de tres, y los dos han fallado. Tenías 56 posibilidades de cada 100. Ahora decides tú. Con la Pista puedes repetir la tirada de un dado: 33 de cada 100. O dejas los dados como están, fallas y usas la Pista más abajo, donde fallar cuesta 3 puntos de Cordura o 1 Pista.
eldritch-lesson-at-the-gate-clue-end = El nuevo dado ha sido un 5: prueba superada, y el Portal de Arkham está cerrado. La parte central de la carta seguía con una prueba de Saber, con un solo dado, y te ha costado 2 puntos de Cordura. Sin ese 5 habrías perdido la Pista y 3 puntos de Cordura.
eldritch-lesson-at-the-gate-keep-3 = Has fallado, así que cuenta la parte inferior de la carta: perder 3 de tus 4 puntos de Cordura o gastar una Pista. Con un solo punto, el próximo susto sería el último. Gasta la Pista.
eldritch-lesson-at-the-gate-keep-end = Tu Cordura está intacta, la Pista ya no está y el Portal sigue abierto. En la próxima ronda puedes volver a intentarlo, tú o alguien con mejor vista.
eldritch-lesson-at-the-gate-end = Recuerda: una carta de Otros Mundos empieza con una prueba, y luego cuenta exactamente una parte, la de superarla o la de fallarla. Una Pista repite la tirada de un dado, tantas veces como Pistas tengas, antes de que se decida el resultado.

eldritch-lesson-the-revolver = Eres Lily y estás en Shanghái, con un Revólver del .38, 1 Pista, 6 puntos de Salud y 6 de Cordura. En tu casilla hay un Profundo. Donde hay Monstruos, son lo primero: antes tu Voluntad contra el horror, luego tu Fuerza.
    .title = El revólver y el Profundo
    .learn = El Combate: horror, daño, fortaleza y armas
eldritch-lesson-the-revolver-1 = El combate ha empezado. Voluntad 3, tres dados, un éxito. El horror es 2, y cada éxito le quita 1: perderás 1 punto de Cordura. Podrías gastar la Pista en repetir un dado, pero la segunda prueba importa más. Deja los dados como están.
eldritch-lesson-the-revolver-2 = Fuerza 4, menos 1 por el Profundo y más 2 por el revólver: cinco dados, pero un solo éxito. Basta para que no te hiera, porque el daño es 1. El Monstruo pierde 1 punto de Salud por éxito, y su fortaleza es 2. Decides tú: ¿gastas la Pista, con 33 de cada 100, o dejas los dados como están?
eldritch-lesson-the-revolver-clue-end = Un 5: dos éxitos, y el Profundo está derrotado. Como ya no queda ningún Monstruo en tu casilla, ahora incluso puedes resolver otro encuentro.
eldritch-lesson-the-revolver-keep-end = No te ha herido y conservas la Pista. Pero el Profundo sigue ahí con 1 de sus 2 puntos de Salud: lo perdido no lo recupera, y en la próxima ronda volverás a verlo. Mientras esté, no te toparás con nada más.
eldritch-lesson-the-revolver-end = Recuerda: los éxitos te protegen y a la vez hieren al Monstruo. De varias bonificaciones solo cuenta la más alta. Quien va preparado necesita menos suerte.

## La Fase de Mitos

eldritch-lesson-a-mythos-card = Eres Lily y estás en Shanghái, esta vez sola, así que tú eres la investigadora jefe. La Perdición está en 12. El Augurio es verde; en su medidor siguen azul, rojo, azul y otra vez verde. Hay Portales abiertos en Londres, que es azul, y en Roma y Arkham, que son rojos.
    .title = Una carta de Mitos
    .learn = Los iconos de una carta de Mitos, el Augurio y la Perdición
eldritch-lesson-a-mythos-card-1 = Es el último encuentro de la ronda, y luego le toca al mundo. Lo que más falta te hace es un respiro. Elige el Encuentro General.
eldritch-lesson-a-mythos-card-2 = El encuentro te ha sentado bien, pero mira la carta de Mitos. Primero van sus iconos, por orden. El Augurio ha avanzado a azul, y el Portal azul de Londres ha llevado la Perdición a 11. Nada en la mesa tenía retribución. Se ha abierto un Portal en Estambul, con un Zombi. Al final va el texto: puedes mover el Augurio sin que avance la Perdición. La próxima vez pasará a rojo, donde esperan dos Portales. ¿Lo mueves?
eldritch-lesson-a-mythos-card-accept-3 = ¿Desde qué casilla hará menos daño? Tras el verde viene el azul, con un Portal. Tras este azul, el rojo, con dos. Tras el rojo, el otro azul, con uno. Y tras ese, el verde, con el Portal de Estambul y lo que haga Azathoth en verde. Elige rojo.
eldritch-lesson-a-mythos-card-accept-end = El Augurio está en rojo, y Roma y Arkham no han contado, porque se ha colocado ahí y no ha avanzado. Desde aquí pasará a azul, y eso cuesta 1 punto de Perdición en vez de 2, si no cierras antes Londres.
eldritch-lesson-a-mythos-card-pass-end = El Augurio se queda en azul. Cuando avance, Roma y Arkham acercarán la Perdición en 2, si no cierras uno de los dos a tiempo. Al menos ya sabes qué Portales corren prisa.
eldritch-lesson-a-mythos-card-end = Recuerda: Augurio, retribución y Portales en las cartas amarillas; Augurio, Monstruos y Pistas en las verdes; las azules son Rumores. Y mira siempre qué color mostrará el Augurio después.

eldritch-lesson-a-reckoning = Eres Lily, en la casilla 14, y llevas la ficha de investigador jefe. En la mesa hay una carta de Mitos amarilla. El Augurio ya ha avanzado, y su segundo icono es la retribución: todo lo que lleve ese icono sucede ahora, primero en los Monstruos, luego en el Primigenio, en las cartas de Mitos en juego y en lo que tengan los investigadores.
    .title = ¿Antes la Bruja o el Brujo?
    .learn = Una retribución, y quién decide el orden
eldritch-lesson-a-reckoning-1 = Dos Monstruos de Roma llevan el icono. El Brujo tira un dado, y con 1 o 2 el investigador más cercano queda Maldito: serías tú. La Bruja quita 1 punto de Salud a cada Maldito. El orden lo decide el investigador jefe. ¿Quién va primero?
eldritch-lesson-a-reckoning-witch-2 = La Bruja no ha encontrado a nadie Maldito. Solo después el Brujo ha sacado un 1, y ahora lo estás tú. La retribución ha terminado, y se ha abierto un Portal en Londres. El texto de la carta hoy no te sirve. Elige No.
eldritch-lesson-a-reckoning-witch-end = Llevas una maldición, así que para ti solo el 6 es un éxito, pero no te han herido. La propia maldición tiene retribución: con un 4 o más te deja.
eldritch-lesson-a-reckoning-warlock-2 = El Brujo ha sacado un 1 y te ha maldecido; luego ha llegado la Bruja y te ha quitado 1 punto de Salud. La retribución ha terminado, y se ha abierto un Portal en Londres. El texto de la carta hoy no te sirve. Elige No.
eldritch-lesson-a-reckoning-warlock-end = Llevas una maldición, así que para ti solo el 6 es un éxito, y además has perdido 1 punto de Salud. Al revés, la Bruja habría llegado demasiado pronto.
eldritch-lesson-a-reckoning-end = Recuerda: antes de una retribución, mira qué lleva su icono. Cuando son varias cosas de la misma clase, el orden es cosa tuya, y a veces salva a alguien.

eldritch-lesson-the-awakening = Eres Silas y estás en Londres, ante su Portal azul. Esta vez duerme Cthulhu, pero no muy profundamente: la Perdición está en 1. El Augurio es verde, y la casilla siguiente es azul. El de Londres es el único Portal azul.
    .title = Un solo punto de Perdición
    .learn = Qué pasa cuando el Primigenio despierta, y cómo se evita
eldritch-lesson-the-awakening-1 = Es la Fase de Encuentros, tu última oportunidad antes de la próxima carta de Mitos. Tienes 2 de 4 puntos de Cordura, y un Encuentro General en una ciudad podría sentarte bien. Tras el Portal hay dos dados, 56 de cada 100, y fallar podría ser tu final. ¿Encuentro General o Portal?
eldritch-lesson-the-awakening-other-world-2 = Un 5: el Portal de Londres está cerrado. También tu único dado de Saber ha sido un éxito, y puedes elegir: un Hechizo, o una Pista para tiempos peores. Elige obtener 1 Pista.
eldritch-lesson-the-awakening-other-world-end = El Augurio ha avanzado a azul y no ha encontrado ningún Portal de su color. La Perdición sigue en 1 y Cthulhu sigue dormido. Para la oleada de Monstruos tampoco coincidía ningún Portal, así que se ha abierto uno nuevo en Estambul. Has ganado una ronda, nada más.
eldritch-lesson-the-awakening-general-end = Has recuperado 2 puntos de Cordura. Luego el Augurio ha avanzado a azul, el Portal de Londres ha llevado la Perdición a 0 y Cthulhu ha despertado. Se ha dado la vuelta a su hoja. Desde ahora, cada nuevo punto de Perdición es una ficha de Cordura en ella; en cada retribución todos pierden esa cantidad de Cordura, y tres Misterios ya no bastan: al final hay que derrotar al propio Cthulhu.
eldritch-lesson-the-awakening-end = Recuerda: en 0 despierta el Primigenio. Con Azathoth el mundo se acaba ahí mismo; con los demás se vuelve mucho más difícil, pero aún se puede ganar. Cierra los Portales del color del Augurio mientras haya tiempo.
