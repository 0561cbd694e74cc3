import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:estir\w*|enroll\w*|extend\w*)\b/,
    cut: /\b(?:cort\w*|pic(?:a|ar|as|o|ada|ado)|troce\w*|rebana\w*)\b/,
    peel: /\bpel(?:a|ar|o|adas?|ados?)\b/,
    turn: /\b(?:d(?:oy|as|a|an|ar|arle|arles|ale) la vuelta|volte\w*|gir\w*|dar vuelta)\b/,
    drain: /\b(?:escurr\w*|cola(?:r|do)?|cuela)\b/,
    pour: /\b(?:viert\w*|verter|echa\w*)\b/,
    shape: /\b(?:form(?:a|ar|arl[oa]s?|o)|da(?:r)? forma|trenz\w*)\b/,
    fill: /\brellen(?:a|ar|o|ad[oa]s?|amos)\b/,
    wash: /\b(?:lav(?:a|ar|o|as)|enjuag\w*)\b/,
    cover: /\b(?:tap(?:a|ar|o|ado)|cubr\w*|tapadera)\b/,
    remove: /\b(?:retir\w*|sac(?:a|ar|o)|quit(?:a|ar|o))\b/,
    crush: /\b(?:aplast\w*|machac\w*|chaf\w*)\b/,
    spread: /\b(?:extiend\w*|unt(?:a|ar)|repart\w*)\b/,
    divide: /\b(?:divid\w*|separ(?:a|ar) en)\b/,
    brush: /\b(?:pint(?:a|ar)|pincel\w*|glase\w*)\b/,
    scatter: /\b(?:espolvore\w*|esparc\w*)\b/,
    serve: /\b(?:serv(?:ir|ido)|sirv\w*)\b/,
    season: /\b(?:salpiment\w*|sazon\w*|condiment\w*)\b/,
    grease: /\b(?:engras\w*|unta(?:r)? el molde)\b/,
    prick: /\b(?:pinch\w*)\b|\b(?:agujer\w*|chimenea|hueco)\b/,
    flavour: /\b(?:marin\w*|adob\w*|frot\w*)\b/,
    unmould: /\b(?:desmold\w*|vuelc\w* (?:en|sobre)|pas(?:a|ar|as|alas|alos) a\b)/,
    open: /\babr(?:ir\w*|es?|o|as?)\b/,
  },
  manner: {
    often: /\b(?:cada cuanto|con que frecuencia|cuantas veces)\b/,
    together: /\b(?:junt[oa]s?|a la vez|al mismo tiempo|por separado)\b/,
    goesIn:
      /\b(?:va|van|entra|se echa) .{2,30}(?:al principio|despues|al final|dentro)\b|\b(?:a)?donde (?:va|van|pongo|echo|meto|se pone|se echa|coloco)\b/,
    add: /^(?:anad\w*|agreg\w*|ech\w*|pon\w*|incorpor\w*)$/,
  },
  method: {
    beforeOrAfter: /\bantes o despues\b|\bdespues o antes\b/,
  },
  moments: {
    size: /\b(?:que (?:tamano|grosor)|como de (?:gran\w*|grues\w*)|tamano|grosor|de que largo|cuanto (?:pesa\w*|mid\w*)|largo de)\b/,
    served:
      /\ben la mesa\b|\b(?:acompan\w*|guarnicion|con que (?:lo |la |los |las |se |puedo )*(?:s[ei]rv\w*|com\w*|acompan\w*|va\b|van\b)|^con que(?=:|$)|sirv\w* .{0,30}con|servir .{0,30}con|va(?:n)? (?:muy )?bien con|(?:l[oa]s? )(?:tom|com|sirv)(?:o|amos|emos|imos) con|(?:que|con que) (?:(?:l[oae]s?|se) )?(?:pongo|pones|ponemos|sirvo|sirves|hago) (?:\w+ )?(?:al lado|de acompanamiento|para acompanar|de guarnicion))\b/,
    also: /\b(?:tambien (?:te )?(?:puede|podria|gust)\w*|que te gustara|prueba tambien|mira tambien|te puede gustar|lee tambien|prueba (?:mi|mis)|otras recetas|si te gust(?:o|a|aron|an) (?:est[aeo]s?|el|l[oa]s?|mis?)\b|echa un vistazo)\b/,
    perSide: /\b(?:por|cada|de cada|ambos) lados?\b/,
    side: /\blados?\b/,
  },
  reasons: { because: /\b(?:para que|porque|si no|asi|de lo contrario|evita\w*|pues)\b/ },
  vessels: {
    holder: /\b(?:moldes?|flaneras?|bandejas?|fuente|cazuelas?|sarten|ollas?|cacerolas?|cazo)\b/,
    inWhat: /\b(?:en|sobre) que (?:l[oa]s?|se|pongo|hago|cocino|tuesto|frio|mezclo|bato|asamos)\b/,
  },
  lids: {
    on: /\b(?:con (?:la )?tapa|tapad[oa]s?|tapa y|cubiert[oa])\b/,
    off: /\b(?:sin (?:la )?tapa\w*|destap\w*)\b/,
  },
  unneeded: {
    byHand: /\ba mano\b/,
  },
  heats: {
    asked:
      /\ba (?:cuanto|que)\b.{0,20}\b(?:baj[oae]\w*|sub[oae]\w*|pongo|pon\w+|pasar|llegar|frei\w*|fri[oe]\w*|calien\w*|horne\w*|aso|asar|tuesto|tostar|gratin\w*|mant\w*)\b|^\W*a cuanto\b(?! (?:esta|sale|cuesta|equivale))|\ba cuanto\W*$|\besta a \d{2,3}\b(?! ?(?:euros|pesos))|\ba que fuego\b|\bfuego (?:para|alto|bajo|medio|fuerte|lento)\b/,
    reads:
      /\b(?:marc|indic)\w*\b.{0,15}\b(?:termometro|sonda)\b|\b(?:termometro|sonda)\b.{0,20}\b(?:mar[cq]|indi[cq])\w*/,
  },
  levels: { high: /\b(?:alt[ao]|fuerte|high)\b/, low: /\b(?:baj[ao]|lento|suave|low)\b/ },
};
