import type { CookingCues } from '../../cues/cooking';

export const cooking: CookingCues = {
  deeds: {
    roll: /\b(?:\w*roll(?:e|t|en)|ausgerollt|auszieh\w*)\b/,
    cut: /\w*(?:schneid|schnitt|hack(?:e|t|en)\b|wurfel)\w*/,
    peel: /\b(?:ge)?schal(?:e|t|en)\b/,
    turn: /\b(?:wend\w*|(?:um)?dreh(?:e|t|en)|gewendet)\b/,
    drain: /\b(?:abgiess\w*|abtropf\w*|absieb\w*|abschutt\w*)\b/,
    pour: /\b\w*(?:giess|goss)\w*\b/,
    shape: /\b\w*form(?:e|t|en)\b|\b(?:ver)?(?:ge)?flecht\w*|\bgeflochten/,
    fill: /\b(?:full(?:e|t|en|ung)|gefullt\w*|befull\w*)\b/,
    wash: /\b(?:wasch\w*|gewaschen|abspul\w*|putz\w*)\b/,
    cover: /\b(?:zudeck\w*|zugedeckt|abdeck\w*|abgedeckt|deckel|bedeck\w*)\b/,
    remove:
      /\b(?:(?:he)?raus(?:nehm|heb|hol|fisch|schopf)\w*|entfern\w*|(?:nimm|nehm\w*|hol\w*|heb\w*|krieg\w*|bekomm\w*) .{1,40} (?:(?:he)?raus|aus de[mr] \w+))\b/,
    crush: /\b(?:zerdruck\w*|stampf\w*|zerstoss\w*)\b/,
    spread: /\b(?:streich\w*|verteil\w*|verstreich\w*)\b/,
    divide: /\b(?:teil(?:e|t|en)|aufteil\w*)\b/,
    brush: /\b(?:bestreich\w*|bepinsel\w*|glasier\w*)\b/,
    scatter: /\b(?:streu(?:e|t|en)|bestreu\w*|daruberstreu\w*)\b/,
    serve: /\b(?:servier\w*|anricht\w*)\b/,
    season: /\b(?:wurz(?:e|t|en)|abschmeck\w*|salz(?:e|t|en))\b/,
    grease: /\b(?:(?:ein)?fett(?:e|et|en)|einbuttern|gebuttert)\b/,
    prick:
      /\b(?:einstech\w*|anstech\w*|stech\w*)\b|\b(?:loch|locher|kamin)\b|\b\w*luftloch\w*|\bstech\w*|\beingestochen\w*/,
    flavour: /\b(?:einreib\w*|marinier\w*)\b/,
    unmould: /\b(?:sturz(?:e|en|t)|aus der form|losen|umsetz\w*)\b/,
    open: /\b(?:offn\w*|geoffnet|aufmach\w*|anbrech\w*)\b/,
  },
  manner: {
    often: /\bwie (?:oft|haufig)\b/,
    together: /\b(?:zusammen|gleichzeitig|getrennt|auf einmal)\b/,
    goesIn:
      /\bkomm(?:t|en) .{2,30} (?:rein|hinein|dazu|dran|drauf)\b|\bwo(?:hin|rein|rauf)? (?:komm(?:t|en)|gehor(?:t|en)|mit|soll(?:en)?|gebe?|tue?) /,
    add: /^(?:gib\w*|geb\w*|komm\w*|zugeb\w*|dazu|hinzu\w*|dazugeb\w*)$/,
  },
  method: {
    beforeOrAfter: /\b(?:vor oder nach|nach oder vor|vorher oder nachher)\b/,
  },
  moments: {
    size: /\b(?:wie (?:gross|dick|dunn|breit|hoch|lang ist|lang (?:werden|soll\w*|schneid\w*|form\w*|roll\w*)(?= .{0,30}(?:roll|form|schn[ei]|zieh|sein\b|werden\b))|lang werden|schwer)|was wiegt|welche grosse|grosse)\b/,
    served:
      /\b(?:auf den|zu|am) tisch\b(?! (?:stellen|ausroll))|(?<!\bkomm(?:t|en) .{2,40})\bdazu\b|\b(?:(?:klassisch\w*|perfekt\w*|ideal\w*|gut\w*) begleit\w+|wozu (?:isst|esse|essen|passt|passen|reich\w*|servier\w*|gibt)|beilage\w*|reich(?:t|e|en) (?:man|ich|wir|tut)|servier\w* .{0,30}mit|schmeckt .{0,20}(?:mit|zu[mr]?(?! \w*(?:sauer|suss|salzig|scharf|bitter|fad|stark|viel))|dazu)|passt|(?:isst|esse|essen) (?:man|ich|wir)? ?(?:sie|ihn|es|das|die|den) (?:am (?:besten|liebsten) )?(?:mit|zu)|mogen (?:wir )?(?:sie|ihn|es|das|den) (?:\w+ )?mit|(?:ess|koch|mach|nehm|reich)\w* (?:ich|wir|man) (?:\w+ )?dazu|dazu (?:gibt es|gibt's|reich\w*|nehm\w*|ess\w*))\b/,
    also: /\b(?:auch (?:noch )?mein\w*|auch lecker|auch (?:noch )?gefallen|siehe auch|das konnte|weitere rezepte|mein rezept fur|probier\w* auch|schau\w* (?:auch|doch)|beim nachsten mal)\b/,
    perSide: /\b(?:pro|je|jede|auf jeder|beiden?) seiten?\b/,
    side: /\bseiten?\b/,
  },
  reasons: { because: /\b(?:damit|weil|sonst|dadurch|so dass|sodass|denn|verhindert|um zu)\b/ },
  vessels: {
    holder: /\b\w*(?:form|formen|blech|pfanne|topf|brater|kasserolle)\b/,
    inWhat: /\b(?:worin|in was)\b/,
  },
  lids: {
    on: /\b(?:mit (?:geschlossenem )?deckel|deckel (?:\w+ )?(?:drauf|darauf|auf(?:setzen|legen)?|zu)|zugedeckt|abgedeckt|zudecken)\b/,
    off: /\b(?:ohne deckel|offen(?:en|em)?|deckel (?:ab|entfern|herunter)\w*|aufgedeckt)\b/,
  },
  unneeded: {
    byHand: /\b(?:mit der hand|per hand|von hand|mit den handen)\b/,
  },
  heats: {
    asked:
      /\b(?:gas|herd|ofen|koch|hitze)stufe\b|\bwelche[rn]? stufe\b|\bflamme\b|\bauf (?:wie ?viel|was)\b.{0,25}(?:runter|hoch|zuruck|herunter|regel|stell|dreh)\w*/,
    reads: /\w*thermometer\b.{0,25}\b(?:an)?zeig\w*|\bzeig\w* .{0,12}thermometer/,
  },
  levels: {
    high: /\b(?:hoch|hohe[nrms]?|hochste[nrs]?|starke[nr]?|high)\b/,
    low: /\b(?:niedrig\w*|schwache[nr]?|kleine[nr]?|low)\b/,
  },
};
