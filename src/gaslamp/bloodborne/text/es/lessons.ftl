### La guía paso a paso, una elección tras otra; cada texto se muestra antes de elegir. En las primeras lecciones y en las decisiones
### propias se lleva a un solo Cazador; en los ejemplos del reglamento, a los tres.

## Las primeras lecciones: llevas a un solo Cazador, y los demás eligen por su cuenta

bloodborne-lesson-first-blow = Eres Henryk, uno de tres Cazadores; los otros dos eligen por su cuenta. En el centro hay un Monstruo. Sus Ecos son su Salud, y cada Eco que le quites es un punto para ti.
    .title = El primer golpe
    .learn = Elegir una carta, el dado del Monstruo, tomar Ecos, y qué pasa cuando un Monstruo muere o huye
bloodborne-lesson-first-blow-1 = Cada cual elige una carta en secreto; luego se revelan todas a la vez. El número de un Arma es el daño que inflige, y por cada punto te llevas un Eco. El Hacha de cazador inflige 2, más que ninguna otra carta de tu mano. Juega Hacha de cazador.
bloodborne-lesson-first-blow-2 = Las tres hachas se han llevado los 6 Ecos. La Turba de la cacería ha muerto, y cada uno obtiene un Trofeo, porque los tres la habían dañado. Ahora llega el Cuervo carroñero, con 7 Ecos. Tu hacha está en la pila de cartas usadas: lo que juegas deja de estar en tu mano. Juega Cuchilla dentada.
bloodborne-lesson-first-blow-end = Has tomado 1 Eco, pero al Cuervo carroñero le quedaban 4 y ha huido: esta vez no hay Trofeo, aunque lo que has tomado es tuyo. Tienes 3 Ecos recolectados, 7 de Salud y un Trofeo de Humanoide. Recuerda: todos eligen, el Monstruo ataca, los Cazadores atacan, y el Monstruo que entonces siga vivo se va.

bloodborne-lesson-fast-or-strong = El Paciente bestia tiene 4 Ecos. En esta ronda Eileen es la jugadora inicial: ella golpea primero, luego Ludwig, y tú, Henryk, vas al final.
    .title = Rápido o fuerte
    .learn = El orden de los ataques, y la pistola que dispara antes que nadie
bloodborne-lesson-fast-or-strong-1 = Esta vez decides tú. Dos Hachas de cazador se llevarían los 4 Ecos antes de tu turno. Tu propia hacha inflige 2 daños, pero no golpea hasta el paso 5, por orden. La Pistola de cazador toma un solo Eco, pero, si es la única en juego, dispara en el paso 3, antes que el Monstruo y que todos los demás. ¿Hacha de cazador o Pistola de cazador?
bloodborne-lesson-fast-or-strong-hunter-axe-end = Eileen y Ludwig habían jugado sus hachas, así que no quedaba nada cuando te ha tocado: ni Eco ni Trofeo. Si uno de los dos se hubiera contenido, te habrías llevado 2 Ecos. Ir fuerte y el último es apostar a lo que dejen los demás.
bloodborne-lesson-fast-or-strong-hunter-pistol-end = Has disparado antes que nadie, y nadie ha podido quitarte ese Eco. Eileen ha tomado 2, el hacha de Ludwig solo ha encontrado 1, y el Paciente bestia ha muerto. Un Eco en la ronda de su muerte ha bastado para un Trofeo de Bestia. Si alguien más hubiera jugado una Pistola de cazador, ninguna de las dos habría sido rápida.
bloodborne-lesson-fast-or-strong-end = Recuerda: antes de elegir, mira qué lugar ocupas en el orden. Quien va al principio puede contar con la fuerza; quien va al final necesita rapidez.

## Decisiones tuyas

bloodborne-lesson-when-to-dream = Eres Henryk, con 5 Ecos recolectados y 3 de Salud. Los Ecos recolectados se pierden si mueres; los depositados están a salvo. El Jardín de ojos ataca con el dado amarillo.
    .title = ¿Un Eco más?
    .learn = Cuándo quedarte y cuándo depositar tus Ecos
bloodborne-lesson-when-to-dream-1 = Decides tú. En 38 de cada 100 ataques el dado amarillo inflige 3 daños o más, y eso sería toda tu Salud. Hacha de cazador: 2 Ecos más, si sobrevives. Pistola de cazador: 1 Eco antes del ataque, pero aún tienes que sobrevivir. Sueño del Cazador: ningún Eco, la mitad del daño, y tus 5 Ecos quedan depositados.
bloodborne-lesson-when-to-dream-hunter-axe-2 = Ha salido un 3: has muerto antes de poder golpear y has perdido tus 5 Ecos. En el paso 7 regresas, como todo Cazador muerto, con toda la Salud y una Mejora. El Vial de sangre te cura antes del ataque del Monstruo. Elige Vial de sangre.
bloodborne-lesson-when-to-dream-hunter-axe-end = No has depositado nada y, con Rom como Jefe final, una segunda muerte te dejaría fuera de la partida. Aun así, en 62 de cada 100 rondas como esta llevarías ahora 7 Ecos. Has arriesgado 5 Ecos para ganar 2.
bloodborne-lesson-when-to-dream-hunter-pistol-2 = Tu disparo ha tomado 1 Eco, pero después ha salido un 3: has muerto y has perdido los 6. Un Arma rápida no te protege. En el paso 7 regresas y obtienes una Mejora. Elige Vial de sangre.
bloodborne-lesson-when-to-dream-hunter-pistol-end = Con la pistola el Eco era seguro, pero tu vida no. Con más Salud, o con menos que perder, habría sido una buena carta.
bloodborne-lesson-when-to-dream-hunters-dream-2 = Ha salido un 3, cuya mitad es 1: sigues con vida y tus 5 Ecos están depositados. Todas tus cartas han vuelto a tu mano y te toca una Mejora. Elige Martillo eclesiástico.
bloodborne-lesson-when-to-dream-hunters-dream-end = No has tomado ningún Eco y, aun así, eres quien más ha ganado: 5 Ecos a salvo, la mano llena, el Martillo eclesiástico y 8 de Salud. Con una tirada baja te habrías perdido 2 Ecos; es el precio de la seguridad.
bloodborne-lesson-when-to-dream-end = Recuerda: compara lo que puedes ganar con lo que puedes perder. Cuanto más lleves encima y menos Salud tengas, antes conviene soñar.

bloodborne-lesson-odds = Tres dados, tres peligros. El verde tiene las caras 0, 0, 1, 1+, 1+ y 2. El amarillo, 0, 1, 1, 1+, 2+ y 3. El rojo, 0, 1+, 2, 2+, 3 y 4. El signo + significa sumar y tirar otra vez. De media, un ataque inflige 1,25 daños con el verde, 2 con el amarillo y 3 con el rojo.
    .title = De qué son capaces los dados
    .learn = Las caras de los tres dados y qué probabilidad tienes de sobrevivir
bloodborne-lesson-odds-1 = Eres Henryk, con 3 de Salud y 4 Ecos recolectados, y el Cuervo carroñero ataca con el dado verde. De cada 100 ataques, infligen 3 daños o más 13 con el verde, 38 con el amarillo y 61 con el rojo. Decides tú: ¿te quedas y juegas Hacha de cazador, o juegas Sueño del Cazador?
bloodborne-lesson-odds-hunter-axe-2 = Ha salido un 1+ y luego un 0: 1 daño. Has tomado 2 Ecos y llevas 6. Pero ahora llega el Cuervo sangriento con el dado rojo, y con 2 de Salud morirías en 81 de cada 100 ataques. Sueño del Cazador reduce el daño a la mitad, así que solo te mataría un 4 o más: 40 de cada 100. Juega Sueño del Cazador.
bloodborne-lesson-odds-hunter-axe-3 = Ha salido un 3, cuya mitad es 1: sobrevives con 1 de Salud y tienes 6 Ecos depositados. Ahora elige algo para las próximas rondas. Elige Martillo eclesiástico.
bloodborne-lesson-odds-hunter-axe-end = Te has quedado donde el riesgo era pequeño, 13 de cada 100, y has soñado cuando se ha hecho grande: 6 Ecos depositados. Eso sí, te has enfrentado al dado rojo con 2 de Salud, y esta vez ha sido amable.
bloodborne-lesson-odds-hunters-dream-2 = Ha salido un 1+ y luego un 0, y la mitad de 1 es 0. Tus 4 Ecos están depositados y tus cartas usadas han vuelto. Venga quien venga, te irá bien un Arma contundente. Elige Martillo eclesiástico.
bloodborne-lesson-odds-hunters-dream-3 = El Cuervo sangriento está aquí con el dado rojo. Pero tienes 8 de Salud, y el dado rojo solo inflige 8 daños o más en 2 de cada 100 ataques. Puedes golpear sin miedo. Juega Martillo eclesiástico.
bloodborne-lesson-odds-hunters-dream-end = Ha salido un 3, y has tomado los 3 últimos Ecos: el Cuervo sangriento ha muerto, y tienes un Trofeo de Humanoide, 4 Ecos depositados y 3 recolectados. Has renunciado a 2 Ecos del Cuervo carroñero y has recibido al dado rojo con toda tu Salud.
bloodborne-lesson-odds-end = Recuerda: algo más de 1 con el verde, 2 con el amarillo y 3 con el rojo. Es la media; con un + puede ser mucho más.

bloodborne-lesson-which-upgrade = Estás en el paso 7 y eres Henryk. Has jugado Sueño del Cazador: tus 3 Ecos están depositados y tus cartas usadas han vuelto. La Bestia clérigo, un Jefe con el dado amarillo al que le quedan 6 Ecos, seguirá aquí la próxima ronda. Elige una Mejora; la jugarás enseguida.
    .title = ¿Qué Mejora?
    .learn = Para qué sirven las Mejoras fuertes, las seguras y las rápidas
bloodborne-lesson-which-upgrade-1 = Decides tú. El Martillo eclesiástico es el Arma más fuerte de todas: 4 daños. La Pistola de repetición solo inflige 1, pero en su ronda el ataque del Monstruo no te hace daño. El Fusil de Ludwig inflige 2, siempre en el paso 3, antes que el Monstruo y que los demás Cazadores. ¿Con cuál te quedas?
bloodborne-lesson-which-upgrade-kirkhammer-2 = Tienes en la mano el Martillo eclesiástico, vuelves a tener 8 de Salud y eres el jugador inicial. Juega Martillo eclesiástico.
bloodborne-lesson-which-upgrade-kirkhammer-end = El ataque te ha costado 3 de Salud. Luego tu martillo ha tomado 4 Ecos, y el hacha de Eileen los 2 últimos: la Bestia clérigo ha muerto, y los dos obtenéis un Trofeo de Bestia y otro de Humanoide. Ludwig ha llegado tarde. La fuerza vale más cuando la muerte del Monstruo está cerca y golpeas pronto.
bloodborne-lesson-which-upgrade-repeating-pistol-2 = Tienes en la mano la Pistola de repetición y vuelves a tener 8 de Salud. En la ronda en que la juegas, el ataque del Monstruo no te hace daño. Juega Pistola de repetición.
bloodborne-lesson-which-upgrade-repeating-pistol-end = El ataque le ha costado 3 de Salud a Ludwig y 4 a Eileen, que era quien más Ecos había recolectado; a ti, nada. Has tomado 1 Eco, y el Jefe sigue en juego con 2. La seguridad vale más cuando llevas muchos Ecos o tienes poca Salud.
bloodborne-lesson-which-upgrade-ludwigs-rifle-2 = Tienes en la mano el Fusil de Ludwig y vuelves a tener 8 de Salud. El fusil dispara en el paso 3, sea quien sea el jugador inicial. Juega Fusil de Ludwig.
bloodborne-lesson-which-upgrade-ludwigs-rifle-end = Has tomado 2 Ecos antes del ataque. Pero así habías recolectado tantos como Eileen, y la Bestia clérigo inflige 1 daño más a quien más tiene: a los dos os ha costado 4 de Salud. El Jefe sigue en juego con 1 Eco. La rapidez vale más cuando vas al final del orden o cuando al Monstruo le quedan pocos Ecos.
bloodborne-lesson-which-upgrade-end = Recuerda: elige lo que le falta a tu mano. ¿Golpeas demasiado flojo, demasiado tarde, o mueres demasiado pronto?

bloodborne-lesson-who-to-trust = El Perro rabioso tiene 5 Ecos y, si huye, muerde a todos: 2 daños. Podéis hablarlo, pero lo que se dice no obliga a nadie. Eileen dice que usará el hacha. Ludwig dice que él también.
    .title = ¿En quién puedes confiar?
    .learn = Cuánto valen las promesas en la mesa y cómo leerlas
bloodborne-lesson-who-to-trust-1 = Eres Henryk, el jugador inicial, con 6 de Salud y 1 Eco recolectado. Eileen tiene 4 de Salud y 4 Ecos recolectados; Ludwig, 8 de Salud y ninguno. Con sus dos hachas y la tuya, o con tu pistola, el perro moriría. Decides tú: ¿Hacha de cazador, Pistola de cazador o Sueño del Cazador?
bloodborne-lesson-who-to-trust-hunter-axe-end = Ludwig ha cumplido su palabra; Eileen ha soñado y ha depositado sus 4 Ecos. Tu hacha y la de Ludwig han tomado 4 Ecos, y el perro ha huido con el último. Entre su ataque y su mordisco te has quedado en 3 de Salud. Pero tienes 2 Ecos más, y Ludwig ha visto que cumples tu palabra.
bloodborne-lesson-who-to-trust-hunter-pistol-end = Ludwig ha cumplido su palabra; Eileen ha soñado y ha depositado sus 4 Ecos. Tu disparo ha tomado 1 Eco, el hacha de Ludwig 2, y el perro ha huido con los demás. Entre su ataque y su mordisco te has quedado en 3 de Salud. Pero conservas el hacha para una ronda mejor.
bloodborne-lesson-who-to-trust-hunters-dream-2 = Ludwig ha cumplido su palabra, pero Eileen ha soñado, igual que tú, y el perro ha huido. Solo has sufrido la mitad de cada herida, y tu Eco está depositado. Como jugador inicial, eliges tu Mejora antes que Eileen. Elige Fusil de Ludwig.
bloodborne-lesson-who-to-trust-hunters-dream-end = Tienes 8 de Salud, todas tus cartas y un fusil, pero solo 1 Eco. Ludwig ha golpeado solo; la próxima vez quizá no te crea.
bloodborne-lesson-who-to-trust-end = Eileen llevaba 4 Ecos y tenía 4 de Salud, y quien tiene mucho que perder sueña, diga lo que diga. Ludwig no tenía nada que perder. Recuerda: no te preguntes quién es sincero, pregúntate qué gana cada cual.

## Una ronda completa

bloodborne-lesson-scourge-beast = Tres Cazadores plantan cara a un Monstruo, y tú los llevas a los tres durante una ronda completa. La Bestia infectada tiene 3 Ecos, que son su Salud: por cada daño que le infliges, te llevas uno. Los Ecos y los Trofeos serán tus puntos al final de la partida.
    .title = Una ronda completa: la Bestia infectada
    .learn = Transformar, y una ronda completa por orden
bloodborne-lesson-scourge-beast-1 = Eres Henryk y tienes la ficha de Jugador inicial. En el paso 1 cada cual elige una carta en secreto; luego se revelan todas a la vez. Tu Hacha de cazador está en la pila de cartas usadas, así que prefieres ver antes qué hacen los demás: con Transformar sacas un Arma cuando las cartas ya están a la vista. Juega Transformar.
bloodborne-lesson-scourge-beast-2 = Ahora eres Eileen: te quedan 5 de Salud y llevas 1 Eco recolectado. No sabes qué ha elegido Henryk. La Pistola de cazador inflige solo 1 daño, pero si nadie más juega la suya, dispara en el paso 3, antes del ataque del Monstruo. Juega Pistola de cazador.
bloodborne-lesson-scourge-beast-3 = Ahora eres Ludwig, y solo faltas tú por elegir. Tu Hacha de cazador inflige 2 daños, pero, como casi todas las Armas, no golpea hasta el paso 5, después del Monstruo y de los Cazadores que van antes que tú. En cuanto elijas, se revelarán las tres cartas. Juega Hacha de cazador.
bloodborne-lesson-scourge-beast-4 = Paso 2: vuelves a ser Henryk y ves en la mesa una Pistola de cazador y un Hacha de cazador. Si sacaras también tu pistola, ninguna de las dos sería rápida, así que te la guardas. Después vienen los efectos instantáneos, el dado del Monstruo y los ataques de los Cazadores, empezando por el tuyo. Revela Cuchilla dentada.
bloodborne-lesson-scourge-beast-end = Eileen ha disparado primero y ha tomado 1 Eco. En el dado ha salido un 2+, y el signo + significa tirar otra vez y sumar. Después ha salido un 0, que pone fin a las tiradas: todos han sufrido 2 daños. Luego, por orden desde el jugador inicial, Henryk ha tomado 1 Eco, y el hacha de Ludwig solo ha encontrado otro más. Sin Ecos, la Bestia infectada ha muerto y, como los tres la habían dañado esta ronda, cada uno ha obtenido un Trofeo de Bestia. Recuerda el orden: elegir, revelar, transformar, efectos instantáneos, el Monstruo, los Cazadores.

## Un Monstruo huye

bloodborne-lesson-winter-lantern-escapes = La Linterna de invierno tiene 6 Ecos y ataca con el dado amarillo. Un Monstruo corriente solo se queda una ronda: si le quedan Ecos tras los ataques de los Cazadores, huye. Y este tiene, además, una capacidad para ese momento.
    .title = La Linterna de invierno huye
    .learn = Monstruos que hacen algo al huir
bloodborne-lesson-winter-lantern-escapes-1 = Eres Henryk, el jugador inicial, y tienes en la mano las cinco cartas con las que empieza todo Cazador. Tres Hachas de cazador se llevarían los 6 Ecos, pero no puedes saber qué eligen los demás. Golpeas con todas tus fuerzas. Juega Hacha de cazador.
bloodborne-lesson-winter-lantern-escapes-2 = Ahora eres Eileen y reservas el hacha para mejor ocasión. Te basta con un Eco seguro: si tu Pistola de cazador es la única, dispara antes que nadie. Juega Pistola de cazador.
bloodborne-lesson-winter-lantern-escapes-3 = Ahora eres Ludwig. Toda carta que juegas va a tu pila de cartas usadas y solo vuelve con Sueño del Cazador. Por eso dejas los golpes fuertes a los demás y gastas tu Arma más floja. Juega Cuchilla dentada.
bloodborne-lesson-winter-lantern-escapes-4 = Ha salido un 0 y nadie ha sufrido daño, pero quedan 2 Ecos: la Linterna de invierno huye. Por su capacidad, cada Cazador pasa una carta de su mano a su pila de cartas usadas, nunca Sueño del Cazador. Eres Henryk y, de momento, Transformar es la que menos falta te hace. Elige Transformar.
bloodborne-lesson-winter-lantern-escapes-5 = Ahora eres Eileen. La pistola que has jugado irá de todos modos a tu pila de cartas usadas, y quieres conservar el hacha y Transformar. Queda tu Arma más floja. Elige Cuchilla dentada.
bloodborne-lesson-winter-lantern-escapes-6 = Ahora eres Ludwig y eliges entre Hacha de cazador, Pistola de cazador y Transformar. El hacha es la que golpea más fuerte, y con Transformar podrás sacarla más adelante. Le toca a la pistola. Elige Pistola de cazador.
bloodborne-lesson-winter-lantern-escapes-end = Los Cazadores han infligido 4 daños: Eileen 1, Henryk 2 y Ludwig 1. Se quedan con esos Ecos, pero la Linterna de invierno se ha ido con los otros 2 y nadie obtiene un Trofeo de Semejante. Además, cada Cazador tiene una carta menos en la mano. Recuerda: solo hay Trofeos si el Monstruo muere, y dejarlo huir puede salir caro.

## Trofeos

bloodborne-lesson-executioner-trophy = El Ejecutor tiene 4 Ecos, justo los que se llevan dos Hachas de cazador. Es un Humanoide, y quien ayude a matarlo obtendrá un Trofeo de Humanoide. Cada Trofeo te hace avanzar una casilla en su marcador, y al final cuenta el número de la casilla en la que estés.
    .title = Un Trofeo del Ejecutor
    .learn = Los Trofeos, sus marcadores y quién los obtiene
bloodborne-lesson-executioner-trophy-1 = Eres Henryk, el jugador inicial, así que en el paso 5 atacas antes que los demás. La primera casilla del marcador de Humanoide vale 3 puntos. Con que haya otra hacha en juego, el Ejecutor muere. Juega Hacha de cazador.
bloodborne-lesson-executioner-trophy-2 = Ahora eres Eileen: estás a la izquierda de Henryk y atacas justo después. Para el Trofeo no importa quién dé el último golpe; basta con que tomes al menos 1 Eco. Juega Hacha de cazador.
bloodborne-lesson-executioner-trophy-3 = Ahora eres Ludwig, el último por orden. Si los otros dos golpean fuerte, no quedará nada para ti, así que aprovechas la ronda para otra cosa. Sueño del Cazador reduce a la mitad el daño que sufras y en el paso 7 te da una Mejora. Juega Sueño del Cazador.
bloodborne-lesson-executioner-trophy-4 = El Ejecutor ha muerto, ha llegado el paso 7 y sigues siendo Ludwig. Sueño del Cazador ha vuelto a tu mano, y puedes quedarte con una de las Mejoras disponibles. El Martillo eclesiástico inflige 4 daños, el doble que tu hacha. Elige Martillo eclesiástico.
bloodborne-lesson-executioner-trophy-end = Henryk y Eileen han tomado 2 Ecos cada uno en la ronda en que ha muerto el Ejecutor; por eso los dos están en la primera casilla del marcador de Humanoide: 3 puntos. Ludwig no ha luchado y no obtiene ningún Trofeo, pero para él el daño del ataque ha bajado de 1 a 0, y tiene una carta más. Recuerda: el Trofeo es para todo Cazador que dañe al Monstruo en la ronda de su muerte.

## El Sueño del Cazador

bloodborne-lesson-eileens-dream = A Eileen le quedan 3 de Salud y lleva encima 2 Ecos recolectados. Si muere, los pierde. El Cuervo sangriento de Cainhurst ataca con el dado rojo, el más peligroso de los tres: es hora de soñar.
    .title = El sueño de Eileen
    .learn = Sueño del Cazador: depositar, recuperar las cartas, obtener una Mejora y descansar
bloodborne-lesson-eileens-dream-1 = Eres Henryk. Dos de tus cartas están en la pila de cartas usadas y te quedan tres en la mano. Con 6 de Salud, lo más probable es que aguantes otro ataque, así que te llevas lo que puedas. Juega Cuchilla dentada.
bloodborne-lesson-eileens-dream-2 = Ahora eres Eileen y tienes la ficha de Jugador inicial. Un 3 o un 4 en el dado rojo te mataría antes de que pudieras golpear. Sueño del Cazador reduce a la mitad todo el daño de la ronda, redondeando hacia abajo. Juega Sueño del Cazador.
bloodborne-lesson-eileens-dream-3 = Ahora eres Ludwig; también tienes 6 de Salud y ya has usado el hacha. Es difícil que muera el Cuervo sangriento, pero cada Eco que le quites es tuyo. Juega Cuchilla dentada.
bloodborne-lesson-eileens-dream-4 = Eres Eileen y sigues viva: ha salido un 3, cuya mitad, redondeando hacia abajo, es 1, y te quedan 2 de Salud. Ha empezado el paso 7: tus 2 Ecos están depositados, a salvo de la muerte, y todas tus cartas usadas han vuelto a tu mano. Ahora te toca una Mejora: en la ronda en que juegues la Pistola de repetición, el ataque del Monstruo no te hará daño. Elige Pistola de repetición.
bloodborne-lesson-eileens-dream-5 = Sigues siendo Eileen, y esta es tu octava carta. Nadie puede tener más de siete entre la mano y la pila de cartas usadas, así que una tiene que dejar la partida para siempre: la que quieras, menos Sueño del Cazador. La Cuchilla dentada inflige 1 daño y no hace nada más. Elige Cuchilla dentada.
bloodborne-lesson-eileens-dream-end = Eileen ha depositado 2 Ecos, tiene siete cartas en la mano y vuelve a estar en 8 de Salud. Henryk y Ludwig han tomado 1 Eco y sufrido 3 daños cada uno, y el Cuervo sangriento ha huido con 4 Ecos. El hueco entre las Mejoras no se ha cubierto hasta el final del paso 7. Recuerda lo que haces con Sueño del Cazador: depositas, recuperas tus cartas, obtienes una Mejora y descansas. Sueña mientras aún tengas algo que salvar.

## Jefes

bloodborne-lesson-father-gascoigne-survives = El Padre Gascoigne es un Jefe: tiene 8 Ecos, el dado rojo y dos tipos, Humanoide y Bestia. Los Jefes no huyen. Y la capacidad de este duele: toda Arma que le inflija daño se retira de la partida al final de la ronda.
    .title = El Padre Gascoigne sobrevive
    .learn = Los Jefes, que se quedan hasta morir
bloodborne-lesson-father-gascoigne-survives-1 = Eres Henryk, el jugador inicial. Uses el Arma que uses contra el Padre Gascoigne, la perderás para siempre. Ya que vas a perder una, que sea por el mayor número de Ecos. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-2 = Ahora eres Eileen. Los Ecos que pierde un Jefe no vuelven, así que cada golpe lo acerca a su fin aunque sobreviva a esta ronda. Por 2 Ecos, vale la pena quedarse sin hacha. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-3 = Ahora eres Ludwig, el último por orden. Con 8 Ecos sobre el Jefe, habrá bastantes para ti, hayan jugado lo que hayan jugado los demás. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-end = Ha salido un 1+ y luego un 0, así que todos han sufrido 1 daño. Las tres hachas se han llevado 6 Ecos, 2 cada una, y las tres han quedado fuera de la partida. El Padre Gascoigne sigue en juego con 2 Ecos: todavía no hay Trofeos ni llega otro Monstruo. Recuerda: contra un Jefe se lucha ronda tras ronda hasta que muere.

bloodborne-lesson-father-gascoigne-dies = Es la ronda siguiente. Al Padre Gascoigne le quedan 2 Ecos, ya no hay hachas, y la ficha de Jugador inicial ha pasado a Eileen. Cada Cazador tiene 7 de Salud y 2 Ecos recolectados.
    .title = El Padre Gascoigne muere
    .learn = Los Trofeos de un Jefe y qué daño cuenta
bloodborne-lesson-father-gascoigne-dies-1 = Eres Henryk, y esta ronda vas al final: el orden empieza por Eileen. Seguramente no quedará nada para ti, así que pones a salvo tus 2 Ecos. Juega Sueño del Cazador.
bloodborne-lesson-father-gascoigne-dies-2 = Ahora eres Eileen. Un Jefe da un Trofeo por cada uno de sus tipos, así que hoy 1 Eco puede valerte dos Trofeos. Si tu Pistola de cazador es la única en juego, se lo lleva en el paso 3, antes que nadie, y dos Trofeos bien valen una pistola. Juega Pistola de cazador.
bloodborne-lesson-father-gascoigne-dies-3 = Ahora eres Ludwig, el segundo por orden. Para los Trofeos te basta con 1 Eco, y para eso sirve el Arma que menos echarás de menos. Juega Cuchilla dentada.
bloodborne-lesson-father-gascoigne-dies-4 = El Padre Gascoigne ha muerto, y eres Henryk en el paso 7. El ataque te ha costado 1 de Salud en vez de 2, tus Ecos están depositados y Sueño del Cazador ha vuelto a tu mano. Te falta el hacha, así que buscas algo contundente. Elige Martillo eclesiástico.
bloodborne-lesson-father-gascoigne-dies-end = La pistola de Eileen ha tomado 1 Eco, y la cuchilla de Ludwig, el último. Los dos avanzan en los marcadores de Humanoide y de Bestia, que les dan 3 puntos y 1 punto, y los dos se quedan sin esa Arma. Henryk también había herido al Jefe, pero una ronda antes: no obtiene ningún Trofeo. Recuerda: para los Trofeos solo cuenta el daño de la ronda en que muere el Monstruo.

## La muerte

bloodborne-lesson-ludwigs-death = Ludwig tiene 3 de Salud, 4 Ecos recolectados y 6 depositados. El Padre Gascoigne, con sus 8 Ecos intactos, ataca con el dado rojo. Vas a ver qué pierde un Cazador al morir y qué conserva.
    .title = La muerte de Ludwig
    .learn = Qué pierdes al morir y qué conservas
bloodborne-lesson-ludwigs-death-1 = Eres Henryk, el jugador inicial, y tienes toda tu Salud. El Padre Gascoigne se queda con toda Arma que le haga daño, pero 2 Ecos son buen precio por tu hacha. Juega Hacha de cazador.
bloodborne-lesson-ludwigs-death-2 = Ahora eres Eileen y también tienes toda tu Salud. Quieres tu parte de los Ecos, pero no a costa del hacha. Juega Cuchilla dentada.
bloodborne-lesson-ludwigs-death-3 = Ahora eres Ludwig, y con Sueño del Cazador depositarías tus 4 Ecos. Pero te tienta uno más. Con 3 de Salud, te la juegas a que salga un número bajo, porque el Monstruo ataca antes que tu cuchilla. Juega Cuchilla dentada.
bloodborne-lesson-ludwigs-death-4 = Sigues siendo Ludwig, pero ha salido un 4: has muerto antes de poder golpear y has perdido tus 4 Ecos recolectados. En el paso 7 los muertos regresan, y también ellos obtienen una Mejora y descansan. El Vial de sangre te devuelve toda la Salud en el paso 3, antes del ataque del Monstruo. Elige Vial de sangre.
bloodborne-lesson-ludwigs-death-end = Ludwig vuelve con 8 de Salud, una carta nueva y sus 6 Ecos depositados. Su Hacha de cazador y su Cuchilla dentada están en la pila de cartas usadas, porque no había jugado Sueño del Cazador. Henryk y Eileen han perdido 4 de Salud cada uno; él ha tomado 2 Ecos y ella 1, y al Jefe le quedan 5. Recuerda: lo que no está depositado no está a salvo. Y con Rom como Jefe final, otra muerte dejaría a Ludwig fuera de la partida.

## El Jefe final

bloodborne-lesson-gehrman-two-more-echoes = El Jefe final está a la vista desde el principio, y su capacidad rige toda la partida. Aquí es Gehrman, el primer cazador: todos los demás Monstruos y Jefes empiezan con 2 Ecos más. Por eso este Ejecutor tiene 6 en vez de 4.
    .title = Dos Ecos más para todos
    .learn = El Jefe final, cuya capacidad rige toda la partida
bloodborne-lesson-gehrman-two-more-echoes-1 = Eres Henryk, el jugador inicial. Para tomar 6 Ecos en una sola ronda hacen falta las tres hachas. Se puede acordar en voz alta, aunque nadie está obligado a cumplir su palabra. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-2 = Ahora eres Eileen. Con más Ecos hay más que repartir, pero también es más fácil que el Monstruo huya. Con que uno solo se eche atrás, no habrá Trofeo. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-3 = Ahora eres Ludwig, el último por orden. Si los demás han cumplido su palabra, quedarán exactamente 2 Ecos para ti. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-end = Ha salido un 0, y las tres hachas se han llevado los 6 Ecos: 2 Ecos y un Trofeo de Humanoide para cada uno. El siguiente es el Padre Gascoigne, con 10 Ecos en vez de 8. Recuerda: lee la carta del Jefe final antes de la primera ronda, porque su capacidad cambia todos los combates.

bloodborne-lesson-final-boss-trophies = El mazo de Mazmorra del Cáliz se ha agotado y ha llegado Gehrman en persona. Le quedan 2 Ecos. Cuando muera, la partida terminará en el acto, y todo Cazador que lo haya dañado en esa ronda obtendrá un Trofeo de cada tipo.
    .title = Tres Trofeos del Jefe final
    .learn = Cómo termina la partida
bloodborne-lesson-final-boss-trophies-1 = Eres Henryk, el jugador inicial, y aún no tienes ni un punto. Tu hacha inflige justo 2 daños, y en el paso 5 atacas antes que nadie. Si nadie dispara antes, los dos Ecos son tuyos. Juega Hacha de cazador.
bloodborne-lesson-final-boss-trophies-2 = Ahora eres Eileen y llevas 3 Ecos recolectados. Crees que Gehrman sobrevivirá a esta ronda y quieres depositarlos. Juega Sueño del Cazador.
bloodborne-lesson-final-boss-trophies-3 = Ahora eres Ludwig: tienes 1 Eco depositado y atacas al final. Confías en que los demás te dejen algo. Juega Hacha de cazador.
bloodborne-lesson-final-boss-trophies-end = Henryk se ha llevado los 2 últimos Ecos, y el hacha de Ludwig ha llegado tarde: ni daño ni Trofeos. Los tres Trofeos de Henryk valen 1 por Semejantes, 3 por Humanoides y 1 por Bestias; con sus 2 Ecos, son 7 puntos. A Eileen el Sueño no le ha dado nada más, porque tras la muerte del Jefe final ya no hay paso 7. Pero al final todos depositan lo que llevan encima: ella tiene 3 puntos y Ludwig, 1. Recuerda: contra el Jefe final, el orden lo decide todo.

## El final de la partida

bloodborne-lesson-blood-score-of-21 = A Gehrman le quedan 3 Ecos, y esta puede ser la última ronda. Henryk tiene 9 Ecos depositados; Ludwig, 12; Eileen, 10 y otros 2 recolectados. Decide la puntuación de Ecos de sangre: los Ecos depositados más los números alcanzados en los tres marcadores de Trofeos.
    .title = Una puntuación de 21
    .learn = Cómo se cuenta la puntuación de Ecos de sangre
bloodborne-lesson-blood-score-of-21-1 = Eres Henryk, el jugador inicial. Estás en la primera casilla de los marcadores de Semejante y de Humanoide: con 9 Ecos, suman 13 puntos. La Espada sagrada de Ludwig inflige 3 daños, justo los que hacen falta. Juega Espada sagrada de Ludwig.
bloodborne-lesson-blood-score-of-21-2 = Ahora eres Eileen: tienes 12 Ecos en total y ningún Trofeo. Tres Trofeos de golpe te vendrían muy bien, y esperas que Henryk te deje algún Eco. Juega Hacha de cazador.
bloodborne-lesson-blood-score-of-21-3 = Ahora eres Ludwig. Con 12 Ecos y un Trofeo de Humanoide tienes 15 puntos y vas en cabeza, pero atacas al final. Cuentas con que haya otra ronda y te preparas para ella. Juega Sueño del Cazador.
bloodborne-lesson-blood-score-of-21-end = Henryk ha tomado los 3 últimos Ecos y ha avanzado en los tres marcadores. Tiene 12 Ecos depositados, 3 por Semejantes, 5 por Humanoides y 1 por Bestias: una puntuación de 21. Ludwig tiene 12 + 3 = 15; Eileen, 10 + 2 = 12, porque su hacha ya no ha encontrado nada. Recuerda: en cada marcador cuenta solo el número de tu casilla, que crece con cada avance. Una ventaja en Ecos aún se puede remontar con Trofeos.
