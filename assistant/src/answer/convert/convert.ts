import { convert, roundForCook } from '../../kitchen/convert';
import { densityOf } from '../../kitchen/densities';
import { type Food, foodById, foodName } from '../../kitchen/foods';
import { dimensionOf, isMeasure, type Unit, unitAt } from '../../kitchen/units';
import { wholeCues } from '../../language/cues/tables';
import { added } from '../../post/lines/measure';
import type { PreparedIngredient } from '../../retrieval/prepared';
import { plainNumber } from '../../retrieval/figures/numbers';
import { amountsOf } from '../amount/amount';
import { conversionTarget, type Target } from './conversion-target';
import { convertHeat } from './convert-heat';
import type { Answerer, Ask, Draft } from '../draft';
import { heldIn, inTarget } from './in-target';
import { metricUnits } from '../amount/metric-units';
import { missing } from '../missing';
import { asksYield, isOfPiece } from './of-piece';
import { measuredAlike } from '../amount/measured-alike';
import { figuresIn, ownFigure } from '../amount/own-figure';
import { ingredientSource, kitchenSource } from '../sources';
import { inSizes, measureOf } from '../amount/sized-things';
import { wantedBy } from '../scale/wanted-factor';
import { withTotal } from '../amount/total';
import { unitOfIngredient } from '../amount/unit-of-ingredient';
import { itemName, scaledLine, writtenAmount } from '../amount/written-amount';

/** "In grams?", "how many ml is that?", "in Celsius?". */
export const convertAmounts: Answerer = (ask) => {
  const { question } = ask;
  if (!question.intents.has('convert') || asksYield(question)) return null;
  const heat = convertHeat(ask);
  if (heat !== null) return heat;
  // A heat that has no gas mark is no reason to weigh the flour.
  if (question.cues.convert.gasMark.test(question.folded)) return null;
  const target = conversionTarget(ask);
  if (target === null) return null;
  const own = stated(ask, target);
  if (own !== null) return own;
  // "Double it, in grams": scaled, and with these units beside.
  const isScaled = question.intents.has('scale') && wantedBy(ask) !== null;
  return isScaled || isOfPiece(ask) ? null : ofRecipe(ask, target);
};

const numbered =
  /(?:\d{1,4}(?:[.,]\d{1,2})?(?: ?[¼½¾⅓⅔]| \d\/\d)?(?!\d?\/)|\d\/\d|[¼½¾⅓⅔]|\b(?:a|an|one|una?|une|uno|uma?|eine?[rm]?|jedn\w{1,3})\b(?= \p{L}))/gu;

/** "20 slices" have no size to turn into another. */
const isCounted = (unit: Unit) => dimensionOf(unit) === 'count' && unit !== 'stick';

/** An amount that the question states itself: "how many grams are 2 cups of flour?". */
function stated(ask: Ask, target: Target): Draft | null {
  const { question } = ask;
  for (const match of question.folded.matchAll(numbered)) {
    const first = /\d|[¼½¾⅓⅔]/.test(match[0]) ? plainNumber(match[0]) : 1;
    const rest = question.folded.slice(match.index + match[0].length).replace(/[?!\s]+$/, '');
    const found = first > 0 ? unitAt(rest, question.language) : null;
    if (found === null || isCounted(found.unit)) continue;
    const more = added(rest.slice(found.length), found.unit, question.language)?.more ?? 0;
    if (found.unit === target.unit && more === 0) continue;
    const amount = first + more;
    // "How many ml is a spoon?" asks of any, not of the one in the recipe.
    const alike = /\d/.test(question.text) ? measuredAlike(ask, amount, found.unit, target) : [];
    const all = [...question.ingredients, ...alike];
    // Of several lines that name it, the one with that amount is meant.
    const named = all.find((each) => hasAmount(each, amount, found.unit, ask)) ?? all[0];
    const butter = found.unit === 'stick' ? foodById('butter') : null;
    const food = named ? named.food : (question.foods[0] ?? butter);
    const density = named ? named.density : food && densityOf(food);
    const name = named
      ? itemName(named, question.language, ask.post.language)
      : question.foods[0]
        ? foodName(question.foods[0], question.language)
        : '';
    const isFromPost = named !== undefined && hasAmount(named, amount, found.unit, ask);
    const { unit } = found;
    return converted(ask, { amount, unit, name, food, density, named, isFromPost }, target);
  }
  return null;
}

/** The amount is the line's own, or stands within it: "2 cans (15 oz) beans". */
function hasAmount(named: PreparedIngredient, amount: number, unit: Unit, { post }: Ask): boolean {
  if (named.quantity === amount && named.unit === unit) return true;
  const system = metricUnits.has(unit) ? 'metric' : 'us';
  return figuresIn(named, { unit, system }, post.language).some((each) => each.amount === amount);
}

/** An amount to convert, as the post or the reader has it. */
interface Measured {
  amount: number;
  unit: Unit;
  name: string;
  food: Food | null;
  density: ReturnType<typeof densityOf>;
  named: PreparedIngredient | undefined;
  isFromPost: boolean;
}

/** The post's own figure in the other measure, for as much as is asked about. */
function ownIn(
  { post }: Ask,
  named: PreparedIngredient,
  { amount }: Pick<Measured, 'amount'>,
  target: Target,
): { amount: number; unit: Unit } | null {
  const own = ownFigure(named, target, post.language);
  if (own === null || named.quantity === null) return null;
  return { amount: (own.amount * amount) / named.quantity, unit: own.unit };
}

function converted(ask: Ask, measured: Measured, target: Target): Draft | null {
  const { question, say, post } = ask;
  const { language } = question;
  const own =
    measured.isFromPost && measured.named ? ownIn(ask, measured.named, measured, target) : null;
  const held = heldIn(ask, measured, target);
  const made = own ?? inTarget(held, target, measured);
  const from =
    `${writtenAmount(measured.amount, null, measured.unit, language, say)} ${measured.name}`.trim();
  const { named } = measured;
  const isInLine = named !== undefined && figuresIn(named, target, post.language).length > 0;
  // "4 potatoes (600 g)": the post's own weight goes before that of usual ones.
  const isWeighed = isInLine && !isMeasure(measured.unit) && measured.amount === named.quantity;
  if (isInLine && measured.isFromPost && (made === null || isWeighed)) {
    return quotedLine(ask, named, target);
  }
  if (made === null) {
    return {
      intent: 'convert',
      text: say.convert.noDensity(measured.name || from),
      tier: 'refusal',
      sources: [],
      isUnanswered: true,
    };
  }
  const value = own?.amount ?? roundForCook(made.amount, made.unit);
  const to = writtenAmount(value, null, made.unit, language, say);
  const byDensity = own === null && convert(held.amount, held.unit, made.unit) === null;
  return {
    intent: 'convert',
    text: say.convert.is(from, own === null ? say.about(to) : to),
    tier: measured.isFromPost ? 'post' : 'general',
    sources: [
      ...(measured.named && measured.isFromPost ? [ingredientSource(post, measured.named)] : []),
      ...(own === null && held.citation ? [kitchenSource(held.citation)] : []),
      ...(byDensity && measured.density ? [kitchenSource(measured.density.citation)] : []),
    ],
    memory: { units: target.system, ingredient: measured.named?.index ?? null },
  };
}

/** What the dish or a piece of it weighs, in any of the languages; for folded texts. */
const weighs = /\b(?:does|do|is|will) .{2,30} weigh\b|\b(?:wiegt|pese?|pesa|wazy)\b/;

/** The recipe's own amounts: those named, the one last spoken of, or all. */
function ofRecipe(ask: Ask, target: Target): Draft | null {
  const { question, post, memory } = ask;
  const last = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  const isLast =
    // "Show me the ingredients in grams" is about all of them.
    !question.intents.has('ingredient_list') &&
    !wholeCues[question.language].test(question.folded) &&
    question.ingredients.length === 0 &&
    question.absent.length === 0 &&
    last !== undefined;
  const named = isLast ? [last] : question.ingredients;
  if (named.length === 0 && question.absent.length > 0) return null;
  if (named.length === 0 && weighs.test(question.folded)) return missing(ask, 'convert');
  return named.length > 0 ? ofNamed(ask, named, target) : ofAll(ask, target);
}

const quotedLine = ({ say, post }: Ask, of: PreparedIngredient, target: Target): Draft => ({
  intent: 'convert',
  text: say.quoted(of.text),
  tier: 'post',
  sources: [ingredientSource(post, of)],
  memory: { units: target.system, ingredient: of.index },
});

function ofNamed(ask: Ask, named: readonly PreparedIngredient[], target: Target): Draft | null {
  const { question, say, post, memory } = ask;
  const [first] = named;
  if (first === undefined) return null;
  if (named.every((each) => each.unit === target.unit)) return amountsOf(ask, named);
  const drafts = named.flatMap((each) => {
    const held = measureOf(each);
    if (held === null) return [];
    const amount = held.amount * memory.factor;
    const { unit } = held;
    if (each.size !== undefined && unit === target.unit) return [inSizes(ask, each, amount, unit)];
    const name = itemName(each, question.language, post.language);
    const { food, density } = each;
    const measured = { amount, unit, name, food, density, named: each, isFromPost: true };
    const draft = converted(ask, measured, target);
    return draft === null ? [] : [draft];
  });
  const [draft] = drafts;
  if (draft === undefined) {
    const quoted = quotedLine(ask, first, target);
    return { ...quoted, text: `${say.convert.noAmount(first.item)} ${quoted.text}` };
  }
  return {
    ...draft,
    text: withTotal(ask, named, drafts.map(({ text }) => text).join('\n'), target),
    sources: drafts.flatMap(({ sources }) => sources),
  };
}

/** Spoons are at home in every kitchen. */
const isSpoon = (unit: Unit) => unit === 'tsp' || unit === 'tbsp';

function ofAll(ask: Ask, target: Target): Draft | null {
  const { question, say, post, memory } = ask;
  const shown = post.ingredients.flatMap((each) => {
    const unit = unitOfIngredient(each);
    if (unit === null || each.quantity === null) return [];
    const density = each.density;
    const amount = each.quantity * memory.factor;
    const own = ownIn(ask, each, { amount }, target);
    const { amount: size, unit: by } = each.one ?? { amount: 1, unit };
    const made = own ?? inTarget({ amount: amount * size, unit: by }, target, each);
    if (made === null || made.unit === unit || isSpoon(unit)) return [];
    const to = writtenAmount(
      roundForCook(made.amount, made.unit),
      null,
      made.unit,
      question.language,
      say,
    );
    // Its own figure is in the line already.
    const written =
      memory.factor === 1
        ? each.text
        : (scaledLine(each, memory.factor, question.language, post.language, say) ?? each.text);
    const line = own !== null && memory.factor === 1 ? written : `${written}: ${say.about(to)}`;
    return [{ each, density: own === null ? density : null, line: `• ${line}` }];
  });
  if (shown.length === 0) return null;
  const citations = shown.flatMap(({ density }) => (density ? [density.citation] : []));
  const unique = citations.filter(({ url }, i) => citations.findIndex((c) => c.url === url) === i);
  return {
    intent: 'convert',
    text: [say.convert.list, ...shown.map(({ line }) => line)].join('\n'),
    tier: 'post',
    sources: [
      ...shown.slice(0, 5).map(({ each }) => ingredientSource(post, each)),
      ...unique.slice(0, 2).map(kitchenSource),
    ],
    memory: { units: target.system },
  };
}
