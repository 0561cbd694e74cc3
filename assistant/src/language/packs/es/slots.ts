import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metric[oa]|peso|pesa)\b/,
    us: /\b(american[oa]s?|imperial|tazas)\b/,
    celsius: /\bcelsius\b|\bcentigrados\b|°c\b|\ben c\b/,
    fahrenheit: /\bfahrenheit\b|°f\b|\ben f\b/,
    gasMark:
      /\bmarca de gas\b|\bgas ?mark\b|\bhorno (?:de|a) gas\b|\b(?:numero|posicion|punto|nivel) (?:de|del) gas\b/,
    fan: /\b(ventilador|ventilado|conveccion|aire (caliente|forzado))\b/,
    target:
      /\b(?:en|a|cuant[oa]s?) (?<unit>gramos?|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|gr|kg|kilos?|ml|mililitros?|litros?|l|dl|tazas?|onzas?|oz|libras?|cucharadas?|cdas?|cucharaditas?|cdtas?)\b/,
  },
  scale: {
    servings:
      /\b(?:para|somos|seremos|vienen|invito a)(?: (?:solo|unas|unos|aproximadamente|nosotros))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:personas?|porciones|raciones|comensales|invitados|adultos|ninos|unidades)\b|\b(?:hago|hacer|haremos|quiero|prepar\w{1,4})(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|gr|gramos?|kg|kilos?|ml|l|litros?|tazas?|cuchar\w*|min\w*|horas?|h|grados|°|%|cm|veces|x|pasos|dias?)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?) ?(?:x|veces)\b/,
    double: /\b(dobl(e|ar|o)\w*|duplic\w*)\b/,
    triple: /\b(triple|triplic\w*)\b/,
    half: /\b(mitad|media receta)\b/,
    yield: /\bcuant[oa]s?\b|\brinde\b|\btamano de la (racion|porcion)\b/,
    original: /\b(receta original|cantidad(es)? originales?)\b/,
  },
  replace: [
    /\balgo (?:menos|mas) \w+ que (?:el |la |los |las )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:usar|utilizar|poner|echar|con|hacerl[oa] con|uso|pongo) (?:el |la |los |las )?(?<by>.{1,40}?) (?:en vez de|en lugar del?) (?:el |la |los |las )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:sustituir|reemplazar|remplazar|cambiar|sustituyo|reemplazo|cambio) (?:el |la |los |las )?(?<food>.{1,40}?) por (?:el |la |los |las )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:en vez de|en lugar de|en lugar del) (?:el |la |los |las |usar )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:que|puedo|uso)\b)/,
    /\b(?:sustituir|reemplazar|remplazar|cambiar|sustituyo|reemplazo|sustituto|sustituta|alternativa|reemplazo) (?:del?|al?|para|por)? ?(?:el |la |los |las )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\bno (?:tengo|encuentro|hay|me gusta|me gustan|como|quiero|consigo|me queda|me quedan|puedo comer) (?:el |la |los |las |nada de |mas )?(?<food>.{1,40}?)(?:$|[?.,!]| (?:que|puedo|en casa|con)\b)/,
    /\b(?:me falta|me faltan|se me acabo|se me ha acabado|se me termino|soy alergic[oa] al?) (?:el |la |los |las )?(?<food>.{1,40}?)(?:$|[?.,!]| (?:que|puedo)\b)/,
    /\b(?:puedo|podria|se puede|podemos|vale|sirve) (?:tambien )?(?:usar|utilizar|poner|echar|emplear|hacerl[oa] con|con) (?:el |la |los |las )?(?<by>.{1,40}?)(?:$|[?.,!])/,
    /\bfunciona(?:ria)? con (?<by>.{1,40}?)(?:$|[?.,!])/,
  ],
  omit: [
    /\b(?:omitir|quitar|quitarle|saltarme|dejar fuera|prescindir de[l]?|no (?:poner|echar|usar)(?:le)?) (?:el |la |los |las )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bsin (?:el |la |los |las )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:es|son) (?:imprescindible|obligatori[oa]|necesari[oa]|opcional)(?:e?s)? (?:el |la |los |las |poner )*(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?:el|la|los|las) (?<food>.{1,40}?) (?:es|son) (?:imprescindible|obligatori[oa]|necesari[oa]|opcional)/,
    /\bhace falta (?:el|la|los|las) (?<food>.{1,40}?)(?:$|[?.,!])/,
    /^(?:y )?(?:necesito|hay que poner(?:le)?|tengo que poner(?:le)?) (?:el|la|los|las) (?<food>[a-z' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(primer[oa]?|empiez\w*|empezar|comienz\w*|comenzar|principio)\b/,
    next: /\b(siguiente|proxim[oa]|despues|luego|y ahora|que (sigue|viene|mas|toca)|continua\w*|entonces|ya esta|list[oa]|ya (termine|lo hice))\b/,
    previous: /\b(anterior|previo|atras|volver)\b/,
    last: /\b(ultim[oa]|final)\b/,
    repeat: /\b(repite\w*|repetir\w*|otra vez|de nuevo)\b/,
    number: /\bpaso (?:numero |n\.? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})[ºo°]? paso\b/,
    count: /\bcuantos pasos\b/,
    when: /\bcuando\b|\ben que momento\b/,
    sign: /\bcomo (se|sabre|puedo saber|veo|noto) (si|cuando|que|q)\b|\bcuando (esta|estan|estara) (list|hech|cocid|dorad)\w*|\bque (?:aspecto|color|pinta)\b|\bcolor del?\b|\bcuando (?:se sabe|se|sabre) que\b|\bcomo (debe )?quedar\b/,
    after: /\b(?:(?:despues|luego) del?|una vez|tras) (?:que |la |el |los |las )?(?<what>.{2,60})/,
    before: /\bantes del? (?:la |el |los |las )?(?<what>.{2,60})/,
    how: /\b(como|por que)\b/,
  },
  internal:
    /\b(temperatura interna|dentro del? (?!(?:horno|nevera|frigorifico|agua)\b)|por dentro|en el centro|interior|termometro|sonda)\b/,
  until: /\b(hasta|cuando)\b/,
  times: {
    total:
      /\b(total|en todo|todo|entera?|completa?|se tarda|tarda en hacer\w*|de principio a fin)\b/,
    prep: /\b(prepar\w*)\b/,
    cook: /\b(coccion|cocin\w*|cocer|cuece\w*|horne\w*|horno)\b/,
  },
  minutes: {
    second: /^(seg|segundos?|s)$/,
    minute: /^(min|mins|minutos?|m)$/,
    hour: /^(h|hs|hrs?|horas?)$/,
    day: /^(dias?)$/,
    week: /^semanas?$/,
    month: /^mes(?:es)?$/,
  },
  range: 'a|o|y|hasta',
  followUp:
    /^(y|tambien|que tal|que pasa con|vale,? y|ok,? y|luego|o|pero|entonces|en|para|con|sin)\b/,
  pronoun:
    /\b(lo|la|los|las|eso|esto|ello|ell[oa]s?|est[ae]s?|es[ae]s?|cada un[oa])\b|(ar|er|ir)(l[oa]s?)\b/,
  food: /\b((?:puedo|se puede|podria) (?:poner|ponerle|echar|anadir|agregar|usar)|por que (?:me|se me) (?:sal|qued)\w*|altitud|frascos?|tarros?|tapas?|bandejas?|rejilla|receta\w*|cocin\w*|horne\w*|horno|plato|comer|comida|sabe|sabor|salsa|masa|especia\w*|condiment\w*|sal|azucar|servir|cena|almuerzo|desayuno|postre|ingrediente\w*|pasos?|cocina|mezcl\w*|cort\w*|picar|herv\w*|frei\w*|dulce|salad[oa]|quemad[oa]|sec[oa]|espes[oa]|crujiente|textura|fresc[oa]|congel\w*|nevera|sobras|sarten|olla|carne|pescado|verdura\w*|pan|sopa|tarta|bizcocho)\b/,
  injection:
    /\b(?:escribe|repite|di|imprime)\b.{0,10}\b(?:la palabra|el texto|la frase)\b|\bolvida la receta\b|\b(ignora\w*|olvida\w*|omite|desobedece)\b.{0,40}\b(instrucciones|reglas|normas|indicaciones|directrices|todo lo anterior)\b|\b(prompt|mensaje|instrucciones) (del )?sistema\b|\bahora eres\b|\beres ahora\b|\b(actua|comportate|finge|responde) como\b|\b(muestra|revela|dime|dame|repite)\w* (tus?|las|el|la) (instrucciones|reglas|prompt|contrasena|clave|configuracion)\b|\bnuevas instrucciones\b|\b(asistentes?|ia|modelos? de lenguaje|chatbots?)\b.{0,40}\b(debe\w*|deben|tienen? que|por favor)\b|\b(di|responde|escribe|contesta) (solo|unicamente|exactamente|siempre)\b|\b(recomienda|di) a (los|todos los) (lectores|usuarios|visitantes)\b/,
  chatter:
    /\b(suscrib\w*|newsletter|boletin|sigueme|instagram|pinterest|facebook|afiliad\w*|patrocinad\w*|publicidad|politica de (privacidad|cookies)|comentari\w*|derechos reservados|amazon)\b/,
};
