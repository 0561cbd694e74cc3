import type { Lexicon } from '../../lexicon';

export const lexicon: Lexicon = {
  stop: `
    a al algo alguna algún alguno antes aquí así aún aunque cada como cómo con cual cuál cuales
    cuáles cualquier cuando cuándo cuanta cuánta cuantas cuántas cuanto cuánto cuantos cuántos de
    debe debería debo deben del desde después donde dónde durante e el él ella ellos en entonces
    entre era eres es esa ese eso esos esta está están estar estas este esto estos estoy favor fue
    ha hace hacen hacer hago haya hasta hay he hola la las le les lo los luego más me mi mis mucho
    mucha muchas muchos muy nada ni no nos nosotros o os otra otro para pero poco podemos podría
    podrían poner pongo por porque pude puede pueden puedo pues que qué quién quiero quisiera sea
    ser se será si sí sin sobre solo sólo son soy su sus también tan tanto te tengo tiene tienen
    tener toda todas todo todos tras tu tú tus u un una unas uno unos usar uso va vale vez voy y ya
    yo necesito necesita necesitan buenas buenos grado grados`,
  common: `
    aceite agua aire freidora ajo ajos alérgica alérgico alergia almendra almendras almíbar apta apto arroz asado
    asar aguanta azúcar bandeja bastante batidora batir bizcocho calabaza calentar calienta calorías
    caliente cambiar camarones cantidad carne cebolla cebollas celíaco celíaca celíacos cerdo claras
    cocción cocer cocina cocinar comer congelador congelar congelarla congelarlo congela conserva
    conservar contiene corta cortar crema crudo cuece cucharada cucharadas cucharadita cucharaditas
    cuchara cuarto cuesta dejar dejo deja descongelar días diente dientes doble docena dos dura
    duran dulce embarazada embarazadas empiezo enfriar equivale escribe espesar fresca frescas
    fresco freír fría frío frigorífico fuego galletas gracias  gramos grande guardar guardo
    guarda gusta harina hervir hojas horas hornear horno huevo huevos ingredientes jengibre kilo
    leche levadura licuadora limón litro lleva llevan mango manteca mantequilla mañana masa mejor
    menos mermelada mezcla mezclar microondas mientras minutos mitad molde nata necesario nevera
    niños noche nueces número ocho octavo olla onzas paso pasos pan papas patatas personas pescado
    pimienta pizca plato platos pollo polvo porciones postre precalentar preparar previo primer
    primero próximo quedar queda queso quita quitar quitarle ración raciones receta reemplazar
    refrigerador refri recalentar relleno reposar salsa sartén seco semana semanas siguiente sirve
    sal sustituir sustituyo sustituto sabor seis tapa tarda tardan taza tazas temperatura tiempo
    tomate tomates torta trigo último utilizar usa vainilla vaso vegana vegano vegetariana
    vegetariano verduras veces vinagre vino yema yemas zanahoria recetas parecidas parecida tienes
    aquello parecido vegetarianos quedan anterior sobras sustitutivo pasas lentejas cocinado
    cocinados hervido aguacate fogón mezclo añadir añado echar echo ponerle ponemos quedó quedado
    salió espesa espeso clara calabacín pimiento ensalada cordero ternera pavo gambas cacahuetes
    ajonjolí celíacas saludable saludables alto bajo medio bajar subir probar esponjoso dorado
    dorada quemado hecho hecha lista listo víspera envase recipiente bote herméticamente tupper
    anticipación antelación puedes podrías dime dame cuáles harías preparo sirvo sirven comensales
    invitados porción caliento recaliento meto hago corto compro acompaño sobre sobren pongo ponga
    somos ganó mundial rato enseguida entero entera jugoso crujiente triple triplicar cuéntame
    cuenta chiste adiós boniato pega guarnición sopa fútbol presidente hora plancha cocinero
    espinacas fresas plátano galleta ponche bicarbonato bien total minuto gramo alternativa ayer
    salado hoy lugar aguado caldo marisco miel patata patatas cilantro semillas salvia humo
    especias batata berza gramos libras onzas negro blanco chocolate final`,
  more: `
    agua algo alguien allá amigo antes ayuda bien blanco bueno buena casa cada cazuela cerca chico cocer comer comprar cortar cosa creo cuál dar decir dejo dentro después día días dice dos duro echa echo ella encima entonces era esa ese eso espeso esta estas este esto fría frío fuera fuego
    ganas grande gracias gusta hace hacer hago hasta hijo hora horas igual largo lado leche limón llevo luego mal malo mano mañana masa mejor menos mesa mi mía mismo mitad modo mucho muy nada nadie niño niños noche nueva nuevo nunca olla otra otras otro para parte perro poco pongo porque primero
    pues quiere quiero quita reposa reposo rico saber sabe sabor sal sale seco segundo siempre sirve sobre sola solo tamaño tarde tengo tiempo tiene toda todo tres usa usar uso va vale vamos van vaso veces ver vez viene vivo ya yo
    persona personas real robot humano humana máquina hablo hablas computadora ordenador respuesta
    responde pregunta preguntas idioma hola buenos buenas tardes noches favor adiós presidente
    capital ciudad país chiste poema canción historia escribe traduce animal gato familia abuela
    bebé escuela cumpleaños navidad desayuno cena almuerzo tienda marca bandeja rejilla ventilador
    lactosa vegano vegetariano nueces embarazada sano calorías proteína eres soy somos fue eran está
    están verdadera verdadero quién cuándo dónde cuáles`,
  everyday: '',
  signs: [
    [/ñ/, 0.9],
    [/é/, 0.3],
    [/[áíú]/, 0.5],
    [/ó/, 0.5],
    [/(?:ción|ciones|cion|illo|illa|ito|itas|itos)$/, 0.6],
    [/(?:arlo|arla|erlo|erla|irlo|irla)$/, 0.5],
    [/(?:arlos|arlas|erlos|erlas|ados|adas)$/, 0.5],
    [/(?:ar|ando|iendo)$/, 0.25],
  ],
  shorthand: {
    q: 'que',
    k: 'que',
    xq: 'por que',
    pq: 'por que',
    x: 'por',
    tmb: 'tambien',
    c: 'con',
  },
  soundAlikes: {},
  plural: /(?<=^.{2,3}[aeo])s$/,
  irregular: {},
  articles: 'el la lo los las un una uno unos unas',
  particles: '',
  abbreviations: 'p.ej aprox',
};
