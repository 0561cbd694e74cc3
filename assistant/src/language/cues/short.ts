import type { Language } from '../languages';

/** What tells the meaning of a question of few words, with no verb or with a fragment of one. */
export interface ShortCues {
  /** Something is not at hand: "no eggs", "I do not own a mixer". */
  lack: RegExp;
  /** Asks for leave: "is cod ok?", "works with oil?". */
  fine: RegExp;
  /** In which state a food is bought; not that the dish is frozen. */
  form: RegExp;
  /** "Why". */
  why: RegExp;
  /** A length of time: "simmer time". */
  time: RegExp;
  /** In a post: one thing may take the place of another. */
  offer: RegExp;
  /** Of a dish that is done: it keeps, is stored, is good for so long. */
  keep: RegExp;
  /** A step of the recipe is asked for: how long it must or should. */
  must: RegExp;
  /** The longest that is allowed: "at most". */
  most: RegExp;
  /** The shortest that is needed: "at least". */
  least: RegExp;
}

/** For folded questions, as in `cues.ts`. */
export const shortCues: Readonly<Record<Language, ShortCues>> = {
  en: {
    lack: /\b(?:no|none (?:in|at|left|around|on hand|to hand)|without(?! (?!using|having|adding|owning|getting)\w{3,}ing\b)|w\/o|haven'?t|hasn'?t|havent|sold out of|(?:don'?t|dont|do not|doesn'?t|doesnt|didn'?t|does not) (?:have|own|got|get|sell|stock|carry)|not got|(?<!\b(?:com(?:es?|ing)|came|take[ns]?|taking|took|gets?|got|pull(?:ed)?|lift(?:ed)?|is|are|fresh|straight|right|it|them|go|long) )out of|lack(?:ing)?|missing|(?:can'?t|cannot|can not|couldn'?t) (?:find|get|buy)|(?:isn'?t|is not|aren'?t|are not|not) (?:sold|available|stocked))\b/,
    fine: /(?<!\bhow )\b(?:ok|okay|fine|alright|all right|possible|works?|allowed|do as well|good too|acceptable|suitable)\b/,
    form: /\b(?:frozen|canned|tinned|dried|bottled|jarred|fresh|powdered|ground)\b/,
    why: /\b(?:why|how come|what for|reason)\b/,
    time: /\b(?:times?|duration|minutes|hours|longest|shortest)\b/,
    offer:
      /\b(?:instead|in (?:its |their )?place|in place of|takes? the place|substitut\w*|replac\w*|swap\w*|stands? in|stand-?in|(?<!\bthe )works?|worked|rather than|alternativ\w*|can be used|you can use|could use|will do|comes? close(?:st)?|the next best|does what|do(?:es)? .{0,20}job|do as well|just as (?:well|good)|same amount|in equal|leave (?:it|them|out)|left (?:out|off)|skip|optional|or (?:use|try|take)|(?:store|shop)-?bought|ready-?made)\b|^for (?:the |a )?\w+(?: \w+)?, |^(?:no|without|out of) /,
    keep: /\b(?:keeps?(?! (?:it|this|them|everything|the \w+(?: \w+)?) (?:vegan|vegetarian|light|simple|(?:dairy|gluten|meat)-?free))|kept|stor(?:e|es|ed|ing|age)|lasts?|stays?|good for|good in|best within|within \d+ (?:days|weeks|months)|up to \d+ (?:days?|weeks?|months?)|lives? in|leftovers?|fresh for|freezes? (?:well|ok|okay|fine|nicely))\b/,
    must: /\b(?:must|need(?:s|ed)?|have to|has to|should)\b/,
    most: /\b(?:longest|at most|maximum|max|(?:no|not .{1,20}) longer than|no more than)\b/,
    least: /\b(?:minimum|min|at least|shortest|least)\b/,
  },
  de: {
    lack: /\b(?:kein(?:e|en|er|em)?|ohne|fehlt|fehlen|ausgegangen|(?:hab(?:e|en)?|find(?:e|en|est|et)|bekomm(?:e|en|st|t)|krieg(?:e|en|st|t)) .{1,40} nicht|nicht (?:da|gefunden|bekommen|mehr da))\b/,
    fine: /\b(?:ok|okay|geht'?s?|gehen|ginge|gingen|moglich|funktionier\w*|klappt|passt|passen|tut es|tut's)\b/,
    form: /\b(?:tiefgekuhlt\w*|gefroren\w*|tk|dosen\w*|aus der dose|getrocknet\w*|frische\w*)\b/,
    why: /\b(?:warum|wieso|weshalb|wozu|wofur)\b/,
    time: /\b(?:\w*zeit|\w*dauer|minuten|stunden|hochstens|langstens)\b/,
    offer:
      /\b(?:statt|anstatt|anstelle|stattdessen|ersetz\w*|ersatz|tausch\w*|alternativ\w*|funktionier\w*|ge(?:ht|hen) (?:\w+ ){0,3}auch|passt auch|passen|gelingt|klappt|gleiche[rn]? menge|genauso|weglassen|lass\w* .{1,30} weg|fertig\w* aus|gekauft\w*|nimm|kein\w*|ohne(?! zu\b))\b|^mit \w+,/,
    keep: /\b(?:halt(?:en|bar\w*)?|aufbewahr\w*|aufheben|lager\w*|bleib\w* .{0,30}(?:frisch|saftig|gut)|heb\w* .{0,30} auf|bewahr\w* .{0,30} auf|reste?n?)\b/,
    must: /\b(?:muss|mussen|soll|sollen|sollte|kommt|kommen)\b/,
    most: /\b(?:hochstens|maximal|langstens|am langsten|nicht langer als)\b/,
    least: /\b(?:mindestens|minimum|minimal|mindest\w*|wenigstens)\b/,
  },
  es: {
    lack: /\b(?:sin(?! (?:que|parar|prisa|dejar|cesar)\b)|no (?:tengo|tenemos|tienes|teneis|hay|venden?|queda\w*|me queda\w*|encuentr\w+|consig\w+)|me faltan?|se me (?:acabo|termino))\b/,
    fine: /\b(?:ok|vale|valen|sirven?|funcionan?|puede ser|posible|queda bien|va bien|van bien)\b/,
    form: /\b(?:congelad[oa]s?|enlatad[oa]s?|en lata|de bote|sec[oa]s?|fresc[oa]s?|en polvo)\b/,
    why: /\b(?:por que|para que|por)\b(?= (?:tant|se|hay|lleva|es|no|la|el|los|las)|\?|$)/,
    time: /\b(?:tiempo|minutos|horas)\b/,
    offer:
      /\b(?:en lugar de|en vez de|sustitu\w*|reemplaz\w*|cambi\w* por|alternativ\w*|funciona\w*|sirven?|tambien (?:vale|puedes)|misma cantidad|puedes usar|comprad[oa]s?|usa|quita|pon|sin(?! (?:que|dejar|parar|cesar|remover|tapar)\b)|omit\w*)\b|^con \w+,/,
    keep: /\b(?:guard\w*|conserv\w*|aguant\w*|dura\w*|mantien\w*|sobras?|(?:queda|sigue|esta)n? (?:\w+ ){1,2}(?:durante )?\d+ dias)\b/,
    must: /\b(?:deb\w*|tienen? que|hay que|necesit\w*)\b/,
    most: /\b(?:como maximo|maximo|no mas de|a lo sumo)\b/,
    least: /\b(?:minim[oa]|al menos|por lo menos|como poco)\b/,
  },
  fr: {
    lack: /\b(?:sans(?! (?:cesser|arreter?|remuer|melanger|laisser|faire|trop|attendre|couvrir|colorer)\b)|manque)\b|\b(?:pas|plus) d[e'’]|\bn'ai (?:pas|plus)\b|\bj'ai (?:pas|plus)\b|\b(?:trouve[sz]?|avez) (?:pas|plus)\b/,
    fine: /\b(?:ok|ca va|ca marche|possible|convient|conviennent|marche|marchent|va aussi|fonctionnent?)\b/,
    form: /\b(?:(?:sur|con)gele[es]{0,2}\b|en conserve|en boite|sech\w*|secs?|frais|fraiches?|en poudre)\b/,
    why: /\b(?:pourquoi|pour quelle raison|a quoi sert)\b/,
    time: /\b(?:temps|duree|minutes|heures|repos|cuisson)\b/,
    offer:
      /\b(?:a la place|au lieu|remplac\w*|substitu\w*|alternativ\w*|convien\w*|fonctionn\w*|f(?:ait|ont) l'affaire|marche\w*|meme quantite|vous pouvez|du commerce|toute prete|utilise[zr]?|prenez|sans(?! (?:cesser|arreter?|remuer|melanger|laisser|faire|trop|attendre|couvrir|colorer)\b)|omettre|omettez)\b|^avec (?:des?|du|de l[a']) ?\p{L}+,/u,
    keep: /\b(?:conserv\w*|gard\w*|se tien\w*|restes?|reste(?:nt)? (?:\w+ )?(?:moelleu|frai|fondant|croustillant)\w*)\b/,
    must: /\b(?:doit|doivent|faut|faudra|dois)\b/,
    most: /\b(?:au plus|au maximum|maximum|pas plus de)\b/,
    least: /\b(?:minimum|au moins|minimal\w*)\b/,
  },
  it: {
    lack: /\b(?:senza(?! (?:\w+(?:are|ere|ire)|far\w*|mai|troppo)\b)|niente(?= \p{L}{4,}(?:,|$))|non (?:ho|hai|avete|abbiamo|c'e|trov\w+|vend\w+)|mi manca\w*|manca|mancano|finit[oaie])\b/u,
    fine: /\b(?:ok|va bene|vanno bene|funzionano?|possibile|andrebbe|si puo usare)\b/,
    form: /\b(?:surgelat[oaie]|congelat[oaie]|in scatola|secc[oa]|secch[ie]|fresc[oa]|fresch[ie]|in polvere)\b/,
    why: /\b(?:perche|come mai|a cosa serve)\b/,
    time: /\b(?:tempo|tempi|minuti|ore|cottura)\b/,
    offer:
      /\b(?:al posto|invece|sostitu\w*|rimpiazz\w*|alternativ\w*|funziona\w*|va bene|vanno bene|stessa (?:quantita|dose)|potete usare|puoi usare|(?:gia )?pront[oaie] (?:del|al)|comprat[oaie]|usate|usa|senza(?! (?:\w+(?:are|ere|ire)|far\w*|mai|troppo)\b)|ometti|omettete)\b|^con (?:il|lo|la|i|gli|le) \w+,/,
    keep: /\b(?:conserv\w*|dura(?:no)?|si manten\w*|mantien\w*|avanzi|rest(?:a|ano) (?:\w+ )?(?:morbid|soffic|fresc|fragran)\w*)\b/,
    must: /\b(?:dev\w*|bisogna|va messo|va messa)\b/,
    most: /\b(?:al massimo|massimo|non piu di)\b/,
    least: /\b(?:minim[oa]|almeno|come minimo)\b/,
  },
  pt: {
    lack: /\b(?:sem(?! (?:parar|mexer|bater|deixar|levar|abrir)\b)|nao (?:tenho|temos|ha|tem|vende\w*|encontr\w+|ach\w+|consig\w+|consegui)|faltam?|acabou|acabaram)\b/,
    fine: /\b(?:ok|da certo|pode ser|podem ser|servem?|funcionam?|possivel|fica bom|da para usar)\b/,
    form: /\b(?:congelad[oa]s?|enlatad[oa]s?|em lata|sec[oa]s?|fresc[oa]s?|em po)\b/,
    why: /\b(?:por ?que|porque|para que serve)\b/,
    time: /\b(?:tempo|minutos|horas)\b/,
    offer:
      /\b(?:no lugar|em vez|substitu\w*|troque|trocar|alternativ\w*|funciona\w*|serve\w*|da certo|mesma quantidade|pode usar|comprad[oa]s?|use|sem(?! (?:parar|mexer|bater|deixar|levar|abrir)\b)|retire|omita)\b|^com \w+,/,
    keep: /\b(?:guard\w*|conserv\w*|duram?|aguent\w*|mantem|sobras?|fica\w* (?:\w+ ){1,2}por)\b/,
    must: /\b(?:dev\w*|precis\w*|tem que|tem de)\b/,
    most: /\b(?:no maximo|maximo|nao mais (?:de|que))\b/,
    least: /\b(?:minim[oa]|pelo menos|no minimo)\b/,
  },
  pl: {
    lack: /\b(?:bez|nie (?:mam|mamy|masz|ma|bylo|sprzedaja|moge (?:znalezc|dostac|kupic)|znajd\w+|znalaz\w+|dostal\w+)|brak|brakuje|zabraklo|skonczyl\w*)\b/,
    fine: /\b(?:ok|moze byc|moga byc|nadaje sie|nadadza sie|zadziala|pasuje|pasuja|wystarczy)\b/,
    form: /\b(?:mrozon\w*|z puszki|suszon\w*|swiez\w*|w proszku)\b/,
    why: /\b(?:dlaczego|czemu|po co)\b/,
    time: /\b(?:czas\w*|minut\w*|godzin\w*)\b/,
    offer:
      /\b(?:zamiast|zastap\w*|zamien\w*|zamiennik\w*|alternatyw\w*|sprawdz\w*|nada\w* sie|ta sama ilosc|tyle samo|mozna uzyc|mozna kupic|gotow[aey]g?o? (?:ze sklepu|w )|uzyj|bez|pomin\w*)\b|^z \w+,/,
    keep: /\b(?:przechow\w*|wytrzym\w*|zachow\w*|trzyma\w*|resztk\w*|pozosta\w* (?:swiez|mieki|wilgotn)\w*)\b/,
    must: /\b(?:musi|musza|trzeba|powin\w*|nalezy)\b/,
    most: /\b(?:maksymaln\w*|najdluzej|najwyzej|nie dluzej niz)\b/,
    least: /\b(?:minimum|minimaln\w*|co najmniej|przynajmniej)\b/,
  },
  ja: {
    lack: /(?:が|は|も|を)?(?:ない(?!と(?!き))|なくて|なし|無い|ありません|持って(?:い)?ない|切らし|なければ|抜き)|(?:手に入ら|見つから)な|売って(?:い)?ない/,
    fine: /いいですか|いい[?？]|大丈夫|使え|だめ|ダメ|可能|でも(?:いい|大丈夫|作れ)|OK|ok/,
    form: /冷凍(?:の|した)?(?=[ぁ-んァ-ン一-龥]{2})(?!でき|して|保存)|缶詰|乾燥|ドライ/,
    why: /なぜ|どうして|なんで|何のため/,
    time: /時間|何分/,
    offer:
      /代わり|かわり|代用|置き換え|でも(?:作れ|いい|よい|できます|構い|かまい)|使えます|同じ量|なければ|ない(?:場合|とき|時)|抜いて|なくても|(?:替|変|換)え(?:て|ると|れば)/,
    keep: /保存|日持ち|もちます|保管/,
    must: /必要|なければ|べき|ねかせ|寝かせ/,
    most: /最長|最大|まで(?:に|です)?|以内/,
    least: /最低|最短|少なくとも|以上/,
  },
};
