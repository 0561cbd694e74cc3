import type { Language } from '../languages';

/** Who eats and what is at hand, by which a recipe is scaled; for folded texts, as in `cues.ts`. */
export interface PortionCues {
  /** One person eats. */
  alone: RegExp;
  /** How many people, in group `n` or `m`: in questions, and in a yield such as "12 rolls, serves 6". */
  people: RegExp;
  /** As much as one eater gets: "how much meat per person?" */
  each: RegExp;
  quarter: RegExp;
  third: RegExp;
  /** An ingredient is short: its amount and name in group `what` ("I only have 2 eggs"). */
  limit: RegExp;
  /** In a post: how much of it there will be, with a number. */
  makes: RegExp;
}

export const portionCues: Readonly<Record<Language, PortionCues>> = {
  en: {
    alone: /\b(?:just|only) (?:for )?(?:me|myself|1)\b|\bfor (?:me alone|myself|1)\b/,
    people:
      /\b(?:serves|feeds|serving) (?<n>\d+)\b|\b(?<m>\d+) (?:people|persons?|servings?|portions?|guests?|eaters|of us|adults?)\b/,
    each: /\bper (?:person|head|guest|serving|portion|eater)\b|\ba head\b|\beach (?:person|guest)\b|\beach ?\?*$/,
    quarter: /\bquarter(?:ed|ing)?\b(?! (?:an? |the |of (?:an? |the ))?(?:hour|cup|tsp|teaspoon))/,
    third: /\b(?:a|1|one) third of (?:the |this )?(?:recipe|batch|amounts?)\b/,
    limit:
      /\b(?:(?:i|we) (?:only |just )(?:have|got|found)|(?:i|we)(?:'ve)? (?:have|got) (?:only|just)|(?:i|we)'?ve (?:only|just)|with only|there (?:is|are) only|^(?:only|just) (?:have|got|found)|all (?:i|we) have (?:is|are)) (?:got )?(?<what>\d.{2,40})/,
    makes:
      /\b(?:it|this|recipe|that|sauce|dough|batter|batch) (?:\w+ )?(?:makes?|yields?) (?:about |around |roughly |enough .{0,20})?[\d½¼¾⅓⅔]/,
  },
  de: {
    alone: /\b(?:nur )?fur mich(?: allein)?\b|\bfur (?:1|eine) person\b/,
    people:
      /\b(?:fur|reicht fur) (?<n>\d+)\b(?! (?:stuck|min))|\b(?<m>\d+) (?:personen|leute|portionen|gaste|esser|erwachsene)\b/,
    each: /\b(?:pro|je) (?:person|kopf|nase|gast|portion|esser)\b/,
    quarter:
      /\b(?:viertel\w*|ein viertel) (?:des rezepts|der menge|menge|rezept|davon)\b|\bvierteln\b/,
    third: /\bein drittel (?:des rezepts|der menge|davon)\b|\bdritteln\b/,
    limit:
      /\b(?:(?:ich|wir) hab(?:e|en)?(?: leider| aber)? (?:nur|bloss)(?: noch)?|(?:hab|habe|haben) (?:ich |wir )?nur(?: noch)?|mit nur|es sind nur(?: noch)?) (?<what>\d.{2,40})/,
    makes: /\b(?:ergibt|ergeben|reicht fur|reichen fur) (?:etwa |ca\.? |ungefahr |rund )?[\d½¼¾⅓⅔]/,
  },
  es: {
    alone:
      /\bpara mi(?: sol[oa])\b|\b(?:solo|solamente) para mi\b|\bpara (?:1|una)(?: sola)? persona\b/,
    people:
      /\bpara (?<n>\d+)\b|\b(?<m>\d+) (?:personas?|porciones|raciones|comensales|invitados)\b/,
    each: /\bpor (?:persona|cabeza|racion|porcion|comensal|invitado)\b|\b(?:a|para) cada un[oa]\b/,
    quarter: /\b(?:una? )?cuarta parte\b|\bun cuarto de (?:la )?receta\b/,
    third: /\b(?:un tercio|tercera parte)\b(?! de (?:taza|cuchar))/,
    limit:
      /\b(?:(?:solo|solamente|unicamente) (?:tengo|tenemos|me quedan?|hay)|no tengo mas que|(?:tengo|tenemos) (?:solo|solamente)|con solo) (?<what>\d.{2,40})/,
    makes: /\b(?:salen|sale|rinde\w*|da para) (?:unos |unas |aproximadamente |cerca de )?[\d½¼¾⅓⅔]/,
  },
  fr: {
    alone:
      /\bpour moi(?: seule?)\b|\b(?:juste|seulement) pour moi\b|\bpour (?:1|une)(?: seule)? personne\b/,
    people: /\bpour (?<n>\d+)\b|\b(?<m>\d+) (?:personnes?|portions?|convives?|invites?)\b/,
    each: /\bpar (?:personne|tete|convive|portion|part|invite)\b|\bchacune? ?\?*$/,
    quarter: /\b(?:un|le) quart (?:de la|des|du)\b/,
    third: /\b(?:un|le) tiers (?:de la|des|du)\b/,
    limit:
      /\b(?:(?:je n'ai|j'ai|on n'a|on a|nous n'avons|il ne me reste|il me reste)(?: plus)? (?:que|qu'|seulement|juste)|avec seulement) ?(?<what>\d.{2,40})/,
    makes: /\b(?:donne|on obtient|vous obtiendrez|permet de faire) (?:environ )?[\d½¼¾⅓⅔]/,
  },
  it: {
    alone: /\b(?:solo|soltanto) per me\b|\bper me sol[oa]\b|\bper (?:1|una)(?: sola)? persona\b/,
    people: /\bper (?<n>\d+)\b|\b(?<m>\d+) (?:persone|porzioni|commensali|ospiti)\b/,
    each: /\b(?:a|per|per ogni) (?:testa|persona|porzione|commensale|ospite)\b|\b(?:a|per) (?:ciascun[oa]|ognun[oa])\b/,
    quarter: /\bun quarto (?:della|delle|di tutto)\b/,
    third: /\bun terzo (?:della|delle|di tutto)\b/,
    limit:
      /\b(?:(?:ho|abbiamo|mi restano|mi resta|ci sono)(?: a casa)? (?:solo|soltanto|solamente)|(?:solo|soltanto) (?:ho|abbiamo)|con solo) (?<what>\d.{2,40})/,
    makes: /\b(?:si ottengono|si ottiene|vengono|bastano? per) (?:circa )?[\d½¼¾⅓⅔]/,
  },
  pt: {
    alone:
      /\b(?:so|apenas|somente) (?:para|pra) mim\b|\b(?:para|pra) mim sozinh[oa]\b|\b(?:para|pra) (?:1|uma)(?: so)? pessoa\b/,
    people: /\b(?:para|pra|serve) (?<n>\d+)\b|\b(?<m>\d+) (?:pessoas?|porcoes|convidados)\b/,
    each: /\bpor (?:pessoa|cabeca|porcao|convidado)\b|\b(?:a|para|pra) cada um\b/,
    quarter: /\bum quarto (?:da|das|de tudo)\b/,
    third: /\bum terco (?:da|das|de tudo)\b/,
    limit:
      /\b(?:(?:so|somente|apenas) (?:tenho|temos|tem)|(?:tenho|temos) (?:so|somente|apenas)|com apenas) (?<what>\d.{2,40})/,
    makes: /\b(?:rende\w*|da para|faz) (?:cerca de |aproximadamente )?[\d½¼¾⅓⅔]/,
  },
  pl: {
    alone: /\btylko dla mnie\b|\bdla mnie sam\w+\b|\bdla (?:1|jednej) osob\w*\b/,
    people: /\bdla (?<n>\d+)\b|\b(?<m>\d+) (?:osob\w*|porcj\w*|gosci)\b/,
    each: /\bna (?:(?:1|jedna|kazda) )?(?:osobe|glowe|porcje)\b/,
    quarter: /\b(?:cwierc|jedna czwarta)\b(?! (?:szklan|lyz|kilo))/,
    third: /\bjedn[aą] trzeci[aą]\b/,
    limit:
      /\b(?:(?:mam|mamy|zostal\w* mi) tylko|tylko (?:mam|mamy)|majac tylko) (?<what>\d.{2,40})/,
    makes: /\b(?:wychodzi|wyjdzie|starczy na|wystarczy na) (?:okolo |ok\.? )?[\d½¼¾⅓⅔]/,
  },
  ja: {
    alone: /(?:一人|1人|自分)(?:用|だけ|分|前)/,
    people: /(?<n>\d+) ?(?:人|名)/,
    each: /(?:一人|1人|ひとり)(?:あたり|当たり|分|前|につき)/,
    quarter: /(?:4|四)分の(?:1|一)/,
    third: /(?:3|三)分の(?:1|一)/,
    limit: /(?<what>[^、。]{1,20}?(?:が|は)? ?\d[^、。]{0,8}?)しか(?:ない|あり|残)/,
    makes: /\d.{0,8}(?:分|個|杯)(?:が)?(?:でき|作れ|です)/,
  },
};
