import type { SlotCues } from '../../cues/cues';

export const slots: SlotCues = {
  convert: {
    metric: /\b(metrisch\w*|gewicht|wiegt|wiegen)\b/,
    us: /\b(amerikanisch\w*|us|cups?|tassen)\b/,
    celsius: /\bcelsius\b|°c\b|\bin c\b/,
    fahrenheit: /\bfahrenheit\b|°f\b|\bin f\b/,
    gasMark: /\bgas ?mark\b/,
    fan: /\b(umluft|heissluft)\b/,
    target:
      /\b(?:in|auf|wie ?viele?) (?:us-|us |amerikanische[nr]? )?(?<unit>gramm|g|cups?|sticks?|ounces?|lbs?|pounds?|tbsps?|tsps?|kg|kilo(?:gramm)?|ml|milliliter|liter|l|dl|tassen?|unzen?|oz|pfund|essloffeln?|el|teeloffeln?|tl)\b/,
  },
  scale: {
    servings:
      /\b(?:fur|reicht fur|(?:wir )?sind(?: zu| wir| es)?|werden|zu|waren|kommen)(?: (?:nur|etwa|ungefahr|ca\.?|insgesamt|uns|alle))? (?<n>\d+(?:[.,]\d+)?)\b|\b(?<m>\d+) (?:personen|leute|portionen|gaste|esser|erwachsene|kinder|stuck)\b|\b(?:mache|machen|backe|backen)(?: (?:nur|etwa|nur noch|solo|unas|unos|seulement|environ|circa|so|umas|uns|tylko|okolo))? (?<o>\d+)(?!\d)(?! ?(?:g|gramm|kg|ml|l|liter|el|tl|tassen?|prisen?|min\w*|stund\w*|h|grad|°|%|cm|mal|x|schritte?|tage?)\b)/,
    times: /\b(?<n>\d+(?:[.,]\d+)?)[- ]?(?:x|mal|fache?[nrs]?)\b/,
    double: /\b(verdoppel\w*|doppelt\w*)\b/,
    triple: /\b(verdreifach\w*|dreifach\w*)\b/,
    half: /\b(halbier\w*|halb|halbe[nrs]?|halfte)\b/,
    yield: /\bwie ?viele?\b|\bergibt\b|\bportionsgrosse\b|\bwie gross\b/,
    original: /\b(original\w*|ursprunglich\w*|wie angegeben)\b/,
  },
  replace: [
    /\b(?:et)?was \w{3,12}eres als (?:die |der |das |den )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\b(?!(?:auch|geht|ich|man|kann|nehmen) )(?<by>[\w-]{2,30}(?: [\w-]{2,20})?) (?:statt|anstatt|anstelle von|anstelle) (?:der |die |das |des |dem |den |von )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:nehmen|verwenden|benutzen|machen|gehen|nutzen)\b)/,
    /\b(?:statt|anstatt|anstelle von|anstelle) (?:der |die |das |des |dem |den |von )?(?<food>[\w-]{2,30}) (?:auch |einfach )?(?<by>[\w -]{2,40}?) (?:nehmen|verwenden|benutzen|nutzen)\b/,
    /\b(?:die|den|das|der) (?<food>[\w -]{2,30}?) (?:durch|gegen|mit) (?:die |den |das )?(?<by>.{1,40}?) (?:ersetzen|austauschen|tauschen)\b/,
    /\b(?<food>[\w-]{2,30}) (?:durch|gegen|mit) (?<by>.{1,40}?) (?:ersetzen|austauschen|tauschen)\b/,
    /\b(?:ersatz|alternativen?) (?:fur|zu|zur|zum) (?:die |den |das |der |dem )?(?<food>.{1,50}?)(?:$|[?.,!])/,
    /\b(?:statt|anstatt|anstelle von|anstelle) (?:der |die |das |des |dem |den |von )?(?<food>.{1,50}?)(?:$|[?.,!]| (?:nehmen|verwenden|benutzen|machen|nutzen)\b)/,
    /\b(?:kann|konnte|darf|soll) (?:ich|man|wir) (?:auch |hier )?(?:die |den |das |der )?(?<food>.{1,40}?) (?:ersetzen|austauschen|ersatz|tauschen)\b/,
    /\b(?:ersetze?n?|ersetzt|tausche) (?:ich |man |wir )?(?:die |den |das )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /\bkeine?n? (?<food>.{1,40}?)(?:$|[?.,!]| (?:da|mehr|zu hause|im haus|bekommen|gefunden|was|kann|mag)\b)/,
    /\b(?<food>[\w-]{2,30}) (?:ist (?:mir )?ausgegangen|ist alle|fehlt(?: mir)?|vergessen)\b/,
    /\b(?:geht|klappt|funktioniert|gehen) (?:es |das )?(?:auch )?(?:mit )?(?<by>.{1,40}?)(?:$|[?.,!]| (?:auch|statt)\b)/,
    /\b(?:kann|konnte|darf|konnen) (?:ich|man|wir) (?:auch |hier |stattdessen |einfach )*(?<by>.{1,40}?) (?:nehmen|verwenden|benutzen|nutzen)\b/,
  ],
  omit: [
    /\b(?:kann|konnte|darf|muss) (?:ich|man|wir) (?:die |den |das |der )?(?<food>.{1,40}?) (?:weglassen|auslassen|vergessen)\b/,
    /\b(?:lasse?n?|lass) (?:ich |wir )?(?:die |den |das )?(?<food>.{1,40}?) weg\b/,
    /\bauf (?:die |den |das )?(?<food>.{1,40}?) verzichten\b/,
    /\bohne (?:die |den |das )?(?<food>.{1,40}?)(?:$|[?.,!]| (?:machen|backen|kochen|zubereiten|gehen)\b)/,
    /\b(?:muss|mussen|ist|sind) (?:die |der |das |den )?(?<food>.{1,40}?) (?:wirklich |unbedingt )?(?:rein|sein|notig|notwendig|optional|zwingend)\b/,
    /\b(?:brauche?|brauchen) (?:ich|wir|man) (?:wirklich |unbedingt )(?:die |den |das )?(?<food>.{1,40}?)(?:$|[?.,!])/,
    /^(?:und |aber )?brauch(?:e|en|t) (?:ich|wir|man) (?:die|den|das|der) (?<food>[\w' -]{2,30}?)(?:$|[?.,!])/,
  ],
  step: {
    first: /\b(erste[rns]?|zuerst|anfang\w*|beginn\w*|fange?|als erstes|start\w*)\b/,
    next: /\b(nachste[rns]?|danach|weiter|und dann|was (jetzt|nun|dann)|was \w+ (?:ich|man|wir) (?:jetzt|nun|dann|danach)|wie geht.? ?e?s weiter|folgende[rns]?|fertig|erledigt|als nachstes)\b/,
    previous: /\b(vorige[rns]?|vorherige[rns]?|zuruck|davor|schritt vorher)\b/,
    last: /\b(letzte[rns]?|zuletzt|zum schluss|am ende)\b/,
    repeat: /\b(wiederhol\w*|noch ?mal|nochmals?|noch einmal)\b/,
    number:
      /\b(?:schritt|punkt) (?:nummer |nr\.? ?)?(?<n>\d{1,2})\b|\b(?<m>\d{1,2})\. (?:schritt|punkt)\b/,
    count: /\bwie ?viele? (schritte|arbeitsschritte)\b/,
    when: /\bwann\b|\ban welcher stelle\b/,
    sign: /\b(woran|woher|wie) (erkenne?|merke?|merk|seh|sehe?|weiss) (ich|man)\b|\bwann (ist|sind) .{0,30}(fertig|gar|durch)\b|\bwie (?:soll\w*|muss|mussen|darf) .{1,30}(?:aussehen|klingen|anfuhlen)\b|\bwann (?:weiss|sehe|merke) ich\b|\bwelche farbe\b|\bstabchenprobe\b/,
    after: /\b(?:nachdem|nach|sobald|wenn) (?:ich |dem |der |den |die |das |man )?(?<what>.{2,60})/,
    before: /\b(?:bevor|vorm|vor dem|vor der) (?:ich |die |das |den |man )?(?<what>.{2,60})/,
    how: /\b(wie|warum|wieso|weshalb)\b/,
  },
  internal:
    /\b(kerntemperatur|innen\w*|im kern|in der mitte|die mitte [\d°c –-]*(?:hat|haben|ist|soll|erreicht)|(?:temperatur|grad) (?:der|die) mitte|mitte (?:wie ?viel|welche)|\w*thermometer|sonde)\b/,
  until:
    /\b(bis|sobald|wenn)\b|\b(?:glasig|gold(?:braun|gelb)|hellbraun|braun|weich|knusprig|gar)(?= (?:an|aus)?(?:dunst|brat|rost|back|schwitz|koch))/,
  times: {
    total:
      /\b(insgesamt|gesamt\w*|auf dem tisch|alles zusammen|komplett|dauert (das|es|die ganze)|dauert das rezept|von anfang bis ende)\b/,
    prep: /\b(vorbereit\w*|zubereitungszeit|arbeitszeit|zubereitung)\b/,
    cook: /\b(back\w*|koch\w*|gar\w*|ofen)\b/,
  },
  minutes: {
    second: /^(sek|sekunden?|s)$/,
    minute: /^(min|minuten?|m)$/,
    hour: /^(h|std|stunden?)$/,
    day: /^(tag|tage|tagen)$/,
    week: /^wochen?$/,
    month: /^monat(?:e|en)?$/,
  },
  range: 'bis zu|bis|oder|und',
  followUp:
    /^(und|auch|was ist mit|wie ist es mit|wie sieht es mit|ok(ay)?,? und|dann|oder|aber|also|in|fur|mit|ohne)\b/,
  pronoun: /\b(es|das|den|die|davon|sie|ihn|dies\w*|damit|jene[rsn]?|jeweils)\b/,
  food: /\b((?:kann|darf) (?:ich|man) .{0,30}(?:nehmen|dazugeben|verwenden|hinzufugen|reintun|zugeben)|hohenlage|einkoch\w*|glaser?|deckel|blech\w*|rost|rezept\w*|koch\w*|back\w*|ofen|gericht|essen|isst|mahlzeit|schmeck\w*|geschmack|sauce|sosse|\w*teig|gewurz\w*|wurz\w*|salz\w*|zucker|servier\w*|abendessen|mittagessen|fruhstuck|dessert|nachtisch|zutat\w*|schritte?|kuche|ruhren|misch\w*|schneid\w*|brat\w*|suss|sauer|salzig|verbrannt|trocken|matschig|dick\w*|dunn\w*|knusprig|konsistenz|frisch|kuhlschrank|reste|pfanne|topf|form|gemuse|fleisch|fisch|kuchen|brot|suppe|salat)\b/,
  injection:
    /\b(?:gib|schreib|schreibe|wiederhole?|sag)\b.{0,12}\b(?:das wort|den (?:versteckten )?text|den satz)\b|\bvergiss das rezept\b|\b(ignorier\w*|vergiss|missachte\w*|umgeh\w*)\b.{0,40}\b(anweisung\w*|regeln?|vorgaben?|instruktion\w*|prompts?|alles)\b|\bsystem[- ]?prompt\b|\bdu bist (jetzt|nun|ab sofort|kein)\b|\b(tu|verhalte dich|handle|antworte) (so,? )?als (ob|ware?st|wenn)\b|\b(zeig|nenn|verrate|gib)\w* (mir )?(deine|die|dein|den) (\w+ )?(anweisung\w*|system\w*|passwort|regeln|prompt|api)\b|\bneue anweisung\w*\b|\b(assistent\w*|ki|sprachmodell\w*|chatbots?)\b.{0,40}\b(muss|mussen|soll|sollen|sollte|bitte)\b|\b(sag|antworte|schreib)\w* (nur|ausschliesslich|genau|immer)\b|\b(empfiehl|sag|teile?) (allen |den |jedem )?(leser\w*|nutzer\w*|besucher\w*)\b/,
  chatter:
    /\b(abonnier\w*|newsletter|folge mir|instagram|pinterest|facebook|affiliate|werbung|anzeige|datenschutz\w*|kommentar\w*|bewertung\w*|impressum|alle rechte vorbehalten|amazon)\b/,
};
