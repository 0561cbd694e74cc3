import type { OutcomeCues } from '../../cues/outcome';

export const outcome: OutcomeCues = {
  troubles: {
    of: {
      thin: /\b(?:dunn\w*|wie (?:suppe|wasser)|flussig\w*|wassrig\w*|nicht dick|(?:an|ein)(?:zu)?dicken|dicker)\b/,
      thick: /\b(?:zu dick\w*|zu fest\w*|dickflussig\w*|zah|steif)\b/,
      sticky:
        /\b(?:kleb\w*|(?:lost|losen) sich nicht|geht nicht (?:aus der form|raus)|pappt|klumpt|klumpen|(?:feuchten|nassen|geolten|bemehlten) handen)\b/,
      leaking: /\b(?:auslauf\w*|lauft .{0,20}(?:aus|raus)|lauft|platz(?:t|en)|quillt)\b/,
      dry: /\b(?:trocken\w*|brosel\w*|krumel\w*|reiss(?:t|en)|risse|rissig|fallt auseinander|zerfall\w*)\b/,
      wet: /\b(?:matschig\w*|nass\w*|feucht\w*(?! han)|klitschig\w*|speckig\w*|teigig\w*|durch(?:ge)?weich\w*|aufgeweicht|weich(?:en|t) .{0,40}auf|wassrig\w*|zu viel (?:wasser|flussigkeit|saft))\b/,
      burnt:
        /\b(?:verbrann\w*|verbrenn\w*|brennt .{0,20}an|angebrannt|zu (?:dunkel|braun)|schwarz(?!wurst|brot)|dunkel)\b/,
      pale: /\b(?:blass\w*|nicht braun|nicht durch|noch roh)\b/,
      flat: /\b(?:geht nicht auf|nicht aufgegangen|nicht (?:grosser|hoher)|wird nicht hoch|nicht auf|flach\w*|zusammen(?:gefallen|fall\w*)|eingefallen|kompakt)\b/,
      curdled: /\b(?:gerinn\w*|geronnen|flock\w*|trenn\w*|klumpig\w*|klumpen|grieselig)\b/,
      salty: /\b(?:versalzen|zu salzig|salzig)\b/,
      sweet: /\b(?:zu suss|weniger suss)\b/,
      hot: /\b(?:zu scharf|scharf|milder)\b/,
      bitter: /\b(?:bitter\w*)\b/,
      sour: /\b(?:sauer|saure[rs]?|essigscharf)\b/,
      hard: /\b(?:nicht (?:weich|zart)(?:er)?|zah\w*|hart\w*|gummiartig)\b/,
      soft: /\b(?:zu weich|breiig|matschig\w*|verkocht)\b/,
      unset:
        /\b(?:nicht fest|noch flussig|geliert nicht|wird nicht fest|wackelt|(?:wenn|falls) nicht, .{0,40}\b(?:weiter\w*|noch|nochmals?|erneut))\b/,
      broken:
        /\b(?:\w*brech(?:en|t)|\w*bricht|\w*brochen|reiss(?:en|t)|\w*riss(?:en)?|zerfall\w*|zerfallt|(?:fallen|fallt|fiel\w*) .{0,20}auseinander|auseinander\w*|platz(?:t|en))\b/,
    },
    mark: /\b(?:(?:an den|an meinen) (?:handen|fingern)|bei (?:mir|uns)|ok|okay|normal|schlimm|zu|noch|immer|so|total|ganz|nicht|wird|werden|wurden?|hilfe|retten|falsch|was (?:jetzt|nun|tun|mache ich)|\w*dicken|dicker|warum|wieso|verhinder\w*|vermeid\w*|mein\w*|alles|uberall)\b/,
    remedy:
      /\b(?:macht nichts|(?:soll|darf) .{0,20}(?:sein|bleiben|aussehen)|normal|kein problem|nicht schlimm|wenn|falls|damit|sonst|zu (?!den|dem|der))\b/,
  },
  bounds: {
    afterTime: /\b(?:nach|ab) (?:etwa |ca\.? |ungefahr |den ersten )?$/,
    ifSo: /\b(?:wenn|falls|sofern)\b/,
  },
  doneWhen:
    /\b(?:gar|fertig|durch|gut)\b(?: (?:ist|sind) (?:\w+ )?\w+)?,? (?:wenn|sobald)\b|\bklingt\b|\b(?:rand|rander|oberflache|mitte|kruste) (?:\w+ )?(?:soll\w*|muss|mussen|darf)\b|\boben schwimm\w*|\ban die oberflache\b/,
  canning: {
    altitude:
      /\b(?:hohenlage\w*|meereshohe|seehohe|in den bergen|im gebirge|\d+ ?(?:m|meter) hoch)\b/,
    unsealed:
      /\b(?:nicht (?:\w+ )?(?:geschlossen|zu|dicht|verschlossen)|(?:kein|nicht) .{0,12}vakuum|undicht\w*|deckel .{0,25}(?:nicht|hoch|wolbt\w*))\b/,
    about: /\b(?:glas(?:er|ern)?|deckel\w*|einkoch\w*|einweck\w*|einmach\w*|wasserbad)\b/,
    opened:
      /\b(?:geoffnet\w*|angebrochen\w*|(?:nach|beim) (?:dem )?(?:offnen|anbrechen)|offene[ns]? glas\w*)\b/,
  },
};
