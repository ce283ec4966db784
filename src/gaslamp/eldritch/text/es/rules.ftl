### La guía de reglas, con nuestras propias palabras. Los sucesos llevan los ids: `eldritch-rule-travel` es la regla travel.

eldritch-rule-setup =
    La preparación tiene nueve pasos, y su orden puede importar.

    1. Se despliega el tablero.

    2. Se mezclan los 9 Portales en un montón boca abajo y las 36 Pistas en una reserva boca abajo. Las demás fichas quedan a mano.

    3. El grupo decide quién es el investigador jefe, o lo deja al azar. Empezando por él y en el sentido de las agujas del reloj, cada jugador elige un investigador y lo coloca en su casilla inicial.

    4. Cada uno recibe toda su Salud y Cordura y sus pertenencias iniciales. Los Apoyos y Hechizos que figuren entre ellas salen directamente de la caja, antes de barajar ningún mazo.

    5. El grupo elige un Primigenio y hace lo que su hoja dice sobre la preparación.

    6. Todos los Monstruos van a la reserva de Monstruos, salvo los Monstruos épicos y los que el Primigenio aparte.

    7. Las cartas de Misterio, de Investigación y de Encuentro Especial de otros Primigenios vuelven a la caja. Las 18 cartas de Expedición forman un solo mazo. Los Hechizos y los Estados se dejan boca arriba, porque su dorso es secreto. Los demás mazos se separan según el dorso y se barajan.

    8. El mazo de Mitos se forma en tres etapas. La hoja de Primigenio indica cuántas cartas verdes, amarillas y azules, tomadas al azar, tiene cada etapa. Cada etapa se baraja por separado; la I se pone sobre la II y ambas sobre la III. El mazo, de 15 o 16 cartas, no se vuelve a barajar. Las cartas sobrantes vuelven a la caja sin que nadie las vea.

    9. Después, en este orden: la carta de Referencia para el número de jugadores; la ficha de Perdición en el número que muestra la hoja de Primigenio; la ficha de Augurio en el verde; cuatro Apoyos en la reserva; los Portales de la carta de Referencia, cada uno con un Monstruo; la ficha de Expedición activa en el lugar que muestra la primera carta de Expedición; las Pistas de la carta de Referencia; y el primer Misterio, con lo que haga al entrar en juego.

    Las capacidades que se usan una vez por ronda no pueden usarse durante la preparación. El Primigenio, los investigadores y el investigador jefe pueden acordarse de antemano (ancient_one=cthulhu, investigators=random, lead=0).
    .title = Preparación
eldritch-rule-round =
    Una ronda tiene tres fases: en la de Acción los investigadores se mueven y se preparan, en la de Encuentros combaten y resuelven sus encuentros, y en la de Mitos golpea el bando del Primigenio. Se juegan rondas hasta que todos juntos ganan o pierden la partida.

    Lo que dice un componente va por delante de estas reglas, y «no puede» se cumple siempre. La mitad de un número se redondea hacia arriba. «Un investigador» puedes ser tú; «otro investigador», no.
    .title = La ronda
eldritch-rule-lead =
    El investigador jefe va primero en todas las fases, roba la carta de Mitos y resuelve lo que no se dirige a nadie más: las cartas de Mitos, la hoja de Primigenio y los efectos de retribución de los Monstruos. Cuando el grupo tiene que decidir algo y no se pone de acuerdo, decide él.

    Al final de la fase de Mitos puede pasar la ficha a cualquier otro investigador. Si es derrotado, la pasa en el acto a un investigador de su elección; si no queda ninguno, la conserva.
    .title = El investigador jefe
eldritch-rule-turn-order =
    En las fases de Acción y de Encuentros juega primero el investigador jefe y después los demás, en el sentido de las agujas del reloj; cada uno termina antes de que empiece el siguiente. El investigador activo es quien está actuando: quien tiene el turno, o aquel a quien se ha concedido una acción, mientras dure esa acción. En la fase de Mitos lo es el investigador jefe.

    Si varias cosas suceden en el mismo momento, el investigador activo elige su orden. Si varios investigadores tienen algo que hacer o que elegir, empieza el investigador jefe y siguen los demás en el sentido de las agujas del reloj.
    .title = Orden de turno
eldritch-rule-spaces =
    El tablero tiene 36 casillas: nueve ciudades con nombre, seis lugares de expedición y 21 casillas numeradas. Cada una es de Ciudad, de Tierras salvajes o de Mar. Los lugares de expedición son de Tierras salvajes, menos la Antártida, que es de Mar.

    Dos casillas unidas por una ruta son adyacentes. Una ruta es de Tren, de Barco o inexplorada, y se recorre en ambos sentidos. Las rutas que salen del tablero por un lado vuelven por el otro: Tokio es adyacente a la 2, Sídney a la 3, y la 1 a la 19.
    .title = Casillas y rutas
eldritch-rule-nearest =
    La casilla, el investigador o el Portal más cercano es el que está a menos rutas, sean del tipo que sean. Tu propia casilla cuenta si cumple lo pedido. En caso de empate elige quien resuelve el efecto; si no es de nadie, el investigador jefe.

    Para una casilla aleatoria se saca una Pista de la reserva de Pistas: la casilla es la suya, y la Pista se descarta. Si no hay ninguna Pista que sacar, ni siquiera entre las descartadas, el investigador jefe elige la casilla.
    .title = Lo más cercano y la casilla aleatoria
eldritch-rule-action-phase =
    En tu turno realizas hasta dos acciones: viajar, descansar, intercambiar, prepararse para viajar, adquirir Apoyos y las que ofrezcan tu investigador y tus cartas. Una acción se termina antes de empezar otra, y puedes renunciar a ellas.

    Cada acción puede realizarse una sola vez por ronda, aunque algo te dé una acción adicional. Las acciones de componentes distintos son acciones distintas.

    Lo que se hace «durante la fase de Acción» se hace antes o después de una acción, nunca a la mitad.
    .title = La fase de Acción
eldritch-rule-travel =
    Te mueves a una casilla adyacente por cualquier ruta. Después puedes gastar cuantos billetes quieras, y cada uno te mueve una casilla más: el de tren por una ruta de Tren, el de barco por una ruta de Barco. Los Monstruos no te detienen.

    Ejemplo: Silas Marsh viaja de San Francisco a la casilla 5, gasta un billete de tren y llega a Arkham, todo con una sola acción.
    .title = Viajar
eldritch-rule-rest =
    Recuperas 1 punto de Salud y 1 de Cordura. No puedes descansar si hay un Monstruo en tu casilla. Quien tenga una de las dos al máximo recupera igualmente la otra.

    Las cartas que hacen algo cuando descansas lo hacen ahora, una vez cada una. Un Estado obtenido durante este descanso no interviene.

    Ejemplo: Lily Chen descansa con el Tomo arcano, que le permite realizar una prueba de Saber. En sus 2 dados no hay ningún éxito, así que no obtiene ningún Hechizo; el descanso vale de todos modos.
    .title = Descansar
eldritch-rule-trade =
    Intercambias pertenencias con otro investigador de tu casilla, en ambos sentidos y tantas como queráis: Apoyos, Artefactos, Hechizos, Pistas y billetes. Los Estados, las Mejoras, la Salud y la Cordura no se intercambian, y tampoco se intercambia con un investigador derrotado.

    Una carta recibida en un intercambio no se considera obtenida: no sucede lo que sucedería al obtenerla. Un componente cuya acción ya se ha usado en esta ronda sigue usado al cambiar de manos.
    .title = Intercambiar
eldritch-rule-prepare =
    En una casilla de Ciudad obtienes un billete de viaje: de tren si a la casilla llega una ruta de Tren, de barco si llega una ruta de Barco. Nadie tiene más de dos billetes; con dos, puedes descartar uno para quedarte con el nuevo.
    .title = Prepararse para viajar
eldritch-rule-acquire =
    En una casilla de Ciudad sin Monstruos, realiza una prueba de Influencia. Después puedes obtener Apoyos de la reserva cuyos valores, sumados, no superen tus éxitos. Si no obtienes ninguno, puedes descartar una carta de la reserva. Al terminar la acción, la reserva vuelve a completarse hasta cuatro.
    .title = Adquirir Apoyos
eldritch-rule-loan =
    Una vez durante una acción de adquirir Apoyos puedes obtener un Estado Deuda para sumar 2 éxitos a tu resultado. Quien ya tiene una Deuda no puede pedir otro préstamo.
    .title = El préstamo bancario
eldritch-rule-reserve =
    En la reserva hay cuatro Apoyos a la vista. Cuando una carta sale de ella, la siguiente del mazo de Apoyos ocupa su sitio en el acto; solo durante una acción de adquirir Apoyos los huecos esperan a que la acción termine.

    Cuando un efecto te da una carta de la reserva, eliges entre las que cumplan lo pedido.
    .title = La reserva
eldritch-rule-component-actions =
    Un texto marcado como «Acción» en tu hoja de Investigador o en una de tus cartas es una acción que puedes realizar. La de cada componente se usa una sola vez por ronda en total: una carta que cambia de manos no puede usarse por segunda vez. Puedes usar las de varios componentes, gastando una acción en cada una.

    Ejemplo: Lily Chen usa la acción de su hoja y, con su segunda acción, la de un Apoyo.
    .title = Acciones de componente
eldritch-rule-local-actions =
    Una «Acción local» puede realizarla cualquier investigador que esté en la casilla de quien tiene el componente, incluido su dueño. Cada uno puede realizarla una vez por ronda. Dos cartas del mismo nombre son dos componentes: quien quiera ayudar con dos Deudas puede hacerlo, con una acción para cada una.
    .title = Acciones locales
eldritch-rule-delayed =
    La ficha de un investigador Retrasado está tumbada. En su siguiente turno de la fase de Acción se pone de pie y nada más: ni realiza acciones ni puede hacer lo que se hace «durante la fase de Acción».

    Si quedas Retrasado durante tus propias acciones, la acción en curso termina y pierdes las que te queden, pero no llegas a quedar Retrasado. Una acción que te haya concedido otro termina del mismo modo; el turno que aún tengas por delante no se pierde con ella. Quien ya está Retrasado no puede volver a quedarlo ni elegirlo como coste.

    Mark Harrigan y quien tenga el Reloj de bolsillo no quedan Retrasados a menos que lo elijan ellos mismos. Ser señalado por el investigador jefe no es elegirlo.
    .title = Retrasado
eldritch-rule-detained =
    Detenido es un Estado. Quien lo tiene no puede moverse ni ser movido por nada, y solo puede realizar la Acción local de esta carta: una prueba de Influencia que, si se supera, la descarta. Los demás investigadores de su casilla también pueden realizarla. Mark Harrigan no queda Detenido a menos que lo elija.

    En la fase de Encuentros se da la vuelta a la carta y se resuelve su dorso en lugar de cualquier encuentro; ni siquiera se combate a los Monstruos de la casilla.
    .title = Detenido
eldritch-rule-encounter-phase =
    Cada investigador resuelve un encuentro. Quien está Detenido resuelve esa carta en su lugar.

    Si hay Monstruos en tu casilla, debes combatir una vez contra cada uno. Si después no queda ninguno, puedes resolver un encuentro más, a tu elección.

    Sin Monstruos, eliges entre lo que ofrece tu casilla: un Encuentro de Lugar o General, o uno con algo que haya en ella: una Pista, un Portal, la Expedición activa, una ficha de Rumor, el Misterio activo o un investigador derrotado. Lo que una carta permite hacer «como encuentro» también exige una casilla sin Monstruos.

    La carta se resuelve hasta donde sea posible y se descarta.
    .title = La fase de Encuentros
eldritch-rule-combat =
    Combates contra todos los Monstruos de tu casilla, de uno en uno y en el orden que elijas, pero los épicos al final.

    1. La prueba de Voluntad, con el modificador del Monstruo. Si su horror supera tus éxitos, pierdes tanta Cordura como la diferencia.

    2. La prueba de Fuerza, con el modificador del Monstruo. Si su daño supera tus éxitos, pierdes tanta Salud como la diferencia. A la vez, el Monstruo pierde tanta Salud como éxitos hayas obtenido.

    3. Un Monstruo que ha perdido tanta Salud como su fortaleza, o más, es derrotado. Si no, se queda, y sus fichas de Salud con él.

    Una prueba que el Monstruo no muestra se omite. Con horror 0 la prueba se realiza igualmente, por lo que pueda suceder al fallarla. Una fortaleza de 0 significa que el Monstruo es derrotado. Si pierdes tu último punto de Salud o de Cordura, el encuentro termina en el acto.

    Ejemplo: Lily Chen se topa con un Profundo: horror 2, daño 1, fortaleza 2. Para la Voluntad tira 3 dados y saca un éxito, así que pierde 1 punto de Cordura. Para la Fuerza tiene 4 dados, menos 1 por el Monstruo, más 2 por el Revólver del .38: tira 5 y saca un éxito. No pierde Salud, y el Profundo se queda con 1 ficha de Salud.
    .title = Combate
eldritch-rule-ambush =
    Un Monstruo que te tiende una emboscada se saca al azar de la reserva de Monstruos y se combate en el acto. Nunca ha estado en el tablero: no se genera, no sucede lo que haría al generarse y después vuelve siempre a la reserva, derrotado o no. Luego continúa el texto que lo trajo. Una emboscada no da derecho a otro encuentro.

    Si se nombra al Monstruo, no se saca ninguna ficha: se usan sus valores impresos.

    Es distinto cuando se genera un Monstruo en tu casilla y debes combatirlo: se genera con todo lo que eso conlleve, lo combates aunque por ello se haya ido a otra casilla y, si no es derrotado, se queda donde esté.
    .title = Emboscada
eldritch-rule-monsters =
    Para generar un Monstruo se saca uno al azar de la reserva de Monstruos. Si hace algo al generarse, sucede en el acto. Si la reserva está vacía, no llega ninguno.

    Un Monstruo derrotado o descartado vuelve a la reserva de Monstruos. Descartar no es derrotar. Un Monstruo al que derrota un efecto, sin combate, queda derrotado, pero no «en un Encuentro de Combate».

    Los Monstruos que el Primigenio aparta solo llegan cuando se los nombra y queda alguno; después vuelven a apartarse. Los Sectarios tienen los valores y capacidades que les da la hoja de Primigenio.
    .title = Monstruos
eldritch-rule-epic-monsters =
    Los Monstruos épicos nunca están en la reserva de Monstruos: los trae por su nombre una carta o el Primigenio. Solo su propio texto, o el de aquello que los trajo, puede moverlos o descartarlos. Únicamente son derrotados al perder tanta Salud como su fortaleza, y entonces vuelven a la caja.

    Por lo demás son Monstruos como cualquier otro: se los combate, no dejan descansar, y les afectan los efectos que hacen perder Salud a los Monstruos, como Cuarentena de la Agencia o Consunción.

    Cuando su fortaleza cuenta a los jugadores, se refiere al icono de la carta de Referencia. Si uno ya está en el tablero, no llega otro del mismo nombre.
    .title = Monstruos épicos
eldritch-rule-location =
    En una ciudad con nombre puedes robar una carta de su región: América para Arkham, Buenos Aires y San Francisco; Europa para Londres, Roma y Estambul; Asia/Australia para Shanghái, Sídney y Tokio. Vale la parte que lleva el nombre de tu ciudad.

    Lo que el tablero promete bajo una ciudad es lo que sus cartas suelen dar, nunca una certeza.

    Ejemplo: en Arkham eliges entre el mazo de América y la parte de Ciudad del mazo General.
    .title = Encuentros de Lugar
eldritch-rule-general =
    En cualquier casilla puedes robar del mazo General. Vale la parte correspondiente al tipo de tu casilla: Ciudad, Tierras salvajes o Mar.
    .title = Encuentros Generales
eldritch-rule-research =
    Con una Pista en tu casilla puedes robar una carta de Investigación del Primigenio; vale la parte correspondiente al tipo de tu casilla. «Esta Pista» es la ficha de la casilla; «una Pista adicional» sale de la reserva de Pistas. Una Pista que ni se obtiene ni se descarta se queda donde está.

    Si hay varias Pistas, el encuentro es con una de ellas.

    Quien investiga de lejos con Clarividencia se considera en la casilla de la Pista durante ese encuentro, y los Monstruos de allí no importan; los de su propia casilla, sí.
    .title = Encuentros de Investigación
eldritch-rule-other-world =
    Con un Portal en tu casilla puedes robar una carta de Otros Mundos. Sigues en tu casilla para todo lo que suceda.

    Cerrar el Portal es descartarlo de esta manera. Los Portales que otros efectos descartan no se cierran, y no sucede lo que aguarde al cierre de un Portal.

    Ejemplo: Silas Marsh realiza una prueba de Observación con −1: de 3 dados le quedan 2. No saca ningún éxito y resuelve el efecto de fallo: pierde 3 puntos de Cordura a menos que gaste una Pista.
    .title = Encuentros de Otros Mundos
eldritch-rule-expedition =
    Con la ficha de Expedición activa en tu casilla puedes robar la primera carta de Expedición, cuyo dorso muestra ese lugar. Después la ficha va al lugar que muestra la nueva primera carta; siempre la sigue, cambie por lo que cambie.
    .title = Encuentros de Expedición
eldritch-rule-rumor-encounter =
    Con una ficha de Rumor en tu casilla puedes resolver el encuentro que describe la carta del Rumor.

    En Realidad fracturada, cuyo encuentro es de Otros Mundos, «cierra este Portal» resuelve el Rumor en lugar de eso.
    .title = Encuentros de Rumor
eldritch-rule-mystery-encounter =
    Algunos Misterios describen un encuentro: en cierta casilla o donde haya una de sus fichas de Arcano. Quien esté allí puede resolverlo como su encuentro.
    .title = Encuentros de Misterio
eldritch-rule-special =
    Algunos Primigenios tienen un mazo de Encuentros Especiales. Un Misterio o la hoja de Primigenio indica dónde puede robarse una de esas cartas, y de qué clase.
    .title = Encuentros Especiales
eldritch-rule-defeated-encounter =
    Con un investigador derrotado en tu casilla puedes resolver el encuentro de su hoja: Lisiado si perdió toda la Salud, Loco si perdió toda la Cordura. Te quedas con todas sus pertenencias y realizas una prueba de la habilidad que allí se indica. Si la superas, la Perdición retrocede 1. En cualquier caso, su ficha y su hoja se retiran del juego.
    .title = Encuentros con investigadores derrotados
eldritch-rule-complex =
    Las cartas de Otros Mundos, de Expedición y de Encuentro Especial tienen tres cuadros. Resuelves el efecto inicial y luego exactamente uno de los otros dos, entero: el de superación si has superado la prueba, el de fallo si la has fallado. Solo si el propio efecto de superación lo dice, el de fallo va a continuación.
    .title = Encuentros complejos
eldritch-rule-tests =
    En una prueba tiras tantos dados como tu habilidad, contando tu Mejora, el modificador de la prueba, tu bonificación y los dados adicionales. Siempre se tira al menos 1 dado; eso se mira en último lugar.

    Cada 5 y cada 6 es un éxito. Con uno o más superas la prueba, salvo que se pida otra cantidad; sin ninguno, la fallas. La cantidad de éxitos es el resultado de la prueba.

    Un dado que una carta simplemente te hace tirar no es una prueba: no puede repetirse, y no importa estar Bendito o Maldito.
    .title = Pruebas
eldritch-rule-bonuses =
    De todas las bonificaciones «+n» aplicables a una prueba solo cuenta la más alta. Los dados adicionales son otra cosa: cuentan todos, y se anuncian antes de tirar. Todo lo demás que hagan tus cartas, como repetir tiradas, puede venir de varias de ellas.

    Una bonificación sin coste cuenta siempre. La que se paga, o la que dice «puedes», es elección tuya; la que has pagado dura hasta el final del encuentro, así que en un combate puede servir para las dos pruebas.

    Una bonificación para los efectos de Hechizos vale también para la prueba del anverso de un Hechizo. Fallar con Marchitar no impide usar otras bonificaciones.
    .title = Bonificaciones y dados adicionales
eldritch-rule-rerolls =
    Después de tirar puedes gastar una Pista para repetir la tirada de un dado, tantas veces como quieras y puedas pagar. Las cartas que permiten repetir tiradas lo hacen una vez por prueba cada una, si no dicen otra cosa. El nuevo número es el que vale.

    Los dados que se repiten son siempre fallos, los más bajos primero. Cuando terminas, se cuentan los éxitos.
    .title = Repetir tiradas
eldritch-rule-blessed =
    Bendito y Maldito son Estados. Para quien está Bendito, cada 4, 5 y 6 es un éxito; para quien está Maldito, solo el 6.

    Nadie es ambas cosas: si tienes uno y vas a obtener el otro, solo descartas el que tienes. Si vas a obtener el que ya tienes, se da la vuelta a la carta y se resuelve su dorso.

    En la retribución tiras un dado: Bendito se descarta con 1 o 2; Maldito, con 4, 5 o 6.
    .title = Bendito y Maldito
eldritch-rule-mythos-phase =
    El investigador jefe roba la primera carta de Mitos y resuelve lo que muestra, en este orden y nada más: avance del Augurio, retribución, Portales, oleada de Monstruos, Pistas, ficha de Rumor, fichas de Arcano y, por último, su texto.

    Las cartas amarillas muestran Augurio, retribución y Portales; las verdes, Augurio, oleada y Pistas; las azules son Rumores, con Pistas y a veces fichas. Si otra carta pone en juego una carta de Mitos, también se resuelven sus iconos.

    Al final de la fase se comprueba el Misterio, los jugadores sin investigador eligen uno nuevo y el investigador jefe puede pasar la ficha. El investigador jefe puede elegir el orden, y se le pregunta cuando puede importar.

    Si no se puede robar ninguna carta, la fase pasa directamente a su final; si entonces no se ha ganado la partida, se pierde.
    .title = La fase de Mitos
eldritch-rule-omen =
    La ficha de Augurio se mueve una casilla en el sentido de las agujas del reloj: verde (cometa), azul (constelación), rojo (eclipse), azul y otra vez verde. Después la Perdición avanza 1 por cada Portal del tablero cuyo símbolo coincida con la nueva casilla.

    Si avanza varias casillas, se comprueba cada una en la que entra. Un Portal recién generado no hace avanzar la Perdición por sí mismo.

    Mover el Augurio hacia atrás no es un avance, ni tampoco ponerlo en una casilla de tu elección: no sucede lo que aguarde a que avance, y la Perdición solo avanza si la carta lo dice.
    .title = El Augurio
eldritch-rule-reckoning =
    Se resuelven todos los efectos de retribución en juego: primero los de los Monstruos, luego el de la hoja de Primigenio, después los de las cartas de Mitos Activo y, por último, los de las pertenencias y Estados de los investigadores, empezando por el investigador jefe y en el sentido de las agujas del reloj.

    Cuando hay varios de un mismo grupo, el investigador jefe elige el orden de los Monstruos y de las cartas de Mitos, y cada jugador el de sus propias pertenencias y Estados; se te pregunta cuando puede importar. Lo que llegue entretanto, un Monstruo o un Estado nuevo, no entra esta vez. Si un Monstruo ha despertado al Primigenio, la retribución es la del dorso de su hoja.

    La marca de retribución en la esquina de una carta solo recuerda que tiene uno de estos efectos.
    .title = Retribución
eldritch-rule-gates =
    Se generan tantos Portales como diga la carta de Referencia. Por cada uno, el primer Portal del montón va a su ciudad, y allí se genera un Monstruo.

    Hay 9 Portales: San Francisco y Estambul son verdes; Buenos Aires, Londres y Tokio, azules; Arkham, Roma, Shanghái y Sídney, rojos. Los Portales que coinciden con el Augurio hacen avanzar la Perdición; cerrarlos es la manera de contenerla.
    .title = Portales
eldritch-rule-surge =
    En cada Portal que coincida con el Augurio actual se generan tantos Monstruos como diga la carta de Referencia. Si no coincide ninguno, en lugar de eso se genera un Portal, con su Monstruo.
    .title = Oleada de Monstruos
eldritch-rule-clues =
    Se generan tantas Pistas como diga la carta de Referencia: cada una se saca al azar de la reserva de Pistas y se pone boca abajo en su casilla. Hay una Pista de cada casilla. Cuando un texto nombra otro lugar, la casilla impresa no importa.

    Las Pistas se obtienen en Encuentros de Investigación y de otras maneras. Se gastan para resolver Misterios y Rumores, para pagar costes y para repetir tiradas.
    .title = Pistas
eldritch-rule-rumors =
    Un Rumor es una carta de Mitos Activo. A menudo tiene una ficha en una casilla del tablero, donde se puede resolver su encuentro; la carta dice cómo se resuelve el Rumor y qué sucede si se tarda demasiado. Un Rumor se resuelve en el acto, sin esperar al final de la fase.

    Al resolverlo se descarta la carta con todo lo que tenga encima, y también la ficha de Rumor, los Monstruos épicos y las fichas de Arcano que trajo. Las Pistas, los demás Monstruos, los Portales y los Estados se quedan.

    Un Rumor que se queda sin fichas de Arcano cumple su amenaza; después, si la carta lo dice, se da por resuelto.
    .title = Rumores
eldritch-rule-eldritch-tokens =
    Si una carta de Mitos muestra fichas de Arcano, se coloca sobre ella esa cantidad. Miden su tiempo o su progreso. Otras fichas de Arcano están en casillas, sobre el Misterio activo, en la hoja de Primigenio o junto al medidor de Augurio, según digan las cartas.

    Siempre hay bastantes: una ficha que falte en la caja se sustituye por cualquier cosa.
    .title = Fichas de Arcano
eldritch-rule-events =
    Un Evento lo resuelve el investigador jefe, y se descarta. Una carta con el rasgo Activo se queda junto a la hoja de Primigenio, y su texto vale hasta que algo la descarte.

    «Cada investigador» quiere decir primero el investigador jefe y luego los demás en el sentido de las agujas del reloj; cada uno realiza sus propias pruebas y elecciones.
    .title = Eventos y cartas Activo
eldritch-rule-running-out =
    Portales: si el montón está vacío, los Portales descartados se mezclan y forman el nuevo montón. Si tampoco los hay, en lugar de eso la Perdición avanza 1.

    Pistas: si la reserva de Pistas está vacía, vuelven a ella las descartadas. Si no hay, no se genera ni se obtiene nada.

    Monstruos: si la reserva de Monstruos está vacía, no llega ninguno.

    Cartas: un mazo vacío se rehace con su pila de descartes; solo el de Mitos no se rehace nunca. Las fichas de los demás tipos no se agotan.
    .title = Cuando algo se agota
eldritch-rule-mysteries =
    Solo hay un Misterio activo cada vez; su carta dice qué hay que hacer. Se comprueba al final de la fase de Mitos: si tiene encima lo suficiente, o si su Monstruo épico ha sido derrotado, está resuelto. Se descartan las fichas que tenga y las que haya colocado, si la carta no dice otra cosa, y se roba el siguiente Misterio, que hace lo que haga al entrar en juego.

    Las cantidades que hablan de los jugadores se refieren al icono de la carta de Referencia; nunca disminuye, aunque haya jugadores eliminados.

    Un Misterio resuelto que vuelve a su mazo deja de contar. Lo que afecta al «Misterio activo» nunca afecta al Misterio final.
    .title = Misterios
eldritch-rule-doom =
    La Perdición avanza hacia el 0 y retrocede alejándose de él, pero nunca más allá del 20. Empieza en 15 con Azathoth, en 12 con Cthulhu, en 13 con Shub-Niggurath y en 14 con Yog-Sothoth. En el 0, el Primigenio despierta.
    .title = La Perdición
eldritch-rule-awakening =
    Cuando la Perdición llega a 0, se da la vuelta a la hoja de Primigenio y sucede en el acto lo que dice sobre su despertar. Desde entonces vale el dorso en vez del anverso, también para los Sectarios. Con Azathoth se pierde la partida.

    La Perdición ya no puede retroceder. Cada vez que vaya a avanzar, sucede en lugar de eso el texto del dorso, una vez por cada paso; también con los pasos que sobraran al llegar a 0.
    .title = El Primigenio despierta
eldritch-rule-final-mystery =
    Con el Primigenio despierto no bastan tres Misterios resueltos: hay que resolver también el Misterio final del dorso de su hoja. Cuenta lo que pide la hoja, como derrotar al propio Primigenio; lo que solo empieza con el tercer Misterio resuelto aguarda hasta entonces. No hay que esperar al final de la fase de Mitos: en cuanto se resuelve, se gana la partida.

    Los efectos sobre el «Misterio activo» no lo tocan.
    .title = El Misterio final
eldritch-rule-winning =
    Los investigadores ganan juntos en cuanto hay tres Misterios resueltos o, si el Primigenio está despierto, tres Misterios y el Misterio final. Los jugadores eliminados ganan con los demás.

    Si la partida se gana y se pierde en el mismo instante, cuenta como ganada.
    .title = Ganar la partida
eldritch-rule-losing =
    Se pierde la partida cuando lo dice la hoja de Primigenio, cuando lo dice una carta, cuando todos los jugadores han sido eliminados o cuando hay que robar una carta de Mitos y no queda ninguna.

    Una derrota durante la fase de Mitos llega antes que el final de esa fase: un Misterio que se habría resuelto entonces ya no sirve de nada. En el caso del mazo vacío, en cambio, el final de la fase va primero.

    Si todos los investigadores son derrotados a la vez, pero no eliminados, la partida sigue.
    .title = Perder la partida
eldritch-rule-health-sanity =
    Cada uno empieza con la Salud y la Cordura impresas en su hoja, y nunca tiene más. Lo que se pierde puede evitarse; recuperar es volver a tener lo perdido, hasta el máximo. Con 0 en una de las dos, el investigador es derrotado en el acto.
    .title = Salud y Cordura
eldritch-rule-prevention =
    Cuando vayas a perder Salud o Cordura, una carta puede evitar parte de la pérdida. Dice cuánto, y si protege también a otros en tu casilla; si no lo dice, solo protege a su dueño, como la Estatua grotesca. Varias cartas pueden ayudar en la misma pérdida.

    También puede evitarse una pérdida que eliges para librarte de otra cosa; la elección cuenta igualmente. Lo que se gasta no puede evitarse.
    .title = Evitar pérdidas
eldritch-rule-spending =
    Lo que se gasta es un coste: debes tenerlo entero o no puedes pagarlo. El último punto de Salud y el último de Cordura no pueden gastarse nunca, y lo gastado no puede evitarse. Un coste que los investigadores puedan pagar en grupo se reparte como quieran.

    «Puedes»: hazlo o déjalo. «Esto o aquello»: elige. «Aquello, a menos que hagas esto»: puedes hacer esto; si no, o si no puedes, sucede aquello. Un Estado que ya tienes, o quedar Retrasado cuando ya lo estás, no puede elegirse como coste.

    Si debes descartar más de lo que tienes, descartas lo que tengas.
    .title = Costes y elecciones
eldritch-rule-defeat =
    Quien tiene cero puntos de Salud o de Cordura es derrotado en el acto; su acción o su encuentro se interrumpe.

    1. La Perdición avanza 1.

    2. Su ficha va a la casilla de Ciudad más cercana (en caso de empate elige su jugador) y se marca con Salud o con Cordura, según lo que haya perdido; si ambas están a 0, elige el jugador.

    3. Se descartan sus Estados y sus Mejoras. Sus pertenencias se quedan en la hoja, para quien lo encuentre.

    4. Si era el investigador jefe, pasa la ficha a un investigador de su elección; si no hay ninguno, la conserva.

    Un investigador derrotado ya no es un investigador: los efectos sobre investigadores no le alcanzan.
    .title = Investigadores derrotados
eldritch-rule-devoured =
    Un investigador devorado se considera derrotado, pero no deja nada: la Perdición avanza 1, se descarta todo lo que tenga, su ficha y su hoja se retiran del juego, y la ficha de Investigador jefe se pasa como en una derrota.
    .title = Investigadores devorados
eldritch-rule-new-investigators =
    Al final de la fase de Mitos, todo jugador cuyo investigador haya sido derrotado elige uno nuevo: cualquiera que no esté en juego ni haya sido derrotado en esta partida. El nuevo investigador empieza en su casilla inicial con toda su Salud y Cordura.

    Sus cartas iniciales se toman del mazo, de la pila de descartes o de la reserva; si una la tiene otro, o ha salido de la partida, se queda sin ella.
    .title = Nuevos investigadores
eldritch-rule-elimination =
    Quien es derrotado o devorado después de que el Primigenio haya despertado queda eliminado: no elige un nuevo investigador ni sigue participando. Lo mismo vale para quien aún esté esperando un nuevo investigador cuando el Primigenio despierta, o para quien no quede ninguno.

    Si todos son eliminados, se pierde la partida; si ganan los demás, los eliminados ganan con ellos.
    .title = Jugadores eliminados
eldritch-rule-possessions =
    Son pertenencias los Apoyos, los Artefactos, los Hechizos, las Pistas y los billetes de viaje; no lo son los Estados, las Mejoras, la Salud ni la Cordura. No hay más límite que dos billetes en total y una copia de cada Hechizo. Nadie puede deshacerse de una pertenencia a voluntad: solo se va al intercambiarla, al gastarla o cuando un efecto la descarta.
    .title = Pertenencias
eldritch-rule-gaining-cards =
    Una carta aleatoria sale de la parte superior de su mazo; un Hechizo o un Estado aleatorio, de la inferior, porque esos mazos están boca arriba. Si es una que ya tienes, se aparta y se toma la siguiente, si la hay.

    Una carta de cierto rasgo o nombre es la primera que cumpla lo pedido y que no tengas, buscada en el mazo desde abajo y después en la pila de descartes; luego se baraja el mazo. Un Apoyo nombrado que esté en la reserva se toma de allí. Si no se encuentra nada, no se obtiene nada.

    Nadie tiene dos veces el mismo Hechizo ni el mismo Estado: el segundo Hechizo se descarta, el segundo Estado no se obtiene. Los Hechizos y Estados descartados se barajan en sus mazos en el acto.
    .title = Obtener cartas
eldritch-rule-spells =
    El anverso de un Hechizo dice cuándo puede lanzarse y qué prueba exige. Tras la prueba se le da la vuelta, se resuelve la línea del dorso que corresponde al resultado y vuelve a ponerse boca arriba, a menos que deba descartarse. Nadie mira el dorso antes.

    Si un Hechizo se lanza sobre alguien, como Bendición de Isis o Sondear el vacío, se elige a quién antes de la prueba. Nieblas de Releh puede lanzarse aunque no haya Monstruos; si funciona, puedes eludir a todos los Monstruos de tu casilla, no solo a algunos.
    .title = Hechizos
eldritch-rule-conditions =
    Un Estado está boca arriba ante ti, con el dorso desconocido. Cuando se le da la vuelta, el dorso se resuelve en el acto; dice si la carta se descarta o vuelve a ponerse boca arriba. Mientras está boca abajo, el anverso no cuenta.

    Las Locuras (Amnesia, Alucinaciones, Paranoia) exigen una prueba de Voluntad en cada retribución; las Lesiones (de espalda, interna y en la pierna), una de Fuerza; quien falla da la vuelta a la carta. Cuando descansas, puedes tirar un dado por cada una y descartarla con 5 o 6.

    Pacto oscuro: en la retribución tiras un dado y, con un 1, le das la vuelta. Deuda: se le da la vuelta en la retribución; como Acción local puede realizarse una prueba de Influencia que, si se supera, la descarta. Detenido, Bendito y Maldito tienen sus propias reglas.

    Los Estados no se intercambian, y nadie tiene dos veces el mismo.
    .title = Estados
eldritch-rule-improvements =
    Mejorar una habilidad le suma 1, hasta un máximo de +2 en cada una. Las Mejoras forman parte de la habilidad; las bonificaciones de las cartas, no.
    .title = Mejoras
eldritch-rule-secrets =
    Nadie conoce el dorso de los Hechizos y Estados a los que no se ha dado la vuelta, el orden de los mazos, los Portales del montón, las Pistas de su reserva, los Monstruos que saldrán de la suya ni las cartas de Mitos que están en la caja.

    Todo lo demás está a la vista: lo que tiene cada cual, los dos lados de las hojas y de las fichas de Monstruo, las Pistas de los investigadores y las pilas de descartes. Los investigadores son aliados y pueden hablar de todo ello.
    .title = Qué es secreto
eldritch-rule-difficulty =
    Cada carta de Mitos es fácil, normal o difícil, y lo habitual es que participen todas. Una partida más fácil se juega sin las difíciles (difficulty=easy); una más difícil, sin las fáciles (difficulty=hard). En una partida por etapas, la etapa I solo tiene cartas fáciles; la II, normales; y la III, difíciles (difficulty=staged).
    .title = Dificultad
eldritch-rule-starting-rumor =
    Para un comienzo más duro, tras la preparación entra en juego un Rumor al azar que no esté en el mazo de Mitos, con su ficha de Rumor, sus fichas de Arcano y lo que haga al entrar en juego (starting_rumor=true). No se generan Pistas por él.
    .title = Un Rumor desde el principio
eldritch-rule-reference-cards =
    La carta de Referencia dice cuántos Portales y Pistas se generan y cuántos Monstruos llegan a cada Portal en una oleada:

    1 o 2 jugadores: 1 Portal, 1 Pista, oleada de 1.

    3 o 4 jugadores: 1 Portal, 2 Pistas, oleada de 2.

    5 o 6 jugadores: 2 Portales, 3 Pistas, oleada de 2.

    7 u 8 jugadores: 2 Portales, 4 Pistas, oleada de 3.

    El grupo puede acordar otra carta (variant=true). En el mismo orden, 1 jugador, más fácil: 1, 2, 1. 4 jugadores, más difícil: 2, 2, 1. 5 jugadores, más fácil: 2, 3, 1. 7 u 8 jugadores, más difícil: 3, 4, 1.
    .title = Cartas de Referencia
eldritch-rule-solo =
    Una sola persona puede jugar con un investigador. Entonces los componentes con el rasgo Trabajo en equipo se quedan en la caja: Servicio de mensajería, Informe por radio y Contenedor cerebral mi-go (solo=false los deja dentro). O puede llevar varios investigadores, con la carta de Referencia para ese número.
    .title = Jugar en solitario
eldritch-rule-score =
    Quien quiera puede contar una puntuación tras una victoria; cuanto más baja, mejor.

    Más 1 por cada Portal del tablero, más 1 por cada tres Monstruos, más 1 por cada Estado Maldito y cada Pacto oscuro, más 3 por cada Rumor en juego.

    Menos 1 por cada tres Pistas que tengan los investigadores, menos 1 por cada Estado Bendito, menos el número en que esté la Perdición.

    Un grupo de tres incompleto cuenta como entero.
    .title = La puntuación
eldritch-rule-only-option = Cuando solo hay una opción, el programa la elige por ti y te lo dice.
    .title = Cuando no hay elección
eldritch-rule-stand-in = Cuando a alguien se le acaba el tiempo, un bot elige en su lugar; también puede suplir a quien lleva un rato ausente o se ha ido. El bot ve lo que puede ver esa persona y nada más. El registro lo dice: cada vez que se acaba el tiempo, y una vez cuando un bot toma el relevo y cuando la persona vuelve.
    .title = Otras manos
