import type { Trait } from '../food';

interface Claim {
  pattern: RegExp;
  /** What a food so called lacks, by its maker's word: the label decides. */
  frees: readonly Trait[];
}

const animal: readonly Trait[] = [
  ...(['meat', 'pork', 'gelatine', 'fish', 'crustacean', 'mollusc'] as const),
  ...(['milk', 'lactose', 'egg', 'honey', 'rennet'] as const),
];

/** Words by which a packet says that something is not in it, in eight languages. */
const claims: readonly Claim[] = [
  {
    pattern:
      /vegan|végan|wegań|wegan|plant[- ]based|pflanzlich|végétal|vegetal|roślinn|ヴィーガン|植物性/,
    frees: animal,
  },
  {
    pattern: /veggie|vegetari|végétari|wegetari|meat[- ]?(?:free|less)|fleischlos|ベジタリアン/,
    frees: ['meat', 'pork', 'gelatine', 'fish', 'crustacean', 'mollusc', 'rennet'],
  },
  {
    pattern:
      /gluten[- ]?free|glutenfrei|sin gluten|sans gluten|senza glutine|sem gl[uú]ten|bezgluten|グルテンフリー/,
    frees: ['gluten', 'wheat'],
  },
  {
    pattern:
      /(?:dairy|milk)[- ]?free|non[- ]?dairy|milchfrei|sin lácteos|sin leche|sans lait|senza latte|sem leite|sem laticínios|bez mleka|bezmleczn|乳不使用/,
    frees: ['milk', 'lactose'],
  },
  {
    pattern:
      /lactose[- ]?free|laktosefrei|sin lactosa|sans lactose|senza lattosio|delattosat|sem lactose|bez laktozy|乳糖フリー/,
    frees: ['lactose'],
  },
  {
    pattern:
      /egg[- ]?free|eggless|eifrei|sin huevo|sans (?:œuf|oeuf)|senza uova|sem ovo|bez jaj|卵不使用/,
    frees: ['egg'],
  },
  {
    pattern:
      /nut[- ]?free|nussfrei|sin frutos secos|sans fruits à coque|senza frutta a guscio|sem nozes|bez orzechów/,
    frees: ['treenut', 'peanut'],
  },
  {
    pattern:
      /alcohol[- ]?free|non[- ]?alcoholic|alkoholfrei|sin alcohol|sans alcool|senza alcol|analcolic|sem álcool|bezalkohol|ノンアルコール/,
    frees: ['alcohol'],
  },
  {
    pattern:
      /sugar[- ]?free|unsweetened|zuckerfrei|ungesüßt|sin azúcar|sans sucre|non sucré|senza zucchero|sem açúcar|bez cukru|無糖/,
    frees: ['sugar'],
  },
  {
    pattern: /soy[- ]?free|sojafrei|sin soja|sans soja|senza soia|sem soja|bez soi/,
    frees: ['soy'],
  },
];

/** What a text's claims say that a food lacks. */
export const freedBy = (text: string): ReadonlySet<Trait> =>
  new Set(claims.flatMap(({ pattern, frees }) => (pattern.test(text) ? frees : [])));

/**
 * Words of made products: what they consist of is on their packet only, whatever food is named
 * beside them ("almond crunch topping").
 */
const madeWords =
  'toppings? crunch cakes? mix filling crusts? soup dough batter coating breaded battered stuffing pies? ' +
  'muffins? brownies? croissants? donuts? doughnuts? nuggets? patty patties dip pudding flavou?red ' +
  'marinated seasoned snacks? bites? chips crisps bars? burritos? tacos? enchiladas? quesadillas? ' +
  'sandwich(?:es)? pancakes? waffles? crepes? tarts? dumplings? tempura schnitzel smoothies? spreads? ' +
  'fudge brittle clusters casserole stew kebabs? falafel roux slaw creamer baked refried ' +
  'mischung füllung kuchen teig paniert\\w* mariniert\\w* gefüllt\\w* aroma fertig\\w* aufstrich riegel ' +
  'knödel klöße frikadellen pfannkuchen waffeln mezcla relleno tarta masa empanizad\\w* rebozad\\w* ' +
  'sabor croquetas? empanadillas? buñuelos? mélange garniture gâteau pâte pané\\w* mariné\\w* arôme ' +
  'crêpes? beignets? farcie?s? tartinade ripieno torta impasto impanat\\w* crocchette frittelle ' +
  'spalmabile mistura recheio recheado bolo massa empanad\\w* coxinha croquetes? panquecas? ' +
  'mieszanka nadzienie ciasto panierowan\\w* nadziewan\\w* naleśniki kotlety smakow\\w*';

const madeInJapanese =
  'ミックス|生地|味の|フレーバー|ソース|の素|コロッケ|餃子|天ぷら|唐揚げ|お好み焼き|たこ焼き|ケーキ|アイス|シェイク';

/**
 * Words of made products: what they consist of is on their packet only, whatever food is named
 * beside them ("almond crunch topping").
 */
export const made = new RegExp(
  `(?<!\\p{L})(?:${madeWords.replaceAll(' ', '|')})(?!\\p{L})|${madeInJapanese}`,
  'iu',
);
