import type { AskingCues } from '../../cues/asking';
import { pairOfDays } from '../../cues/days-apart';

const days = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag';

export const asking: AskingCues = {
  questionStarts: {
    start:
      /^(?:(?:und|also|ausserdem|ach|ok)[, ]+)*(?:kann|konnte|darf|soll\w*|muss|ist|sind|wird|geht|gibt|was|wie|wann|wo|welche\w*|warum|wieso|wer|reicht|passt|brauch\w*|halt|halten|lasst|lassen|hat|macht|mache|funktioniert|mussen|fur wie ?viele?|(?:bei|in|mit) welche\w*|bis wann|womit)\b/,
    joint: /,? (?:und|ausserdem)(?: auch| noch| ausserdem)?,? (?=\w)/g,
    another: /auch|ausserdem|noch/,
  },
  questionWords: {
    who: /\b(?:wer|wessen|wem|wen)\b/,
    where: /\b(?:wo|woher|wohin)\b/,
    when: /\bwann\b/,
    which: /\b(?:welche[rsnm]?|was fur)\b/,
    what: /\bwas\b/,
    howMany: /\bwie ?viele?\b/,
    how: /\bwie\b(?! ?(?:viel|lang))/,
    howLong: /\bwie lang/,
  },
  address: {
    writer:
      /(?<!\b(?:kannst|konntest|wurdest|weisst|danke|bist) )\bdu\b(?! (?:kannst|bist|musst|sollst)\b)|\b(?:dich|dir|deine?[mnrs]?|euch|eure?[mnrs]?)\b|\b(?:autor\w*|blogger\w*|fotograf\w*)\b/,
    here: /\b(?:das|den|die|es)\b(?= (?:auch|noch|so|denn|nicht|sehr|zu|fur|man|ich|wirklich|echt|eigentlich|gut)\b|\W*$)|\b(?:dies\w*|ihn|hier|damit|dazu|davon|rezept\w*|beitrag\w*|blog|seite|video\w*|foto\w*|bild\w*|buch|newsletter|drucken|kommentar\w*|geeignet|\w+tauglich\w*|kinderfreundlich\w*|kindgerecht\w*|fur (?:\w+ )?(?:kinder|kleinkinder|babys?|anfanger\w*|gaste)|variante)\b/,
  },
  otherPeople:
    /\b(?:wer|wessen|wie (?:alt|heisst|viele)|was|welche\w*|wo|wann|wohin)\b.*\b(?:der hund|die katze|der mann|die frau|der sohn|die tochter|die oma|der opa|(?:ihr|ihre|sein|seine) (?:mann|frau|oma|opa|mutter|vater|hund|katze|sohn|tochter|nachbar\w*)|nachbar\w*)\b/,
  self: /\b(?:bist|sind|ist) (?:du|sie|das|hier) (?:denn |eigentlich |wirklich |etwa )?(?:eine? |1 |der |die )?(?:echter? |richtiger? )?(?:ki|ai|bot|chat ?bot|roboter|mensch|person|maschine|computer|autorin|autor)\b|\bwer (?:bist du|antwortet|schreibt hier)\b|\bwas bist du\b/,
  writer:
    /\bwie alt (?:bist|sind|ist|seid)\b|\b(?:nach|vor|familien)namen?\b|\bgeburtstag\b|\bverheiratet\b|\b(?:wer|was|wie|wo|wann|hat|haben|ist|sind|heissen|heisst)\b.{0,20}\b(?:dein|deine[mnrs]?|eure?|ihr) (?:kind(?:er)?|sohn|tochter|mann|frau|partner\w*|familie|mutter|oma|hund|katze|haus|job|beruf|kamera|alter|blog)\b|\bwo (?:wohn|leb)\w*\b|\b(?:in welchem jahr|wann|seit wann) (?:hat|ist|wurde|kocht|backt|schreibt|bloggt) (?:(?:die |der )?(?:autor\w*|blogger\w*)|(?:sie|er)\b.{0,30}\b(?:geboren|angefangen|begonnen|gelernt|gegrundet|umgezogen|veroffentlicht|blog))\b|\bwo (?:bist|warst|kommst) du\b|\b(?:hast|bist) du\b.{0,30}\b(?:gelernt|studiert|gereist|aufgewachsen|kinder|verheiratet|ausbildung)\b|\b(?:fotos?|bild(?:er)?|kamera)\b.{0,25}\b(?:gemacht|aufgenommen|fotografiert|entstanden|nimmst|benutzt)\b|\bwer hat\b.{0,20}\b(?:beigebracht|fotografiert|geschrieben)\b|\b(?:seit wann|wie lange) (?:bloggst|schreibst|betreibst) du\b|\b(?:wann|in welchem jahr) hast du\b.{0,30}\b(?:angefangen|begonnen|gegrundet|gestartet|gelernt|geschrieben|veroffentlicht)\b|\b(?:hunde?|katzen?|haustiere?)\b|\bwann (?:wurde|ist|hast)\b.{0,30}\b(?:veroffentlicht|geschrieben|erschienen)\b|\bwie ?viele? (?:sterne|bewertungen|kommentare)\b|\b(?:musik|playlist)\b/,
  unsaid:
    /\b\w*marken?\b|\bwo (?:\w+ )?(?:kauf|bekomm|krieg|find|gibt|hast)\w*.{0,30}\b(?:her|gekauft)?|\bwelche[rms]? (?:\w+ )?(?:laden|geschaft|metzger\w*|supermarkt|markt)\b|\b(?:metzger\w*|supermark\w*)\b|\b(?:kostet\w*|kosten|gekostet|preis\w*|teuer|billig\w*|gunstig\w*|gekauft)\b|\b(?:aus welche[mr] (?:land|region)|welches land|herkunft|ursprung\w*|erfunden|geschichte)\b|\balkohol(?:gehalt|anteil)\w*|\bvolumenprozent\b|\bwie ?viel(?:e)? prozent\b|\bhast du\b.{0,20}\bgetestet\b/,
  feelings: {
    glad: /\b(?:lecker|kostlich|super|toll|klasse|perfekt|genial|liebe\w*|geliebt|begeistert|wunderbar)\b/,
    sad: /\b(?:kompliziert|uberforder\w*|hasse|gebe auf|zu schwer|schwierig|frust\w*|stress\w*)\b/,
  },
  onward:
    /^(?:(?:ok(?:ay)?|gut|super|danke|fertig|erledigt|gemacht)[ ,.!]+)*(?:(?:schon )?(?:fertig|erledigt|gemacht)(?: damit)?|(?:gibt es )?(?:sonst )?noch (?:et)?was(?: zu tun)?|(?:sonst )?noch (?:et)?was|was (?:noch|sonst)|(?:ist|war) (?:das|es) (?:schon )?alles|und (?:jetzt|nun|dann|weiter)|was mache ich (?:jetzt |nun |dann )?(?:damit|mit (?:ihm|ihr|ihnen|dem ganzen|der masse))(?: jetzt| nun)?)\W*$/,
  forWhat: /\b(?:fur|im|in|ins|zum|zur|beim|bei|auf)\b/,
  either: {
    either: /\bauch (?:nicht|kein\w*)\b/,
    join: /^,? (?:oder|und|noch)(?: (?:auch )?(?:kein\w*|ohne))? $/,
    another:
      /\bwas (?:sonst|noch|anderes)\b|\bsonst noch (?:was|etwas)\b|\bandere (?:moglichkeit|idee|alternative|option)\w*/,
  },
  whether: {
    asks: /^(?:und )?(?:darf|soll|sollte|muss|kann)\b|\bdarf (?:ich|man)\b/,
  },
  whole: /\b(?:alles|alle|das (?:ganze|rezept)|ganze[ns]? rezept|zutaten\w*)\b/,
  worth:
    /\b(?:wie ?viel|was|wie heiss) (?:ist|sind|waren|entspr\w*|bedeute\w*|heisst|heissen) .{0,12}\d{2,3}\b|=/,
  general: {
    lack: /\b(?:kein(?:e|en|er|em)?|ohne|fehlt|fehlen|ausgegangen|(?:hab(?:e|en)?|find(?:e|en|est|et)|bekomm(?:e|en|st|t)|krieg(?:e|en|st|t)) .{1,40} nicht|nicht (?:da|gefunden|bekommen|mehr da))\b/,
    fine: /\b(?:ok|okay|geht'?s?|gehen|ginge|gingen|moglich|funktionier\w*|klappt|passt|passen|tut es|tut's)\b/,
    form: /\b(?:tiefgekuhlt\w*|gefroren\w*|tk|dosen\w*|aus der dose|getrocknet\w*|frische\w*)\b/,
    wholeEgg: /\b(?:gekocht\w*|(?:hart|weich)gekocht\w*|pochiert\w*|spiegelei\w*|wachtel\w*)\b/,
    why: /\b(?:warum|wieso|weshalb|wozu|wofur)\b/,
    time: /\b(?:\w*zeit|\w*dauer|minuten|stunden|hochstens|langstens)\b/,
    offer:
      /\b(?:statt|anstatt|anstelle|stattdessen|ersetz\w*|ersatz|tausch\w*|alternativ\w*|funktionier\w*|ge(?:ht|hen) (?:\w+ ){0,3}auch|passt auch|passen|gelingt|klappt|gleiche[rn]? menge|genauso|weglassen|lass\w* .{1,30} weg|fertig\w* aus|gekauft\w*|nimm|kein\w*|ohne(?! zu\b))\b|^mit \w+,/,
    keep: /\b(?:halt(?:en|bar\w*)?|aufbewahr\w*|aufheben|lager\w*|bleib\w* .{0,30}(?:frisch|saftig|gut)|heb\w* .{0,30} auf|bewahr\w* .{0,30} auf|reste?n?)\b/,
    must: /\b(?:muss|mussen|soll|sollen|sollte|kommt|kommen)\b/,
    most: /\b(?:hochstens|maximal|langstens|am langsten|nicht langer als)\b/,
    least: /\b(?:mindestens|minimum|minimal|mindest\w*|wenigstens)\b/,
  },
  filler:
    /^(?:hol\w*|krieg\w*|bekomm\w*|ersetz\w*|statt|anstatt|stattdessen|weglass\w*|alternative\w*|ohne|geht'?s?|gehen|was|welche\w*|wann|wie|komm(?:t|en)|rein|hinein|drauf|drin|dran|dazu|drunter|mach(?:e|en|t)?|nehm(?:e|en)?|nimmt?|geb(?:e|en)?|gibt?|tu[en]?|brauch\w*|bleib(?:t|en)?|lass(?:e|en|t)?|soll\w*|dauert?|dauern|zeit|lang|lange|gross\w*|dick\w*|dunn\w*|breit|schwer|grosse|menge|(?:ofen|back)?temperatur|temp|grad|heiss|hitze|warm|min|minuten|stunden|tage?|insgesamt|insges|gesamt|genau|ungefahr|circa|ca|bitte|danke|hallo|rezept|ding|eigentlich|denn|mal|nochmal|wohin|worin|womit|hab|habt|zusammen|pro|je|jede[rsnm]?|einzeln\w*|bis|passiert|geworden|wurde\w*|falsch|komisch|richtig\w*|beste[nrs]?|gehort|gehoren|steht|stehen|halt|stell(?:e|en)?|version\w*|variante)$/,
  daysApart: pairOfDays(`${days}|heute`, `${days}|morgen|ubermorgen|nachsten tag`),
  startTimes: {
    start:
      /\b(?:wann|um wie ?viel uhr|ab wann|wie fruh|wie spat|spatestens)\b.{0,40}\b(?:anfang\w*|anzufangen|fang\w* .{0,20}an|beginn\w*|start\w*|loslegen|los|in den ofen|koch\w*|back\w*|aufsteh\w*)\b/,
    ready:
      /\b(?:wann|um wie ?viel uhr)\b.{0,40}\b(?:fertig|essen|servier\w*)\b|\b(?:kann|wird|ist|steht|habe)\b.{0,60}\b(?:fertig|auf dem tisch|rechtzeitig)\b|\breicht (?:das|es|die zeit)\b|\b(?:schaff\w*|rechtzeitig)\b/,
    starting:
      /\b(?:wenn|falls|sobald)\b[^,.?]{0,30}#[^,.?]{0,15}\b(?:anfang\w*|beginn\w*|start\w*|losleg\w*)|\b(?:fange?|beginne|starte)\b (?:ich |wir )?(?:um|gegen) #|#[^,.?]{0,15}\b(?:angefangen|begonnen|gestartet)/,
    clock:
      /(?:(?<=\b(?:um|bis|gegen|fur|ab|vor|zum?) (?:etwa |ca\.? )?)|\b(?=\d{1,2}(?::[0-5]\d)? ?uhr\b))(?:(?<noon>mittag)\b|(?<midnight>mitternacht)\b|(?:(?<halfTo>halb) |(?<after>viertel nach) |(?<before>viertel vor) )?(?<h>\d{1,2})(?:[:.](?<m>[0-5]\d))?(?: ?uhr(?: (?<m2>[0-5]\d))?)?(?! ?(?:minuten|min\b|stunden|std|tage\w*|wochen|personen|leute|portionen|gaste|grad|[°x%/]|[.,:]?\d)))/g,
    morning: /\b(?:fruhstuck\w*|brunch|morgens|vormittag\w*|morgen fruh)\b/,
    hours: {
      pattern: /(?<=\b(?:um|bis|gegen|ab|vor|halb|nach) )(?:eins|ein(?= uhr)|sieben)\b/g,
      values: { eins: '1', ein: '1', sieben: '7' },
    },
  },
  portions: {
    alone: /\b(?:nur )?fur mich(?: allein)?\b|\bfur (?:1|eine) person\b/,
    pair: /\bfur (?:mich und mein\w{0,2} (?:mann|frau|freund\w*|partner\w*|sohn|tochter|mutter|mama|vater|papa|bruder|schwester)|mein\w{0,2} (?:mann|frau|freund\w*|partner\w*|sohn|tochter|mutter|mama|vater|papa|bruder|schwester) und mich)\b(?! und)/,
    people:
      /\b(?:fur|reicht fur) (?<n>\d+)\b(?! (?:stuck|min))|\b(?<m>\d+) (?:personen|leute|portionen|gaste|esser|erwachsene)\b/,
    eaters:
      /\bfur wie ?viele\b(?! (?:minuten|stunden|tage|grad))|\bwie ?viele? (?:personen|leute|portionen|esser|gaste)\b/,
    each: /\b(?:pro|je) (?:person|kopf|nase|gast|portion|esser)\b/,
    quarter:
      /\b(?:viertel\w*|ein viertel) (?:des rezepts|der menge|menge|rezept|davon)\b|\bvierteln\b/,
    third: /\bein drittel (?:des rezepts|der menge|davon)\b|\bdritteln\b/,
    limit:
      /\b(?:(?:ich|wir) hab(?:e|en)?(?: leider| aber)? (?:nur|bloss)(?: noch)?|(?:hab|habe|haben) (?:ich |wir )?nur(?: noch)?|mit nur|es sind nur(?: noch)?) (?<what>\d.{2,40})/,
    makes: /\b(?:ergibt|ergeben|reicht fur|reichen fur) (?:etwa |ca\.? |ungefahr |rund )?[\d½¼¾⅓⅔]/,
  },
  atHand:
    /(?:^|[,.;!] ?|\b(?:aber|und) )(?:nur|bloss) (?<only>\d.{2,40})|\b(?:ich|wir) hab(?:e|en)? (?:ca\.? |etwa |noch )?(?<what>\d.{2,40})|\bhab(?:e|en)? (?:ich|wir) (?:ca\.? |etwa |noch )?(?<got>\d.{2,40})|\b(?:fur|bei|mit|auf) (?:ca\.? |etwa )?(?<made>\d[\d.,]* ?(?:kg|kilo|g|gramm|ml|l|liter)\b.{2,30})|\b(?:fur|bei|mit|auf) (?<count>\d{1,2} [a-z]{3,20})\b/,
  avoid: {
    avoids:
      /\b(?:isst|esse|essen|trinkt|trinke|trinken|vertragt?|vertragen|darf|durfen) .{0,20}\bkeine?n?\b|\bverzichte(?:t|n)? auf\b/,
    instead: /\b(?:statt|stattdessen|anstatt|anstelle|ersetz\w*|ersatz)\b/,
  },
  swaps: {
    unnamed: /\b(?:etwas|was|anderes?|anderen?|stattdessen|es|das|sie|die|den)\b/g,
    less: /\b(?:weniger|reduzier\w*)\b/,
    dried: /\b(?:getrocknet\w*|gemahlen\w*|\w*pulver)\b/,
    fresh: /\b(?:frisch\w*|bund|zweige?n?|blatter)\b/,
    only: /\b(?:nur|bloss) (?:noch )?(?:den |die |das )?(?<by>(?!\d|fur |noch |ein bisschen|halb)[a-z -]{3,40}?)(?: da| im haus| hier| zu hause)?(?:$|[?.,!])/,
    other: /^etwas anderes?\b|^was anderes\b/,
  },
};
