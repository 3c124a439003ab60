# Las habilidades: el nombre y, en una frase, lo que hacen.

power-aggressive = Agresivo
power-aggressive-effect = Si la primera línea de tu carta es de uno de tus coches, ese coche puede avanzar una casilla más.
power-aggressive-example = Tu carta empieza con tu propio rojo 6: el rojo avanza 6, o 7 si quieres.

power-cunning = Astuto
power-cunning-effect = Tus coches los conduces tú, juegue quien juegue la carta.
power-cunning-example = Bruno juega una carta con tu verde 4: adónde va el verde lo decides tú, no Bruno.

power-determined = Enérgico
power-determined-effect = Si con una carta tuya tu coche solo pisa casillas rectangulares, puede avanzar dos más al momento.
power-determined-example = Tu amarillo 3 pisa tres rectángulos seguidos: puede avanzar dos más, cinco en total.

power-strategic = Estratega
power-strategic-effect = Puedes saltarte una línea de cada carta que juegues.
power-strategic-example = Tu carta dice rojo 6, azul 4, negro 2. Te saltas el azul, tu rival, y se queda donde está.

power-tricky = Tramposo
power-tricky-effect = Puedes leer de abajo arriba cualquier carta que juegues.
power-tricky-example = Tu carta dice rojo 6, azul 4, negro 2. Leída de abajo arriba, el negro despeja el paso y el rojo sale el último.

power-unpredictable = Impredecible
power-unpredictable-effect = Tus comodines pueden nombrar un color que ya esté en la carta.
power-unpredictable-example = Tu carta dice rojo 6 y comodín 2. Vuelves a nombrar el rojo, que avanza 6 y luego 2.

power-none = sin habilidad
power-example = Por ejemplo:
