### La guía paso a paso: los ejemplos del reglamento, una elección tras otra; cada texto se muestra antes de elegir.

## Una ronda completa

bloodborne-lesson-scourge-beast = Tres Cazadores plantan cara a un Monstruo, y tú los llevas a los tres durante una ronda completa. La Bestia infectada tiene 3 Ecos, que son su Salud: por cada daño que le infliges, te llevas uno. Los Ecos y los Trofeos serán tus puntos al final de la partida.
    .title = Una ronda completa: la Bestia infectada
bloodborne-lesson-scourge-beast-1 = Eres Henryk y tienes la ficha de Jugador inicial. En el paso 1 cada cual elige una carta en secreto; luego se revelan todas a la vez. Tu Hacha de cazador está en la pila de cartas usadas, así que prefieres ver antes qué hacen los demás: con Transformar sacas un Arma cuando las cartas ya están a la vista. Juega Transformar.
bloodborne-lesson-scourge-beast-2 = Ahora eres Eileen: te quedan 5 de Salud y llevas 1 Eco recolectado. No sabes qué ha elegido Henryk. La Pistola de cazador inflige solo 1 daño, pero si nadie más juega la suya, dispara en el paso 3, antes del ataque del Monstruo. Juega Pistola de cazador.
bloodborne-lesson-scourge-beast-3 = Ahora eres Ludwig, y solo faltas tú por elegir. Tu Hacha de cazador inflige 2 daños, pero, como casi todas las Armas, no golpea hasta el paso 5, después del Monstruo y de los Cazadores que van antes que tú. En cuanto elijas, se revelarán las tres cartas. Juega Hacha de cazador.
bloodborne-lesson-scourge-beast-4 = Paso 2: vuelves a ser Henryk y ves en la mesa una Pistola de cazador y un Hacha de cazador. Si sacaras también tu pistola, ninguna de las dos sería rápida, así que te la guardas. Después vienen los efectos instantáneos, el dado del Monstruo y los ataques de los Cazadores, empezando por el tuyo. Revela Cuchilla dentada.
bloodborne-lesson-scourge-beast-end = Eileen ha disparado primero y ha tomado 1 Eco. En el dado ha salido un 2+, y el signo + significa tirar otra vez y sumar. Después ha salido un 0, que pone fin a las tiradas: todos han sufrido 2 daños. Luego, por orden desde el jugador inicial, Henryk ha tomado 1 Eco, y el hacha de Ludwig solo ha encontrado otro más. Sin Ecos, la Bestia infectada ha muerto y, como los tres la habían dañado esta ronda, cada uno ha obtenido un Trofeo de Bestia. Recuerda el orden: elegir, revelar, transformar, efectos instantáneos, el Monstruo, los Cazadores.

## Un Monstruo huye

bloodborne-lesson-winter-lantern-escapes = La Linterna de invierno tiene 6 Ecos y ataca con el dado amarillo. Un Monstruo corriente solo se queda una ronda: si le quedan Ecos tras los ataques de los Cazadores, huye. Y este tiene, además, una capacidad para ese momento.
    .title = La Linterna de invierno huye
bloodborne-lesson-winter-lantern-escapes-1 = Eres Henryk, el jugador inicial, y tienes en la mano las cinco cartas con las que empieza todo Cazador. Tres Hachas de cazador se llevarían los 6 Ecos, pero no puedes saber qué eligen los demás. Golpeas con todas tus fuerzas. Juega Hacha de cazador.
bloodborne-lesson-winter-lantern-escapes-2 = Ahora eres Eileen y reservas el hacha para mejor ocasión. Te basta con un Eco seguro: si tu Pistola de cazador es la única, dispara antes que nadie. Juega Pistola de cazador.
bloodborne-lesson-winter-lantern-escapes-3 = Ahora eres Ludwig. Toda carta que juegas va a tu pila de cartas usadas y solo vuelve con Sueño del Cazador. Por eso dejas los golpes fuertes a los demás y gastas tu Arma más floja. Juega Cuchilla dentada.
bloodborne-lesson-winter-lantern-escapes-4 = Ha salido un 0 y nadie ha sufrido daño, pero quedan 2 Ecos: la Linterna de invierno huye. Por su capacidad, cada Cazador pasa una carta de su mano a su pila de cartas usadas, nunca Sueño del Cazador. Eres Henryk y, de momento, Transformar es la que menos falta te hace. Elige Transformar.
bloodborne-lesson-winter-lantern-escapes-5 = Ahora eres Eileen. La pistola que has jugado irá de todos modos a tu pila de cartas usadas, y quieres conservar el hacha y Transformar. Queda tu Arma más floja. Elige Cuchilla dentada.
bloodborne-lesson-winter-lantern-escapes-6 = Ahora eres Ludwig y eliges entre Hacha de cazador, Pistola de cazador y Transformar. El hacha es la que golpea más fuerte, y con Transformar podrás sacarla más adelante. Le toca a la pistola. Elige Pistola de cazador.
bloodborne-lesson-winter-lantern-escapes-end = Los Cazadores han infligido 4 daños: Eileen 1, Henryk 2 y Ludwig 1. Se quedan con esos Ecos, pero la Linterna de invierno se ha ido con los otros 2 y nadie obtiene un Trofeo de Semejantes. Además, cada Cazador tiene una carta menos en la mano. Recuerda: solo hay Trofeos si el Monstruo muere, y dejarlo huir puede salir caro.

## Trofeos

bloodborne-lesson-executioner-trophy = El Ejecutor tiene 4 Ecos, justo los que se llevan dos Hachas de cazador. Es un Humanoide, y quien ayude a matarlo obtendrá un Trofeo de Humanoide. Cada Trofeo te hace avanzar una casilla en su marcador, y al final cuenta el número de la casilla en la que estés.
    .title = Un Trofeo del Ejecutor
bloodborne-lesson-executioner-trophy-1 = Eres Henryk, el jugador inicial, así que en el paso 5 atacas antes que los demás. La primera casilla del marcador de Humanoide vale 3 puntos. Con que haya otra hacha en juego, el Ejecutor muere. Juega Hacha de cazador.
bloodborne-lesson-executioner-trophy-2 = Ahora eres Eileen: estás a la izquierda de Henryk y atacas justo después. Para el Trofeo no importa quién dé el último golpe; basta con que tomes al menos 1 Eco. Juega Hacha de cazador.
bloodborne-lesson-executioner-trophy-3 = Ahora eres Ludwig, el último por orden. Si los otros dos golpean fuerte, no quedará nada para ti, así que aprovechas la ronda para otra cosa. Sueño del Cazador reduce a la mitad el daño que sufras y en el paso 7 te da una Mejora. Juega Sueño del Cazador.
bloodborne-lesson-executioner-trophy-4 = El Ejecutor ha muerto, ha llegado el paso 7 y sigues siendo Ludwig. Sueño del Cazador ha vuelto a tu mano, y puedes quedarte con una de las Mejoras disponibles. El Martillo eclesiástico inflige 4 daños, el doble que tu hacha. Elige Martillo eclesiástico.
bloodborne-lesson-executioner-trophy-end = Henryk y Eileen han tomado 2 Ecos cada uno en la ronda en que ha muerto el Ejecutor; por eso los dos están en la primera casilla del marcador de Humanoide: 3 puntos. Ludwig no ha luchado y no obtiene ningún Trofeo, pero para él el daño del ataque ha bajado de 1 a 0, y tiene una carta más. Recuerda: el Trofeo es para todo Cazador que dañe al Monstruo en la ronda de su muerte.

## El Sueño del Cazador

bloodborne-lesson-eileens-dream = A Eileen le quedan 3 de Salud y lleva encima 2 Ecos recolectados. Si muere, los pierde. El Cuervo sangriento de Cainhurst ataca con el dado rojo, el más peligroso de los tres: es hora de soñar.
    .title = El sueño de Eileen
bloodborne-lesson-eileens-dream-1 = Eres Henryk. Dos de tus cartas están en la pila de cartas usadas y te quedan tres en la mano. Con 6 de Salud, lo más probable es que aguantes otro ataque, así que te llevas lo que puedas. Juega Cuchilla dentada.
bloodborne-lesson-eileens-dream-2 = Ahora eres Eileen y tienes la ficha de Jugador inicial. Un 3 o un 4 en el dado rojo te mataría antes de que pudieras golpear. Sueño del Cazador reduce a la mitad todo el daño de la ronda, redondeando hacia abajo. Juega Sueño del Cazador.
bloodborne-lesson-eileens-dream-3 = Ahora eres Ludwig; también tienes 6 de Salud y ya has usado el hacha. Es difícil que muera el Cuervo sangriento, pero cada Eco que le quites es tuyo. Juega Cuchilla dentada.
bloodborne-lesson-eileens-dream-4 = Eres Eileen y sigues viva: ha salido un 3, cuya mitad, redondeando hacia abajo, es 1, y te quedan 2 de Salud. Ha empezado el paso 7: tus 2 Ecos están depositados, a salvo de la muerte, y todas tus cartas usadas han vuelto a tu mano. Ahora te toca una Mejora: en la ronda en que juegues la Pistola de repetición, el ataque del Monstruo no te hará daño. Elige Pistola de repetición.
bloodborne-lesson-eileens-dream-5 = Sigues siendo Eileen, y esta es tu octava carta. Nadie puede tener más de siete entre la mano y la pila de cartas usadas, así que una tiene que dejar la partida para siempre: la que quieras, menos Sueño del Cazador. La Cuchilla dentada inflige 1 daño y no hace nada más. Elige Cuchilla dentada.
bloodborne-lesson-eileens-dream-end = Eileen ha depositado 2 Ecos, tiene siete cartas en la mano y vuelve a estar en 8 de Salud. Henryk y Ludwig han tomado 1 Eco y sufrido 3 daños cada uno, y el Cuervo sangriento ha huido con 4 Ecos. El hueco entre las Mejoras no se ha cubierto hasta el final del paso 7. Recuerda lo que haces con Sueño del Cazador: depositas, recuperas tus cartas, obtienes una Mejora y descansas. Sueña mientras aún tengas algo que salvar.

## Jefes

bloodborne-lesson-father-gascoigne-survives = El Padre Gascoigne es un Jefe: tiene 8 Ecos, el dado rojo y dos tipos, Humanoide y Bestia. Los Jefes no huyen. Y la capacidad de este duele: toda Arma que le inflija daño se retira de la partida al final de la ronda.
    .title = El Padre Gascoigne sobrevive
bloodborne-lesson-father-gascoigne-survives-1 = Eres Henryk, el jugador inicial. Uses el Arma que uses contra el Padre Gascoigne, la perderás para siempre. Ya que vas a perder una, que sea por el mayor número de Ecos. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-2 = Ahora eres Eileen. Los Ecos que pierde un Jefe no vuelven, así que cada golpe lo acerca a su fin aunque sobreviva a esta ronda. Por 2 Ecos, vale la pena quedarse sin hacha. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-3 = Ahora eres Ludwig, el último por orden. Con 8 Ecos sobre el Jefe, habrá bastantes para ti, hayan jugado lo que hayan jugado los demás. Juega Hacha de cazador.
bloodborne-lesson-father-gascoigne-survives-end = Ha salido un 1+ y luego un 0, así que todos han sufrido 1 daño. Las tres hachas se han llevado 6 Ecos, 2 cada una, y las tres han quedado fuera de la partida. El Padre Gascoigne sigue en juego con 2 Ecos: todavía no hay Trofeos ni llega otro Monstruo. Recuerda: contra un Jefe se lucha ronda tras ronda hasta que muere.

bloodborne-lesson-father-gascoigne-dies = Es la ronda siguiente. Al Padre Gascoigne le quedan 2 Ecos, ya no hay hachas, y la ficha de Jugador inicial ha pasado a Eileen. Cada Cazador tiene 7 de Salud y 2 Ecos recolectados.
    .title = El Padre Gascoigne muere
bloodborne-lesson-father-gascoigne-dies-1 = Eres Henryk, y esta ronda vas al final: el orden empieza por Eileen. Seguramente no quedará nada para ti, así que pones a salvo tus 2 Ecos. Juega Sueño del Cazador.
bloodborne-lesson-father-gascoigne-dies-2 = Ahora eres Eileen. Un Jefe da un Trofeo por cada uno de sus tipos, así que hoy 1 Eco puede valerte dos Trofeos. Si tu Pistola de cazador es la única en juego, se lo lleva en el paso 3, antes que nadie, y dos Trofeos bien valen una pistola. Juega Pistola de cazador.
bloodborne-lesson-father-gascoigne-dies-3 = Ahora eres Ludwig, el segundo por orden. Para los Trofeos te basta con 1 Eco, y para eso sirve el Arma que menos echarás de menos. Juega Cuchilla dentada.
bloodborne-lesson-father-gascoigne-dies-4 = El Padre Gascoigne ha muerto, y eres Henryk en el paso 7. El ataque te ha costado 1 de Salud en vez de 2, tus Ecos están depositados y Sueño del Cazador ha vuelto a tu mano. Te falta el hacha, así que buscas algo contundente. Elige Martillo eclesiástico.
bloodborne-lesson-father-gascoigne-dies-end = La pistola de Eileen ha tomado 1 Eco, y la cuchilla de Ludwig, el último. Los dos avanzan en los marcadores de Humanoide y de Bestia, que les dan 3 puntos y 1 punto, y los dos se quedan sin esa Arma. Henryk también había herido al Jefe, pero una ronda antes: no obtiene ningún Trofeo. Recuerda: para los Trofeos solo cuenta el daño de la ronda en que muere el Monstruo.

## La muerte

bloodborne-lesson-ludwigs-death = Ludwig tiene 3 de Salud, 4 Ecos recolectados y 6 depositados. El Padre Gascoigne, con sus 8 Ecos intactos, ataca con el dado rojo. Vas a ver qué pierde un Cazador al morir y qué conserva.
    .title = La muerte de Ludwig
bloodborne-lesson-ludwigs-death-1 = Eres Henryk, el jugador inicial, y tienes toda tu Salud. El Padre Gascoigne se queda con toda Arma que le haga daño, pero 2 Ecos son buen precio por tu hacha. Juega Hacha de cazador.
bloodborne-lesson-ludwigs-death-2 = Ahora eres Eileen y también tienes toda tu Salud. Quieres tu parte de los Ecos, pero no a costa del hacha. Juega Cuchilla dentada.
bloodborne-lesson-ludwigs-death-3 = Ahora eres Ludwig, y con Sueño del Cazador depositarías tus 4 Ecos. Pero te tienta uno más. Con 3 de Salud, te la juegas a que salga un número bajo, porque el Monstruo ataca antes que tu cuchilla. Juega Cuchilla dentada.
bloodborne-lesson-ludwigs-death-4 = Sigues siendo Ludwig, pero ha salido un 4: has muerto antes de poder golpear y has perdido tus 4 Ecos recolectados. En el paso 7 los muertos regresan, y también ellos obtienen una Mejora y descansan. El Vial de sangre te devuelve toda la Salud en el paso 3, antes del ataque del Monstruo. Elige Vial de sangre.
bloodborne-lesson-ludwigs-death-end = Ludwig vuelve con 8 de Salud, una carta nueva y sus 6 Ecos depositados. Su Hacha de cazador y su Cuchilla dentada están en la pila de cartas usadas, porque no había jugado Sueño del Cazador. Henryk y Eileen han perdido 4 de Salud cada uno; él ha tomado 2 Ecos y ella 1, y al Jefe le quedan 5. Recuerda: lo que no está depositado no está a salvo. Y con Rom como Jefe final, otra muerte dejaría a Ludwig fuera de la partida.

## El Jefe final

bloodborne-lesson-gehrman-two-more-echoes = El Jefe final está a la vista desde el principio, y su capacidad rige toda la partida. Aquí es Gehrman, el primer cazador: todos los demás Monstruos y Jefes empiezan con 2 Ecos más. Por eso este Ejecutor tiene 6 en vez de 4.
    .title = Dos Ecos más para todos
bloodborne-lesson-gehrman-two-more-echoes-1 = Eres Henryk, el jugador inicial. Para tomar 6 Ecos en una sola ronda hacen falta las tres hachas. Se puede acordar en voz alta, aunque nadie está obligado a cumplir su palabra. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-2 = Ahora eres Eileen. Con más Ecos hay más que repartir, pero también es más fácil que el Monstruo huya. Con que uno solo se eche atrás, no habrá Trofeo. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-3 = Ahora eres Ludwig, el último por orden. Si los demás han cumplido su palabra, quedarán exactamente 2 Ecos para ti. Juega Hacha de cazador.
bloodborne-lesson-gehrman-two-more-echoes-end = Ha salido un 0, y las tres hachas se han llevado los 6 Ecos: 2 Ecos y un Trofeo de Humanoide para cada uno. El siguiente es el Padre Gascoigne, con 10 Ecos en vez de 8. Recuerda: lee la carta del Jefe final antes de la primera ronda, porque su capacidad cambia todos los combates.

bloodborne-lesson-final-boss-trophies = El mazo de Mazmorra del Cáliz se ha agotado y ha llegado Gehrman en persona. Le quedan 2 Ecos. Cuando muera, la partida terminará en el acto, y todo Cazador que lo haya dañado en esa ronda obtendrá un Trofeo de cada tipo.
    .title = Tres Trofeos del Jefe final
bloodborne-lesson-final-boss-trophies-1 = Eres Henryk, el jugador inicial, y aún no tienes ni un punto. Tu hacha inflige justo 2 daños, y en el paso 5 atacas antes que nadie. Si nadie dispara antes, los dos Ecos son tuyos. Juega Hacha de cazador.
bloodborne-lesson-final-boss-trophies-2 = Ahora eres Eileen y llevas 3 Ecos recolectados. Crees que Gehrman sobrevivirá a esta ronda y quieres depositarlos. Juega Sueño del Cazador.
bloodborne-lesson-final-boss-trophies-3 = Ahora eres Ludwig: tienes 1 Eco depositado y atacas al final. Confías en que los demás te dejen algo. Juega Hacha de cazador.
bloodborne-lesson-final-boss-trophies-end = Henryk se ha llevado los 2 últimos Ecos, y el hacha de Ludwig ha llegado tarde: ni daño ni Trofeos. Los tres Trofeos de Henryk valen 1 por Semejantes, 3 por Humanoides y 1 por Bestias; con sus 2 Ecos, son 7 puntos. A Eileen el Sueño no le ha dado nada más, porque tras la muerte del Jefe final ya no hay paso 7. Pero al final todos depositan lo que llevan encima: ella tiene 3 puntos y Ludwig, 1. Recuerda: contra el Jefe final, el orden lo decide todo.

## El final de la partida

bloodborne-lesson-blood-score-of-21 = A Gehrman le quedan 3 Ecos, y esta puede ser la última ronda. Henryk tiene 9 Ecos depositados; Ludwig, 12; Eileen, 10 y otros 2 recolectados. Decide la puntuación de Ecos de sangre: los Ecos depositados más los números alcanzados en los tres marcadores de Trofeos.
    .title = Una puntuación de 21
bloodborne-lesson-blood-score-of-21-1 = Eres Henryk, el jugador inicial. Estás en la primera casilla de los marcadores de Semejantes y de Humanoide: con 9 Ecos, suman 13 puntos. La Espada sagrada de Ludwig inflige 3 daños, justo los que hacen falta. Juega Espada sagrada de Ludwig.
bloodborne-lesson-blood-score-of-21-2 = Ahora eres Eileen: tienes 12 Ecos en total y ningún Trofeo. Tres Trofeos de golpe te vendrían muy bien, y esperas que Henryk te deje algún Eco. Juega Hacha de cazador.
bloodborne-lesson-blood-score-of-21-3 = Ahora eres Ludwig. Con 12 Ecos y un Trofeo de Humanoide tienes 15 puntos y vas en cabeza, pero atacas al final. Cuentas con que haya otra ronda y te preparas para ella. Juega Sueño del Cazador.
bloodborne-lesson-blood-score-of-21-end = Henryk ha tomado los 3 últimos Ecos y ha avanzado en los tres marcadores. Tiene 12 Ecos depositados, 3 por Semejantes, 5 por Humanoides y 1 por Bestias: una puntuación de 21. Ludwig tiene 12 + 3 = 15; Eileen, 10 + 2 = 12, porque su hacha ya no ha encontrado nada. Recuerda: en cada marcador cuenta solo el número de tu casilla, que crece con cada avance. Una ventaja en Ecos aún se puede remontar con Trofeos.
