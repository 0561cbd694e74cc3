import type { Language } from '../languages';

/** The lower and the upper end of what is right, in questions and in posts; for folded texts. */
export interface BoundCues {
  tooLow: RegExp;
  tooHigh: RegExp;
  /** In a post: no colder than this. */
  below: RegExp;
  /** In a post: no hotter than this. */
  above: RegExp;
  /** In a post: a temperature is come to, such as that inside the meat. */
  reaches: RegExp;
  /** Before a time: the moment when something is done, not how long it takes. */
  afterTime: RegExp;
  /** A condition: "if". */
  ifSo: RegExp;
}

export const boundCues: Readonly<Record<Language, BoundCues>> = {
  en: {
    tooLow: /\b(?:too (?:cold|cool|low)|not hot enough|lowest|minimum|drops?)\b/,
    tooHigh: /\b(?:too (?:hot|warm|high)|highest|maximum|max|kill(?:s|ed|ing)?|dies?)\b/,
    below:
      /\b(?:below|under|less than|lower than|drops?|cooler than|colder than|at least|minimum)\b/,
    above:
      /\b(?:above|over|more than|higher than|exceed\w*|hotter than|warmer than|at most|maximum)\b/,
    reaches:
      /\b(?:reach(?:es|ed)?|registers?|reads?|gets? to|hits?)\b|\buntil (?:[a-z]+ ){1,3}(?:is|are) \d{2,3}\b/,
    afterTime: /\b(?:after|from) (?:about |around |the first )?$/,
    ifSo: /\b(?:if|when using|unless)\b/,
  },
  de: {
    tooLow: /\b(?:zu (?:kalt|kuhl|niedrig)|nicht heiss genug|mindest\w*)\b/,
    tooHigh: /\b(?:zu (?:heiss|warm|hoch)|hochst\w*|maximal\w*|(?:ab)?totet|stirbt)\b/,
    below: /\b(?:unter|kalter als|weniger als|sinkt|fallt|mindestens)\b/,
    above:
      /\b(?:uber|heisser als|warmer als|mehr als|ubersteig\w*|uberschreit\w*|hochstens|maximal)\b/,
    reaches: /\b(?:erreich\w*|anzeig\w*|betrag\w*)\b/,
    afterTime: /\b(?:nach|ab) (?:etwa |ca\.? |ungefahr |den ersten )?$/,
    ifSo: /\b(?:wenn|falls|sofern)\b/,
  },
  es: {
    tooLow: /\b(?:demasiado (?:fri[oa]|baj[oa])|muy fri[oa]|minim[oa])\b/,
    tooHigh: /\b(?:demasiado (?:caliente|alt[oa])|muy caliente|maxim[oa]|mata|muere)\b/,
    below: /\b(?:por debajo|menos de|baja de|inferior|al menos|como minimo)\b/,
    above: /\b(?:por encima|mas de|supera\w*|superior|pas[ae] de|pasar de|como maximo)\b/,
    reaches: /\b(?:alcan[cz]\w*|lleg\w* a|marque|marca)\b/,
    afterTime:
      /\b(?:despues de|a partir de|tras|a los|pasados|al cabo de) (?:unos |los primeros )?$/,
    ifSo: /\bsi\b/,
  },
  fr: {
    tooLow: /\b(?:trop (?:froide?|basse|bas)|pas assez chaude?|minim\w*)\b/,
    tooHigh: /\b(?:trop (?:chaude?|haute?|elevee?)|maxim\w*|tue|meurt)\b/,
    below: /\b(?:en dessous|au-dessous|sous|moins de|inferieur\w*|descend|au moins|minimum)\b/,
    above: /\b(?:au-dessus|plus de|superieur\w*|depasse\w*|au plus|maximum)\b/,
    reaches: /\b(?:attei\w*|affich\w*|indiqu\w*)\b/,
    afterTime: /\b(?:apres|a partir de|au bout de|au bout d') ?(?:environ |les premieres )?$/,
    ifSo: /\b(?:si|s'il|s'ils)\b/,
  },
  it: {
    tooLow: /\b(?:tropp[oa] (?:fredd[oa]|bass[oa])|minim[oa])\b/,
    tooHigh: /\b(?:tropp[oa] (?:cald[oa]|alt[oa])|massim[oa]|uccide|muore)\b/,
    below: /\b(?:sotto|meno di|inferiore|scende|almeno|minimo)\b/,
    above: /\b(?:sopra|oltre|piu di|superiore|super[ai]\w*|massimo)\b/,
    reaches: /\b(?:raggiung\w*|arriv\w* a|segn[ai])\b/,
    afterTime: /\b(?:dopo|a partire da|trascorsi|passati) (?:circa |i primi )?$/,
    ifSo: /\bse\b/,
  },
  pt: {
    tooLow:
      /\b(?:(?:fri[oa]|baix[oa]) demais|demasiado (?:fri[oa]|baix[oa])|muito fri[oa]|minim[oa])\b/,
    tooHigh:
      /\b(?:(?:quente|alt[oa]) demais|demasiado (?:quente|alt[oa])|muito quente|maxim[oa]|mata|morre)\b/,
    below: /\b(?:abaixo|menos de|inferior|baixar de|cair|pelo menos|no minimo)\b/,
    above: /\b(?:acima|mais de|superior|ultrapass\w*|passar de|no maximo)\b/,
    reaches: /\b(?:ating\w*|cheg\w* a|marque|marcar)\b/,
    afterTime: /\b(?:depois de|a partir de|apos|ao fim de|passados) (?:cerca de |os primeiros )?$/,
    ifSo: /\b(?:se|caso)\b/,
  },
  pl: {
    tooLow: /\b(?:za (?:zimn\w*|nisk\w*)|zbyt (?:zimn\w*|nisk\w*)|minim\w*)\b/,
    tooHigh: /\b(?:za (?:gorac\w*|wysok\w*)|zbyt (?:gorac\w*|wysok\w*)|maksym\w*|zabija)\b/,
    below: /\b(?:ponizej|mniej niz|spadnie|spada|co najmniej|minimum)\b/,
    above: /\b(?:powyzej|wiecej niz|przekrocz\w*|najwyzej|maksymalnie)\b/,
    reaches: /\b(?:osiag\w*|wskaz\w*)\b/,
    afterTime: /\bpo (?:okolo |pierwszych )?$/,
    ifSo: /\b(?:jesli|jezeli|gdy)\b/,
  },
  ja: {
    tooLow: /低すぎ|冷たすぎ|ぬるすぎ|最低/,
    tooHigh: /高すぎ|熱すぎ|最高/,
    below: /以下|より低|下が/,
    above: /以上|より高|超え/,
    reaches: /達|になった|になれば|になるまで/,
    afterTime: /(?!)/,
    ifSo: /なら|場合|たら|れば/,
  },
};
