import type { Language } from '../languages';

/** In a post: how one sees that the dish is done, "ready when …"; for folded texts. */
export const doneWhen: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:ready|done|cooked|set|enough)\b,? (?:when|once|if|as soon as)\b|\b(?:they|it|the (?:leg|skewer|cent(?:er|re)|middle|crust|top|meat|flesh|juices)) (?:should|will) (?:\w+ )?(?:sound|spring|wobble|jiggle|wiggle|float|flake|run|look|feel)\b|\b(?:edges?|tops?|cent(?:er|re)|middle|crust) (?:should|must) be\b|\b(?:float|rise) to the (?:top|surface)\b/,
  de: /\b(?:gar|fertig|durch|gut)\b(?: (?:ist|sind) (?:\w+ )?\w+)?,? (?:wenn|sobald)\b|\bklingt\b|\b(?:rand|rander|oberflache|mitte|kruste) (?:\w+ )?(?:soll\w*|muss|mussen|darf)\b|\boben schwimm\w*|\ban die oberflache\b/,
  es: /\b(?:list|hech|cocid|cuajad)[oa]s? (?:cuando|si)\b|\b(?:suben?|floten?|flotan) a la superficie\b|\bdeben? (?:quedar|sonar|estar|temblar)\b/,
  fr: /\b(?:pret|cuit)e?s? (?:quand|lorsque?|si|des que)\b|\b(?:remont\w+|flott\w+) a la surface\b|\bdoi(?:t|vent) (?:\w+ )?(?:trembl\w*|sonn\w*|se detach\w*|etre (?:\w+ )?(?:dore|pris|ferme|tendre|moelleu)\w*)/,
  it: /\b(?:pront|cott)[oaie] (?:quando|se|appena)\b|\b(?:veng\w+|sal\w+|torn\w+) a galla\b|\b(?:affior|galleggi)\w*|\bdev(?:e|ono) (?:risultare|tremol\w*|suonare|essere (?:dorat|sod|morbid)\w*)\b/,
  pt: /\b(?:pront|assad|cozid)[oa]s? (?:quando|se|assim que)\b|\b(?:subir\w*|flutu\w+|boi\w+) (?:a|na) superficie\b|\bteste do palito\b|\b(?:faca|palito) sai limp[oa]\b|\bdev(?:e|em) (?:estar|ficar) (?:dourad|firme|maci)\w*/,
  pl: /\b(?:gotow|upieczon|ugotowan)\w*,? (?:gdy|kiedy|jesli|jak)\b|\b(?:od )?wyply\w*|\bsuchego patyczka\b|\bpowin\w* byc (?:zlot|rumian|sprezyst|miekk)\w*/,
  ja: /(?:たら|れば)(?:完成|出来上がり|できあがり|焼き上がり)/,
};

/** In a post: what a skewer tells of the dish; in any of the languages, for folded texts. */
export const tested =
  /\b(?:skewer|toothpick|tester|knife)\b.{0,30}\bcomes? out\b|\b(?:stabchen|holzspiess|zahnstocher)\w*\b|\b(?:palillo|pincho|cuchillo)\b.{0,30}\bs(?:ale|alga)\b|\b(?:cure-dents?|pointe|lame|couteau)\b.{0,30}\b(?:res)?sorte?\b|\bstuzzicadenti\b|\bpalito\b.{0,30}\bs(?:ai|air|aia)\b|\b(?:patyczek|wykalaczk\w*|patyczk\w*)\b|竹串/;
