import type { Language } from '../languages';

/** The wait until something may be eaten, opened or tasted. For folded texts. */
export interface ReadyCues {
  /** In a question: "when can I eat them?". */
  asks: RegExp;
  /** In a question: when it may be cut or served, as soon as it is made. */
  cut: RegExp;
  /** In a post: "wait", "ready after". */
  tells: RegExp;
}

/** By language. */
export const readyCues: Readonly<Record<Language, ReadyCues>> = {
  en: {
    asks: /\bwhen (?:can|may|could|should|will|do|are|is)\b.{0,25}\b(?:eat\w*|open\w*|ready|taste\w*|drink\w*|enjoy\w*|try)\b(?! .*\b(?:oven|pan|grill)\b)|\bhow (?:long|soon|many (?:days|weeks|months))\b.{0,20}\b(?:until|till|before|can)\b.{0,20}\b(?:eat\w*|open\w*|ready|taste\w*|drink\w*|enjoy\w*|try)\b/,
    cut: /\b(?:when (?:can|may|could|should|do|is)|how (?:long|soon|many minutes)\b.{0,30}\b(?:before|until|till|wait|can))\b.{0,30}\b(?:cut|slic|carv|serv|eat|dig in|tuck in)\w*|\b(?:can|may|should) (?:i|we|you) (?:cut|slice|carve|serve|eat)\b.{0,20}\b(?:right away|straight|immediately|hot|warm)\b/,
    tells:
      /\b(?:wait|ready|mature[sd]?|best after|improves?|flavou?rs? (?:develop|meld|deepen)\w*|before (?:you )?(?:eat|open|drink|tast|try)\w*)\b/,
  },
  de: {
    asks: /\b(?:wann|ab wann|wie lange|nach wie ?vielen?)\b.{0,40}\b(?:essen|gegessen|offnen|aufmachen|fertig|probieren|trinken|verzehren|warten|essbar|genie\w+)\b/,
    cut: /\b(?:wann|wie lange)\b.{0,40}\b(?:an|auf)?(?:ge)?(?:schneiden|schnitten|servieren|essen|verzehren|geniessen)\b|\b(?:kann|darf) (?:ich|man)\b.{0,15}\b(?:sofort|gleich|heiss|direkt)\b.{0,12}(?:schneiden|essen|servieren)\b/,
    tells:
      /\b(?:warte\w*|fertig|reif\w*|durchgezogen|durchziehen|ziehen lassen|fruhestens|geniessbar|vor dem (?:offnen|essen|verzehr))\b/,
  },
  es: {
    asks: /\b(?:cuando|a partir de cuando|(?:a los|en|tras|despues de) cuant[oa]s (?:dias|semanas))\b.{0,40}\b(?:com\w*|abr\w*|list[oa]s?|prob\w*|beb\w*)\b|\bcuanto (?:tiempo )?(?:hay que |tengo que |debo )?esper\w*.{0,30}\b(?:com|abr|prob|beb)\w*/,
    cut: /\b(?:cuando|cuanto (?:tiempo )?(?:.{0,20} )?(?:esper\w*|antes))\b.{0,30}\b(?:cort|serv|com)(?:ar|ir|er)\w*|\bpued[eo] (?:cort|serv|com)(?:ar|ir|er)\w* (?:ya|enseguida|caliente|al momento)\b/,
    tells:
      /\b(?:esper\w*|list[oa]s?|madur\w*|mejor(?:an?)? (?:despues|a partir)|antes de (?:comer|abrir|probar|consumir)\w*)\b/,
  },
  fr: {
    asks: /\b(?:quand|a partir de quand|(?:au bout de|apres|dans) combien)\b.{0,40}\b(?:mang\w*|ouvr\w*|pret\w*|gout\w*|consomm\w*|boire|degust\w*)\b|\bcombien de (?:temps|jours|semaines)\b.{0,25}\bavant d(?:e |')(?:les |le |la |l')?(?:mang|ouvr|gout|consomm|boire|degust)\w*/,
    cut: /\b(?:quand|combien de (?:temps|minutes)\b.{0,25}\b(?:avant|attend\w*))\b.{0,35}\b(?:couper|trancher|servir|manger|deguster|entamer|decouper)\b|\b(?:couper|servir|manger|trancher) (?:\w+ )?(?:tout de suite|chaude?s?|aussitot)\b/,
    tells:
      /\b(?:attend\w*|prete?s?|patient\w*|meilleure?s? apres|avant d(?:e |')(?:\w+ )?(?:mang|ouvr|gout|consomm|degust)\w*)\b/,
  },
  it: {
    asks: /\b(?:quando|da quando|(?:dopo|tra|fra) quant[oi])\b.{0,40}\b(?:mangi\w*|apr\w*|pront[oaie]|assaggi\w*|bere|consum\w*)\b|\bquanto (?:tempo )?(?:devo |bisogna |si deve )?aspett\w*.{0,30}\b(?:mangi|apr|assaggi|bere|consum)\w*/,
    cut: /\b(?:quando|quanto (?:tempo )?(?:.{0,20} )?(?:aspett\w*|prima))\b.{0,30}\b(?:tagli|affett|serv|mangi)(?:ar|ir)\w*|\b(?:posso|si puo) (?:tagli|affett|serv|mangi)(?:ar|ir)\w* (?:subito|cald[oa])\b/,
    tells:
      /\b(?:aspett\w*|attend\w*|pront[oaie]|matur\w*|miglior[ei] dopo|prima di (?:mangi|apr|assaggi|consum)\w*)\b/,
  },
  pt: {
    asks: /\b(?:quando|a partir de quando|(?:depois de|em|apos) quant[oa]s (?:dias|semanas))\b.{0,40}\b(?:com[eo]\w*|abr\w*|pront[oa]s?|prov\w*|beb\w*|consum\w*)\b|\bquanto (?:tempo )?(?:tenho que |devo |preciso )?esper\w*.{0,30}\b(?:comer|abrir|provar|beber|consumir)\b/,
    cut: /\b(?:quando|quanto (?:tempo )?(?:.{0,20} )?(?:esper\w*|antes))\b.{0,30}\b(?:cortar|fatiar|servir|comer)\b|\b(?:posso|pode) (?:cortar|fatiar|servir|comer) (?:logo|quente|na hora|ja)\b/,
    tells:
      /\b(?:esper\w*|aguard\w*|pront[oa]s?|matur\w*|curti\w*|melhor(?:es)? (?:depois|apos)|antes de (?:comer|abrir|provar|consumir))\b/,
  },
  pl: {
    asks: /\b(?:kiedy|od kiedy|po (?:ilu|jakim)|ile (?:trzeba |mam |musze )?czeka\w*)\b.{0,40}\b(?:jes[ct]\w*|zjes\w*|otworz\w*|otwier\w*|gotow\w*|prob\w*|pic\b|dobre\b|jedz\w*)/,
    cut: /\b(?:kiedy|(?:ile|jak dlugo)\b.{0,20}\b(?:czeka\w*|przed))\b.{0,30}\b(?:po)?(?:kro[ij]\w*|dawac|dac|jesc|zjesc|podawac|podac)\b|\b(?:od razu|na goraco) (?:po)?(?:kroi|jesc)\w*/,
    tells:
      /\b(?:poczeka\w*|odczeka\w*|czeka\w*|gotow[eyai]\b|ukiszon\w*|dojrze\w*|najlepsz\w* po|przed (?:otwarciem|jedzeniem|spozyciem))/,
  },
  ja: {
    asks: /(?:いつ(?:から|頃|ごろ)?|何日(?:後|目|で|くらい)?|何週間(?:後|で)?).{0,12}(?:食べ(?:られ|ごろ|頃|て)|飲め|飲み頃|開け|できあが|完成)/,
    cut: /(?:いつ|何分|どのくらい|どれくらい).{0,12}(?:切っ|切れ|切り分け|食べられ|食べて)|すぐに?(?:切|食べ)/,
    tells: /食べ(?:ごろ|頃|られ)|飲み頃|(?:日|週間|か月|ヶ月)(?:後|目|待|置|おい|寝か)|待って|熟成/,
  },
};
