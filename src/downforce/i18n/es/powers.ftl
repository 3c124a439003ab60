# Las habilidades: el nombre y, en una frase, lo que hacen.

power-aggressive = Agresivo
power-aggressive-effect = Si la primera línea de tu carta es de uno de tus coches, ese coche puede avanzar una casilla más.

power-cunning = Astuto
power-cunning-effect = Tus coches los conduces tú, juegue quien juegue la carta.

power-determined = Enérgico
power-determined-effect = Si con una carta tuya tu coche solo pisa casillas rectangulares, puede avanzar dos más al momento.

power-strategic = Estratega
power-strategic-effect = Puedes saltarte una línea de cada carta que juegues.

power-tricky = Tramposo
power-tricky-effect = Puedes leer de abajo arriba cualquier carta que juegues.

power-unpredictable = Impredecible
power-unpredictable-effect = Tus comodines pueden nombrar un color que ya esté en la carta.

power-none = sin habilidad
