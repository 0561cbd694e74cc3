import { fold } from '../language/fold';
import { languageOf } from '../language/languages';
import { baseLanguage } from '../language/unsupported/base-language';
import { assurances } from './safety-topics/assurances';
import { otherLanguageTopics } from './safety-topics/other-languages';
import { shownText, withoutLookalikes } from './shown-text';

/** Small vegetables bear the name, and what is pasteurized is only named so. */
const harmless =
  /\bbaby[- ](?=spinach|potato|carrot|corn|kale|leaf|leaves|greens|lettuce|beet|bok|pak|marrow|gem|rocket|arugula|back rib|tomato|onion|artichoke|aubergine|turnip|mushroom|bella|clam|octopus|squid)|\b(?:pasteuri[sz]ed|ultra-pasteuri[sz]ed) (?=(?:whole |skimmed |liquid )?(?:milk|cream|egg|juice|yog|cheese|butter|half))|\bpasteurisierte[nrs]? (?=milch|sahne|ei|saft)|\b(?:leche|nata|huevo|clara)s? pasteurizad[oa]s?|\b(?:lait|creme|oeuf)s? pasteurisee?s?|\b(?:latte|panna|uova) pastorizzat[oae]|\b(?:leite|creme|nata|ovo)s? pasteurizad[oa]s?|\bpasteryzowan\w+ (?=mlek|smietan)|\b(?:mleko|mleka|smietan\w*) pasteryzowan\w+|\b(?:babyspinat|babykartoffel\w*|babymais)|\bbebe (?:espinaca|espinafre)/g;

/** What nobody may be told to leave uncooked, or out of the fridge. */
const unsafe =
  '(?:chicken|turkey|poultry|meat|pork|beef|mince|fish|eggs?|kidney|beans?|custard|soup|stew|rice|cream)';

/**
 * Stems of what only fixed, careful words may speak of: allergies, preserving, meat's doneness, raw
 * egg, infants, pregnancy, what has gone bad. In the languages of the assistant, folded.
 */
const topics = new RegExp(
  [
    'allerg|alerg|anaphyla|anafila|c[oe]eliac|zoliakie|celia[ck]|celiaqu|celiachi|celiakia|intoleran|unvertraglich|アレルギ',
    '\\bcann(?:ing|ed at home)|home.?cann|botuli|einmach|einkoch|einweck|pressure canner|water bath|conserver? en bocaux|sterilis|esteriliz|steriliz|steryliz|pasteur|pasteryz|pastorizz|wekowa|瓶詰|缶詰',
    'salmonel|listeri|e\\. ?coli|campylobac|trichin|toxoplas|food poisoning|lebensmittelvergift|intoxica|intossica|zatrucie|食中毒|parasit|pasozyt',
    'safe(?:ly)? to eat|safe to (?:drink|serve|use|consume|feed|give|taste|leave|keep)|\\bsafe for\\b|sicher zu essen|unbedenklich|seguro (?:comer|para)|sans danger|sans risque|sicuro da|bezpieczn|安全',
    'internal temp|kerntemperatur|temperatura interna|temperature a c(?:oe|[oœ])ur|temperatura al cuore|temperatura wewnetrzna|中心温度',
    '\\braw (?:eggs?|meat|chicken|turkey|poultry|flour|fish|salmon|pork|beef|mince|milk|(?:cookie |cake |pancake )?(?:dough|batter)|kidney|sprouts?|shellfish|oysters?)|rohe[mnrs]? (?:ei|fleisch|mehl|fisch|hahn|huhn|hack|milch|teig|lachs)|(?:huevo|carne|pollo|pescado|harina|leche|masa)s? crud|(?:oeuf|viande|poulet|poisson|farine|lait|pate)s? crue?s?|(?:uov[ao]|carne|pollo|pesce|farina|latte|impasto) crud|(?:ovo|carne|frango|peixe|farinha|leite|massa)s? cru|surow\\w* (?:jaj|mies|kurcz|ryb|maki|make|mak|ciast|mlek|zolt)|(?:jaj\\w*|mies\\w*|kurczak\\w*|ryb\\w*) surow|生卵|生肉|生の(?:卵|肉|鶏|魚|小麦)|生焼け',
    'pregnan|schwanger|embaraz|enceinte|incinta|gravida|ciaz|妊娠|\\b(?:baby|babies|infant|newborn|toddler)|saugling|\\bbebes?\\b|nourrisson|neonat|niemowl|赤ちゃん|乳児',
    '\\b(?:eat|taste|enjoy|serve|try|have)\\w* (?:it|them|this|that|these|those) (?:raw|uncooked)\\b|\\bleave (?:it|them|this|that|everything) out (?:overnight|all night|until)|scrape off.{0,30}(?:mou?ld|fuzz|spots?)',
    `(?:no need to|need(?:n.?t| not)|n.?t (?:need|have) to|not necessary to) (?:cook|refrigerate|chill|boil) (?:the |your |any |these )?(?:\\w+ )?${unsafe}|${unsafe}\\b.{0,10}(?:need(?:n.?t| not)|n.?t (?:need|have) to) (?:be )?(?:cook|refrigerat|chill|boil)`,
    'mou?ld(?:y|ing)\\b|schimm[el]|\\bmoho\\b|moisi|\\bmuffa\\b|\\bmofo\\b|plesn|カビ',
  ].join('|'),
);

const otherTopics: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(otherLanguageTopics).map(([tag, stems]) => [tag, new RegExp(fold(stems))]),
);

/** By the answer's language; of one that is not known all count. */
function isOtherTopic(folded: string, tag: string): boolean {
  if (languageOf(tag) !== null) return false;
  const own = otherTopics.get(baseLanguage(tag));
  const all = own === undefined ? [...otherTopics.values()] : [own];
  return all.some((stems) => stems.test(folded));
}

const assuring = Object.values(assurances).map((stems) => ({
  fine: new RegExp(stems.fine),
  raw: new RegExp(stems.raw),
  leftOut: new RegExp(stems.leftOut),
  cooled: new RegExp(stems.cooled),
  plants: new RegExp(stems.plants),
  stable: new RegExp(stems.stable),
  risky: new RegExp(stems.risky),
}));

/** "It is fine to eat it raw", "it can stay out all night": a promise that no topic's stem gives away. */
const assures = (folded: string): boolean =>
  assuring.some(({ fine, raw, leftOut, cooled, plants, stable, risky }) => {
    if (!fine.test(folded)) return false;
    const isRisky = risky.test(folded);
    if (raw.test(folded) && (isRisky || !plants.test(folded))) return true;
    return leftOut.test(folded) && !cooled.test(folded) && (isRisky || !stable.test(folded));
  });

const longest = 5_000;

/**
 * Whether a text speaks of what can make somebody ill.
 * @param language the text's, as a tag
 */
export function touchesSafety(text: string, language: string): boolean {
  const shown = withoutLookalikes(shownText(text.slice(0, longest)));
  const folded = fold(shown.toLowerCase()).replaceAll(harmless, '');
  return topics.test(folded) || isOtherTopic(folded, language) || assures(folded);
}
