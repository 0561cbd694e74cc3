import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:y|e|ademas|tambien)[, ]+)*(?:puedo|se puede|podria|debo|tengo que|es|son|que|como|cuando|cuant\w*|donde|cual\w*|por que|hay|sirve|va|se congela|necesito|lleva|aguanta|(?:a|en) que|(?:para|por) cuant\w*|hace falta)\b/,
    joint: /,? (?:y|e|ademas)(?: tambien| ademas)?,? (?=\w)/g,
    another: /tambien|ademas/,
  },
  questionWords: {
    who: /\bquien(?:es)?\b/,
    where: /\bdonde\b/,
    when: /\bcuando\b/,
    which: /\bcual(?:es)?\b/,
    what: /\bque\b/,
    howMany: /\bcuant[oa]s?\b(?! tiempo)/,
    how: /\bcomo\b/,
    howLong: /\bcuanto (?:tiempo|dura|tarda)/,
  },
  address: {
    writer:
      /\b(?:tus?|te|ti|eres|tienes|vives|vosotr[oa]s|vuestr[oa]s?|usted)\b|\b\w{2,}(?:aste|iste)\b|\b(?:autora?|bloguer[oa]|fotograf[oa])\b/,
    here: /\b(?:est[aeo]s?|es[aeo]s?|lo|aqui|receta|entrada|blog|pagina|video|foto|libro|boletin|imprim\w*|comentarios?|apt[oa]s?|necesit\w+|raciones|(?:para|a) (?:l[oa]s |mis |un |una )?(?:nin[oa]s?|peques?|bebes?|principiantes?)|version|\w{2,}[aei]r(?:l[oae]s?))\b/,
  },
  otherPeople:
    /\b(?:quien|de quien|como se llama|que edad|cuant[oa]s|donde|cuando|cual)\b.*\b(?:(?:el|la|su) (?:perr[oa]|gat[oa]|marido|mujer|abuel[oa]|hij[oa]|madre|padre|vecin[oa]|herman[oa]))s?\b/,
  self: /\b(?:eres|es usted|es esto|hablo con|estoy hablando con) (?:realmente |de verdad )?(?:un |una |1 |el |la )?(?:ia|ai|bot|chat ?bot|robot|humano|humana|persona|maquina|autora?)\b|\bquien (?:eres|responde|contesta)\b|\bque eres\b/,
  writer:
    /\bcuantos anos (?:tienes?|tienen)\b|\bapellidos?\b|\bcumpleanos\b|\bcasad[oa]\b|\b(?:quien|que|como|donde|cuando|cuant[oa]s|tienes?|es|son)\b.{0,20}\btus? (?:hij[oa]s?|marido|mujer|pareja|familia|madre|abuela|perr[oa]|gat[oa]|casa|trabajo|camara|edad|blog)\b|\b(?:en que ano|cuando|desde cuando)\b.{0,20}\b(?:autora?|bloguer[oa]|ella)\b|\b(?:de )?donde (?:viven?|vives?|eres|fuiste|estudiaste|aprendiste|creciste|trabajas)\b|\b(?:estudiaste|aprendiste|viajaste|tienes hijos)\b|\b(?:fotos?|camara)\b.{0,25}\b(?:hiciste|tom\w+|sac\w+|usas?|hecha)\b|\b(?:que|donde|quien|con que)\b.{0,15}\b(?:fotos?|camara)\b|\bquien te (?:enseno|inspiro)\b|\b(?:perr[oa]s?|gat[oa]s?|mascotas?)\b|\bcuando\b.{0,20}\bpublic\w*|\b(?:cuando|en que ano|hace cuanto|desde cuando)\b.{0,20}\b(?:empezaste|comenzaste|abriste|creaste|escribes)\b|\bcuant[oa]s (?:estrellas|resenas|comentarios|valoraciones)\b|\bmusica\b/,
  unsaid:
    /\bmarcas?\b|\b(?:a|de)?donde .{0,12}(?:compr|encuentr|encontr|consig|consegu|venden)\w*|\b(?:que|cual) (?:tienda|carniceri\w*|supermercado|mercado)\b|\b(?:cuestan?|costaron|costo|costar|precios?|caros?|barat[oa]s?|cobras?|vendes?)\b|\b(?:de que (?:pais|region)|que pais|origen|quien invento|historia)\b|\bgraduacion\b|\bgrados? (?:de alcohol|alcoholic\w*)\b|\bcuanto alcohol tiene\b|\bque probaste\b/,
  feelings: {
    glad: /\b(?:delicios[oa]s?|riquisim[oa]s?|ric[oa]s?|encant\w*|perfect[oa]s?|genial|increible|maravillos[oa]s?)\b/,
    sad: /\b(?:complicad[oa]|dificil|odio|me rindo|agobi\w*|frustr\w*|estres\w*)\b/,
  },
  onward:
    /^(?:(?:ok|vale|bien|gracias|hecho|listo|lista)[ ,.!]+)*(?:hecho|list[oa]|ya esta|algo mas|que mas|hay algo mas(?: que hacer)?|(?:eso|esto) es todo|(?:y )?(?:ahora|luego|despues)(?: que)?|que hago (?:ahora )?con (?:ell[oa]s?|el|eso|esto|la mezcla)(?: ahora)?)\W*$/,
  forWhat: /\b(?:para|en|con)\b/,
  either: {
    either: /\b(?:tampoco|ni)\b/,
    join: /^,? (?:ni|o|y (?:sin|tampoco|no tengo)(?: tengo)?) $/,
    another: /\b(?:que mas|algo mas|otra (?:opcion|idea|alternativa|cosa)|alguna otra)\b/,
  },
  whether: {
    asks: /^(?:y )?(?:puedo|debo|hay que|tengo que|se puede|se tiene que|lo|la)\b/,
  },
  whole: /\b(?:todo|todos|toda la receta|la receta|ingredientes)\b/,
  worth:
    /\b(?:cuantos?|que|a cuanto) (?:es|son|seria\w*|equival\w*|significan?) .{0,12}\d{2,3}\b|=/,
  general: {
    lack: /\b(?:sin(?! (?:que|parar|prisa|dejar|cesar)\b)|no (?:tengo|tenemos|tienes|teneis|hay|venden?|queda\w*|me queda\w*|encuentr\w+|consig\w+)|me faltan?|se me (?:acabo|termino))\b/,
    fine: /\b(?:ok|vale|valen|sirven?|funcionan?|puede ser|posible|queda bien|va bien|van bien)\b/,
    form: /\b(?:congelad[oa]s?|enlatad[oa]s?|en lata|de bote|sec[oa]s?|fresc[oa]s?|en polvo)\b/,
    wholeEgg: /\b(?:dur[oa]s?|cocid[oa]s?|escalfad[oa]s?|codorni\w*)\b/,
    why: /\b(?:por que|para que|por)\b(?= (?:tant|se|hay|lleva|es|no|la|el|los|las)|\?|$)/,
    time: /\b(?:tiempo|minutos|horas)\b/,
    offer:
      /\b(?:en lugar de|en vez de|sustitu\w*|reemplaz\w*|cambi\w* por|alternativ\w*|funciona\w*|sirven?|tambien (?:vale|puedes)|misma cantidad|puedes usar|comprad[oa]s?|usa|quita|pon|sin(?! (?:que|dejar|parar|cesar|remover|tapar)\b)|omit\w*)\b|^con \w+,/,
    keep: /\b(?:guard\w*|conserv\w*|aguant\w*|dura\w*|mantien\w*|sobras?|(?:queda|sigue|esta)n? (?:\w+ ){1,2}(?:durante )?\d+ dias)\b/,
    must: /\b(?:deb\w*|tienen? que|hay que|necesit\w*)\b/,
    most: /\b(?:como maximo|maximo|no mas de|a lo sumo)\b/,
    least: /\b(?:minim[oa]|al menos|por lo menos|como poco)\b/,
  },
  filler:
    /^(?:sustitu\w*|reemplaz\w*|cambi\w*|vez|lugar|sin|pued\w*|sirv\w*|cuando|cual(?:es)?|va|van|lleva\w*|pon\w*|poner|ech\w*|hac\w*|hago|usa\w*|uso|necesit\w*|tien\w*|ten\w*|dej\w*|tard\w*|dura\w*|tiempo|rato|cantidad|tamano|grande|grosor|gruesa|temperatura|grados|minutos|horas|dias|total|exactamente|favor|gracias|hola|receta|cosa|debo|hay|qued(?:a|o|an|aron|ado|ando|ar)|cada|hasta|mal|pas[oa]|raro|version(?:es)?)$/,
  daysApart: pairOfDays(`${days}|hoy|esta noche`, `${days}|manana|pasado manana|dia siguiente`),
  startTimes: {
    start:
      /\b(?:cuando|(?:a|hasta) que hora|desde que hora|que tan tarde|mas tardar)\b.{0,40}\b(?:empez\w*|empiez\w*|comenz\w*|comienz\w*|ponerme|meto|meter|levant\w*)\b/,
    ready:
      /\b(?:cuando|a que hora)\b.{0,40}\b(?:list[oa]s?|termin\w*|hech[oa]s?|com(?:er|emos)|cen(?:ar|amos))\b|\b(?:da tiempo|a tiempo|lleg(?:o|amos))\b|\b(?:puede|puedo|estara|esta|tener\w*)\b.{0,60}\b(?:list[oa]s?|en la mesa)\b/,
    starting:
      /\b(?:empiezo|empezamos|empiece|empezar|empece|comienzo|comenzamos|me pongo)(?: a \w+(?: (?:el|la) \w+)?)? (?:a|hacia|sobre) las? #/,
    clock:
      /\b(?<noon>mediodia)\b|\b(?<midnight>media ?noche)\b|(?<=\b(?:a|para|sobre|hacia|antes de) las? )(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d)| y (?:(?<half>media)|(?<after>cuarto)|(?<m2>[0-5]?\d))\b| menos (?<before>cuarto)\b)?(?: ?(?<ap>[ap])\.?m\b)?(?! ?(?:minutos|horas|dias|personas|porciones|grados|[°x%/]|[.,:]?\d))/g,
    morning: /\b(?:desayun\w*|brunch|de la manana|por la manana)\b/,
    hours: { pattern: /(?<=\b(?:a|para|sobre|hacia) la )una\b/g, values: { una: '1' } },
  },
  portions: {
    alone:
      /\bpara mi(?: sol[oa])\b|\b(?:solo|solamente) para mi\b|\bpara (?:1|una)(?: sola)? persona\b/,
    pair: /\b(?:para|solo) (?:mi y (?:para )?mi (?:marido|mujer|esposa|esposo|novi[oa]|pareja|hij[oa]|madre|padre|herman[oa])|mi (?:marido|mujer|esposa|esposo|novi[oa]|pareja|hij[oa]|madre|padre|herman[oa]) y (?:yo|(?:para )?mi))\b(?! y)/,
    people:
      /\bpara (?<n>\d+)\b|\b(?<m>\d+) (?:personas?|porciones|raciones|comensales|invitados)\b/,
    eaters:
      /\bpara cuant[oa]s\b(?! (?:minutos|horas|dias|grados))|\bcuant[oa]s (?:personas|porciones|raciones|comensales|comen)\b/,
    each: /\bpor (?:persona|cabeza|racion|porcion|comensal|invitado)\b|\b(?:a|para) cada un[oa]\b/,
    quarter: /\b(?:una? )?cuarta parte\b|\bun cuarto de (?:la )?receta\b/,
    third: /\b(?:un tercio|tercera parte)\b(?! de (?:taza|cuchar))/,
    limit:
      /\b(?:(?:solo|solamente|unicamente) (?:tengo|tenemos|me quedan?|hay)|no tengo mas que|(?:tengo|tenemos) (?:solo|solamente)|con solo) (?<what>\d.{2,40})/,
    makes: /\b(?:salen|sale|rinde\w*|da para) (?:unos |unas |aproximadamente |cerca de )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:pero|y) )solo (?<only>\d.{2,40})|\b(?:tengo|tenemos) (?:unos |unas )?(?<what>\d.{2,40})|\b(?:para|con) (?:unos )?(?<made>\d[\d.,]* ?(?:kg|kilos?|g|gr|gramos|ml|l|litros?)\b.{2,30})|\b(?:para|con) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\bno (?:come|como|comemos|comen|toma|tomo|tomamos|(?:puede|puedo) (?:comer|tomar)|bebe|bebo|tolera)\b/,
    instead: /\ben (?:vez|lugar) de|\b(?:sustitu|reemplaz)/,
  },
  swaps: {
    unnamed: /\b(?:otr[oa]s?|cosas?|algo|que|lo|eso|esto)\b/g,
    less: /\b(?:(?<!\b(?:al|por lo|a) )menos|reduc\w*|rebaj\w*)\b/,
    dried: /\b(?:sec[oa]s?|en polvo|molid[oa]s?)\b/,
    fresh: /\b(?:fresc[oa]s?|ramit?as?|hojas|manojo)\b/,
    only: /\bsolo (?:tengo|hay|me queda\w*|encontr\w*) (?:el |la |los |las |un |una )?(?<by>(?!\d)[a-z -]{3,40}?)(?:$|[?.,!])/,
    other: /^(?:otra cosa|algo (?:mas|distinto))\b/,
  },
};
