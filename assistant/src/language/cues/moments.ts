import type { Language } from '../languages';

/** What tells at which moment of the work something is done, in questions and in steps. */
export interface MomentCues {
  /** While something else goes on. */
  meanwhile: RegExp;
  /** A second time, or what was kept back: "back", "the rest of". */
  rest: RegExp;
  /** What comes after or before something named. */
  order: RegExp;
  /** A measure of length or weight is asked for: "how thick", "what size". */
  size: RegExp;
  /** What the dish is served with. */
  served: RegExp;
  /** Another dish of the same writer: "you may also like". */
  also: RegExp;
  /** Each of two sides has its time. */
  perSide: RegExp;
  /** All of something goes in together. */
  whole: RegExp;
  /** In a step: a part of something goes in. */
  portion: RegExp;
  /** In a step: one of two sides. */
  side: RegExp;
}

/** For folded texts, as in `cues.ts`. */
export const momentCues: Readonly<Record<Language, MomentCues>> = {
  en: {
    meanwhile: /\b(?:while|meanwhile|in the meantime|during)\b/,
    rest: /\b(?:back|again|the rest|rest of|remain\w*|last of|other half|second half|saved|reserved)\b/,
    order: /\bwhat\b.{0,30}\b(?:after|before|once)\b \w{3}/,
    size: /\b(?:what size|how (?:big|thick|thin|wide|long is|long are|large|small|heavy)|size|what weight|how much does .{1,30} weigh)\b/,
    served:
      /\b(?:at|on|to) (?:the )?table\b(?= \w|$)|\bwhat .{0,20}\bserve\b|\b(?:goes?|pairs?) (?:\w+ ){0,3}with\b|\b(?:served?|serving|eat|have(?! (?:an|more|other|got|a )))\b .{0,40}(?:\bwith\b|alongside|on the side|beside (?:it|them))|\bis all (?:\w+ )?needs?\b|\bnext to (?:it|them)\W*$|\balongside\b|\b(?:some|any)thing (?:\w+ )?to (?:go|serve|eat|have) (?:\w+ )?with\b|\bon the side\b|\baccompan\w*|\bas a (?:side|starter)\b|\bside dish(?:es)?\b|\bwhat sides?\b|\bscoop (?:it|them) up with\b|\b(?:eat|mop) (?:it|them) (?:up )?with\b|\b(?:lovely|great|perfect|delicious|nice|good|wonderful) with (?:my|our|a|some)\b|\b(?:like|love|enjoy|have) (?:it|them|this|these) (?:\w+ )?(?:with|alongside|next to)\b|\b(?:works|tastes) (?:\w+ )?(?:well|best|great) (?:with|alongside)\b/,
    also: /\b(?:you (?:may|might) (?:also )?(?:like|enjoy)|also try|next time try|try (?:my|our)|see also|read (?:also|next)|more like this|my (?:recipe|post) for|have a look at|if you (?:like|liked|love|loved|enjoy|enjoyed|fancy) (?:this|these|it|baking|cooking)|if \w+(?: \w+)? (?:is|are) your thing|(?:bake|make|see|like|love) (?:also )?my\b|(?:fans?|lovers?) (?:should|will|may|might) (?:also )?(?:try|like|love)|for another\b(?! (?:\d|(?:\w+ )?(?:minutes?|hours?|days?|seconds?|half)\b))|next time,? (?:make|bake|cook))\b|^more (?:[\w-]+ ){1,3}[\w-]+:/,
    perSide: /\b(?:per|each|a|every|on both|on each|on the other) sides?\b/,
    side: /\bsides?\b/,
    whole:
      /\ball (?:of )?(?:the|my|that|it|them)?\b.{0,30}\b(?:at once|in one go|together|straight away)\b|\b(?:use|add|pour|need) all (?:of )?the\b|\bthe whole (?:amount|lot)\b/,
    portion:
      /\b(?:half|third|quarters?|some|part|most|a few .{0,20}) of\b|\b(?:a (?:little|handful|spoonful|third|quarter)|one at a time|in (?:two|three|several|small) (?:batches|additions|goes))\b/,
  },
  de: {
    meanwhile: /\b(?:wahrend(?:dessen)?|inzwischen|solange|in der zwischenzeit)\b/,
    rest: /\b(?:wieder|rest|restlich\w*|ubrig\w*|zuruck\w*|beiseite\w*)\b/,
    order: /\bwas\b.{0,25}\b(?:nach|nachdem|bevor|vor)\b \w{3}/,
    size: /\b(?:wie (?:gross|dick|dunn|breit|hoch|lang ist|lang (?:werden|soll\w*|schneid\w*|form\w*|roll\w*)(?= .{0,30}(?:roll|form|schn[ei]|zieh|sein\b|werden\b))|lang werden|schwer)|was wiegt|welche grosse|grosse)\b/,
    served:
      /\b(?:auf den|zu|am) tisch\b(?! (?:stellen|ausroll))|(?<!\bkomm(?:t|en) .{2,40})\bdazu\b|\b(?:(?:klassisch\w*|perfekt\w*|ideal\w*|gut\w*) begleit\w+|wozu (?:isst|esse|essen|passt|passen|reich\w*|servier\w*|gibt)|beilage\w*|reich(?:t|e|en) (?:man|ich|wir|tut)|servier\w* .{0,30}mit|schmeckt .{0,20}(?:mit|zu[mr]?(?! \w*(?:sauer|suss|salzig|scharf|bitter|fad|stark|viel))|dazu)|passt|(?:isst|esse|essen) (?:man|ich|wir)? ?(?:sie|ihn|es|das|die|den) (?:am (?:besten|liebsten) )?(?:mit|zu)|mogen (?:wir )?(?:sie|ihn|es|das|den) (?:\w+ )?mit|(?:ess|koch|mach|nehm|reich)\w* (?:ich|wir|man) (?:\w+ )?dazu|dazu (?:gibt es|gibt's|reich\w*|nehm\w*|ess\w*))\b/,
    also: /\b(?:auch (?:noch )?mein\w*|auch lecker|auch (?:noch )?gefallen|siehe auch|das konnte|weitere rezepte|mein rezept fur|probier\w* auch|schau\w* (?:auch|doch)|beim nachsten mal)\b/,
    perSide: /\b(?:pro|je|jede|auf jeder|beiden?) seiten?\b/,
    side: /\bseiten?\b/,
    whole:
      /\b(?:alle?s?|ganze[nrs]?)\b.{0,30}\b(?:auf einmal|zusammen|gleichzeitig)\b|\bauf einmal\b/,
    portion: /\b(?:halfte|drittel|viertel|teil|etwas|nach und nach|einzeln|portionsweise)\b/,
  },
  es: {
    meanwhile: /\b(?:mientras|entretanto|durante)\b/,
    rest: /\b(?:resto|restante\w*|de nuevo|otra vez|reservad\w*|sobrante)\b/,
    order: /\bque\b.{0,25}\b(?:despues|antes|tras|una vez)\b/,
    size: /\b(?:que (?:tamano|grosor)|como de (?:gran\w*|grues\w*)|tamano|grosor|de que largo|cuanto (?:pesa\w*|mid\w*)|largo de)\b/,
    served:
      /\ben la mesa\b|\b(?:acompan\w*|guarnicion|con que (?:lo |la |los |las |se |puedo )*(?:s[ei]rv\w*|com\w*|acompan\w*|va\b|van\b)|^con que(?=:|$)|sirv\w* .{0,30}con|servir .{0,30}con|va(?:n)? (?:muy )?bien con|(?:l[oa]s? )(?:tom|com|sirv)(?:o|amos|emos|imos) con|(?:que|con que) (?:(?:l[oae]s?|se) )?(?:pongo|pones|ponemos|sirvo|sirves|hago) (?:\w+ )?(?:al lado|de acompanamiento|para acompanar|de guarnicion))\b/,
    also: /\b(?:tambien (?:te )?(?:puede|podria|gust)\w*|que te gustara|prueba tambien|mira tambien|te puede gustar|lee tambien|prueba (?:mi|mis)|otras recetas|si te gust(?:o|a|aron|an) (?:est[aeo]s?|el|l[oa]s?|mis?)\b|echa un vistazo)\b/,
    perSide: /\b(?:por|cada|de cada|ambos) lados?\b/,
    side: /\blados?\b/,
    whole: /\btod[oa]s?\b.{0,30}\b(?:de golpe|a la vez|de una vez|junt[oa]s?)\b/,
    portion:
      /\b(?:mitad|tercio|cuart[oa]s?|parte|poco a poco|un poco de|en tandas|de uno en uno)\b/,
  },
  fr: {
    meanwhile: /\b(?:pendant (?:que|ce temps|la|le)|entre-temps|tandis)\b/,
    rest: /\b(?:reste|restant\w*|a nouveau|de nouveau|reserve\w*)\b/,
    order: /\b(?:que|quoi|qu'est-ce)\b.{0,30}\b(?:apres|avant|une fois)\b/,
    size: /\b(?:quelle (?:taille|epaisseur|longueur|grosseur)|taille|epaisseur|combien (?:pese\w*|mesure\w*))\b/,
    served:
      /\ba table\b|\b(?:accompagn\w*|avec quoi|(?:quoi|mange\w*|deguste\w*)\b.{0,20}\bavec|ser[vt]\w* .{0,30}avec|(?:aim|mang|degust|savour)\w*\b.{0,25}\bavec (?:une?|du|de la|des|l')|avec (?:une|du|de la) .{0,20}(?:salade|pain|riz))\b/,
    also: /\b(?:a (?:lire|gouter|decouvrir|essayer|tester|cuisiner) aussi|vous aimerez|(?:essayez|testez|goutez) aussi|aussi (?:ma|mon|mes)\b|voir aussi|decouvrez|ma recette d|si vous avez aime|jetez un oeil)/,
    perSide: /\b(?:par|chaque|de chaque|des deux) (?:face|cote)s?\b/,
    side: /\b(?:faces?|cotes?)\b/,
    whole: /\b(?:toute?s?|tous)\b.{0,30}\b(?:d'un coup|en une fois|a la fois|en meme temps)\b/,
    portion: /\b(?:moitie|tiers|quarts?|partie|peu a peu|un peu de|en plusieurs fois|un par un)\b/,
  },
  it: {
    meanwhile: /\b(?:mentre|nel frattempo|intanto|durante)\b/,
    rest: /\b(?:resto|restant\w*|rimanent\w*|rimast\w*|di nuovo|da parte)\b/,
    order: /\b(?:cosa|che)\b.{0,25}\b(?:dopo|prima|una volta)\b/,
    size: /\b(?:che (?:misura|spessore|grandezza|dimension\w*)|quanto (?:grand\w*|spess\w*|sottil\w*|pesa\w*|lung[ho]\w*)|spessore|dimension\w*)\b/,
    served:
      /\b(?:in|a) tavola\b|\b(?:accompagn\w*|contorno|serv\w* .{0,30}con|con (?:che )?cosa(?! (?:l[aoie] )?(?:decor|guarn|riemp|cond|sostitu|tagli|misur|ung))|(?:ottim|perfett|buon|squisit)[oaie] con|(?:l[oaie] |si )(?:mangi(?:o|amo|a|ano)|serv(?:o|iamo|e|ono)|gust(?:o|iamo|a|ano)) con|si (?:abbina|sposa)|abbin\w*)\b/,
    also: /\b(?:potrebbe\w* (?:anche )?piacer\w*|leggi anche|prova\w* anche|vedi anche|guarda\w* (?:anche|il|la|i|le|gli)\b|se (?:ami|amate|ti piac\w+|vi piac\w+)|la mia ricetta|se (?:ti|vi) e piaciut\w*|date un'occhiata)\b/,
    perSide: /\b(?:per|ogni|ciascun|entrambi i) lat[oi]\b/,
    side: /\blat[oi]\b/,
    whole: /\btutt[oaie]\b.{0,30}\b(?:in una volta|insieme|subito|d'un colpo)\b/,
    portion: /\b(?:meta|terzo|quarti?|parte|poco alla volta|poco per volta|uno alla volta)\b/,
  },
  pt: {
    meanwhile: /\b(?:enquanto|durante|nesse meio tempo)\b/,
    rest: /\b(?:resto|restante\w*|de novo|reservad\w*|que sobrou)\b/,
    order: /\bo que\b.{0,25}\b(?:depois|antes|apos)\b/,
    size: /\b(?:que tamanho|qual (?:o tamanho|a espessura)|tamanho|espessura|grossura|quanto (?:pesa\w*|mede\w*))\b/,
    served:
      /\b(?:na|a) mesa\b(?! (?:enfarinh|polvilh))|\b(?:acompanh\w*|guarnicao|com (?:o )?que s[ei]rv\w*|sirv\w* .{0,30}com|servir .{0,30}com|combinam? com|vai bem com|fica (?:otim|bo|delicios)\w* com|(?:comemos|como|servimos|gosto) (?:\w+ )?com|o que (?:eu )?(?:servir|sirvo|serve|servimos|comer) (?:\w+ )?(?:junto|do lado|com))\b/,
    also: /\b(?:tambem (?:vai|pode) gostar|(?:veja|prove|faca) tambem|leia tambem|experimente (?:tambem|meu|minha)|se (?:voce )?gostou|de uma olhada)\b/,
    perSide: /\b(?:por|cada|de cada|dos dois) lados?\b/,
    side: /\blados?\b/,
    whole: /\btod[oa]s?\b.{0,30}\b(?:de uma vez|junt[oa]s?|ao mesmo tempo)\b|\btudo de uma vez\b/,
    portion: /\b(?:metade|terco|quartos?|parte|aos poucos|um pouco de|um a um|em etapas)\b/,
  },
  pl: {
    meanwhile:
      /\b(?:podczas|w (?:tym|miedzy)czasie|w tym czasie)\b|\bgdy\b(?=.{0,40}\b(?:piecze|gotuje|smazy|studzi|rosnie|chlodzi))/,
    rest: /\b(?:reszt\w*|pozostal\w*|z powrotem|ponownie|odlozon\w*)\b/,
    order: /\bco\b.{0,25}\b(?:po|przed|zanim)\b/,
    size: /\b(?:jak(?:iej|i|a) (?:wielkosci|grubosci|dlugosci|rozmiar|grubosc)|jak (?:grub|duz|cienk)\w*|rozmiar|grubosc)\b/,
    served:
      /\b(?:na|do) stol\w*\b|\b(?:poda\w* (?:\w+ ){0,3}(?:z|ze|w|na)|dodatek|dodatki|z czym|pasuj[ea]|smakuj[ea] (?:\w+ )?(?:z|ze)|co (?:\w+ )?do (?:tego|nich|niego|niej)\W*$|(?:lubimy|lubie|jemy|jem|jedz\w*|je sie) (?:je|ja|go|to )?(?:z|ze))\b/,
    also: /\b(?:zobacz (?:tez|takze)|przeczytaj (?:tez|takze)|sprawdz (?:tez|takze)|wyprobuj (?:tez|moj\w*)|spodoba\w*|zajrzyj)\b/,
    perSide: /\b(?:na|z) (?:kazd\w*|jedn\w*|obu) stron\w*|\bna strone\b/,
    side: /\bstron\w*\b/,
    whole: /\b(?:cal[aey]\w*|wszystk\w*)\b.{0,30}\b(?:naraz|od razu|jednoczesnie|na raz)\b/,
    portion:
      /\b(?:polow\w*|trzeci\w* czesc|cwier\w*|czesc|stopniowo|po troch\w*|partiami|po jednym)\b/,
  },
  ja: {
    meanwhile: /間に|あいだに|その間|ながら/,
    rest: /残り|もう一度|戻[しす]|再び/,
    order: /(?:後|あと|前)(?:は|に|って|の)?.{0,8}(?:何|なに|どう)/,
    size: /サイズ|大きさ|厚さ|長さ|何cm|何センチ|どのくらいの(?:大きさ|厚さ)/,
    served:
      /いただき(?:ます|まし)|(?:何|なに)を?(?:つけて|かけて)|で食べ(?:ます|る)|付け合わせ|つけあわせ|副菜|合う(?:料理|もの|おかず)|添え|一緒に(?:出|食べ)|献立|相性(?:が|は)?(?:いい|良い|よい|抜群)|よく合[いう]|ぴったりです/,
    also: /こちらもどうぞ|(?:あわせて|合わせて|一緒に)(?:作りたい|どうぞ|読みたい)|こちらも|あわせて読みたい|関連(?:記事|レシピ)|おすすめレシピ/,
    perSide: /片面|両面|各面/,
    side: /片面|両面|裏/,
    whole: /(?:全部|すべて|一度に|いっぺんに)/,
    portion: /半分|半量|1\/\d|一部|少しずつ|数回に分け|残り/,
  },
};

/** A measure of length, or the weight of one piece, in a folded text. */
export const measure =
  /\d ?(?:cm|mm|センチ|ミリ)|\d[ -]?(?:inch|in\b|pouce|zoll|")|\d ?g (?:each|a piece|je|chacun)/;
