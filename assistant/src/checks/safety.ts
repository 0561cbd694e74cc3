import { fold } from '../language/fold';

/**
 * Stems of what only fixed, careful words may speak of: allergies, preserving, meat's doneness, raw
 * egg, infants, pregnancy, what has gone bad. In the languages of the assistant, folded.
 */
const topics = new RegExp(
  [
    'allerg|alerg|anaphyla|anafila|c[oe]eliac|zoliakie|celia[ck]|celiaqu|celiachi|celiakia|intoleran|unvertraglich|アレルギ',
    '\\bcann(?:ing|ed at home)|home.?cann|botuli|einmach|einkoch|einweck|pressure canner|water bath|conserver? en bocaux|sterilis|esteriliz|steriliz|pasteur|wekowa|瓶詰|缶詰',
    'salmonel|listeri|e\\. ?coli|campylobac|trichin|toxoplas|food poisoning|lebensmittelvergift|intoxica|intossica|zatrucie|食中毒|parasit|pasozyt',
    'safe(?:ly)? to eat|safe to (?:drink|serve|use|consume|feed|give)|\\bsafe for\\b|sicher zu essen|unbedenklich|seguro (?:comer|para)|sans danger|sans risque|sicuro da|bezpieczn|安全',
    'internal temp|kerntemperatur|temperatura interna|temperature a c[oœ]eur|temperatura al cuore|temperatura wewnetrzna|中心温度',
    'raw (?:egg|meat|chicken|flour|fish|pork)|rohe[sn]? (?:ei|fleisch|mehl|fisch)|(?:huevo|carne|pollo|pescado|harina) crud|(?:oeuf|viande|poulet|poisson)s? crue?s?|(?:uov[ao]|carne|pollo|pesce) crud|(?:ovo|carne|frango|peixe)s? cru|surow|生卵|生肉',
    'pregnan|schwanger|embaraz|enceinte|incinta|gravida|ciaz|妊娠|\\b(?:baby|babies|infant|newborn)|saugling|\\bbebe|nourrisson|neonat|niemowl|赤ちゃん|乳児',
    'mou?ld(?:y|ing)\\b|schimm[el]|\\bmoho\\b|moisi|\\bmuffa\\b|\\bmofo\\b|plesn|カビ',
  ].join('|'),
);

/** Whether a text speaks of what can make somebody ill. */
export const touchesSafety = (text: string): boolean =>
  topics.test(fold(text.toLowerCase().slice(0, 5_000)));
