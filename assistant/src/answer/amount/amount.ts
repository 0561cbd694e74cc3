import { findFoods } from '../../kitchen/foods';
import { momentCues } from '../../language/cues/tables';
import { together } from '../../language/cues/together';
import type { Language } from '../../language/languages';
import { kinNamed } from '../../question/named/kin-named';
import { rankFragments } from '../../retrieval/search/rank';
import type { Fragment, PreparedIngredient } from '../../retrieval/prepared';
import type { Answerer, Ask, Draft } from '../draft';
import { eatersOf } from './eaters';
import { missing } from '../missing';
import { absentFood, isOfUnknown } from './noun-asked';
import { ownFigure } from './own-figure';
import { quotedFragment } from '../quoted-fragment';
import { ingredientSource } from '../sources';
import { eggAdvice } from './egg-parts';
import { formatFactor } from '../scale/factor';
import { withSum } from './sum-shown';
import { yieldsNamed } from './yields-named';
import { withTotal } from './total';
import { sized } from './vessels';
import { besideInSystem, scaledLine, scaledText } from './written-amount';

/** "How much flour?": the ingredient's line, scaled and converted as the conversation asked. */
export const amount: Answerer = (ask) => {
  const { question, post, memory } = ask;
  if (!question.intents.has('amount')) return null;
  const named = withKin(ask);
  const lacked = absentFood(ask);
  if (lacked !== null) return missing(ask, 'amount', lacked);
  if (named.length > 0) return amountsOf(ask, named);
  if (isOfUnknown(ask)) return missing(ask, 'amount');
  const remembered = question.foods.length === 0 && question.cues.pronoun.test(question.folded);
  const last = memory.ingredient === null ? undefined : post.ingredients[memory.ingredient];
  if (remembered && last !== undefined && question.stems.length <= 2) return amountsOf(ask, [last]);
  const kin = kinNamed(question, post);
  if (kin.length > 0) return amountsOf(ask, kin);
  const lines = linesNaming(ask);
  if (lines.length > 0) return amountsOf(ask, lines);
  const [absent] = question.absent;
  const inTexts = rankFragments(post, question).filter(
    ({ fragment, coverage }) =>
      fragment.kind !== 'ingredient' &&
      coverage >= 0.5 &&
      /\d|½|¼|¾/.test(fragment.text) &&
      namesAbsent(ask, fragment),
  );
  // "What size tub?": the sentence with a size goes before one with another number.
  const asksSize = momentCues[question.language].size.test(question.folded);
  const ofSize = asksSize ? inTexts.find(({ fragment }) => sized.test(fragment.folded)) : undefined;
  const inText = ofSize ?? inTexts[0];
  if (inText !== undefined) return { ...quotedFragment(ask, inText.fragment), intent: 'amount' };
  return absent === undefined ? null : missing(ask, 'amount', absent);
};

/** "How many eggs in the dough?" is not told by a sentence on the dough alone. */
const namesAbsent = ({ question: { absent, language }, post }: Ask, { text, topic }: Fragment) =>
  absent.length === 0 ||
  language !== post.language ||
  findFoods(`${topic}: ${text}`, language).some(({ food }) => absent.includes(food));

/** "How much cheese altogether?": every cheese of the recipe. */
function withKin({ question, post }: Ask): readonly PreparedIngredient[] {
  const { ingredients, foods, folded } = question;
  if (ingredients.length === 0 || !together.test(folded)) return ingredients;
  const kin = kinNamed({ absent: foods }, post);
  return [...ingredients, ...kin.filter((each) => !ingredients.includes(each))];
}

/** Lines with the question's other words: "how big should the can be?". */
function linesNaming(ask: Ask): PreparedIngredient[] {
  const { question, post, memory } = ask;
  if (question.absent.length > 0) return [];
  const ranked = rankFragments(post, question).filter(
    ({ fragment, coverage }) => fragment.kind === 'ingredient' && coverage >= 0.3,
  );
  const [best] = ranked;
  const lines = ranked
    .filter(({ coverage }) => best !== undefined && coverage >= best.coverage - 0.01)
    .flatMap(({ fragment }) => post.ingredients[fragment.number - 1] ?? []);
  const here = post.steps.find(({ number }) => number === memory.step)?.ingredients ?? [];
  const used = lines.filter(({ index }) => here.includes(index));
  return (used.length > 0 ? used : lines).slice(0, mostLines);
}

const mostLines = 4;

/** The amounts of the ingredients named, by the conversation's factor and units. */
export function amountsOf(
  ask: Ask,
  named: readonly PreparedIngredient[],
  servings: number | null = null,
): Draft {
  const { post, say } = ask;
  const [only] = named;
  const isOne = named.length === 1 && only !== undefined;
  const lines = isOne
    ? [withSum(ask, only, lineOf(ask, only))]
    : named.map((each) => lineOf(ask, each));
  return {
    intent: 'amount',
    text:
      isOne && only.quantity === null && !/\d/.test(only.text)
        ? `${say.amount.none(only.item)} ${say.quoted(only.text)}`
        : [
            withTotal(ask, named, needed(ask, say.and(lines), servings)),
            ...eggAdvice(ask, named),
          ].join(' '),
    tier: 'post',
    sources: named.map((each) => ingredientSource(post, each)),
    memory: { ingredient: only?.index ?? null },
  };
}

function needed(ask: Ask, what: string, servings: number | null): string {
  const { memory, post, question, say } = ask;
  if (memory.factor === 1) return say.amount.need(what);
  const eaters = eatersOf(post);
  const count = servings ?? (eaters === null ? null : eaters * memory.factor);
  const yields = count === null ? null : yieldsNamed(ask, count);
  const times = formatFactor(memory.factor, question.language);
  return say.amount.needFor(what, yields ?? say.scale.times(times));
}

const american: ReadonlySet<string> = new Set([
  'cup',
  'oz',
  'lb',
  'floz',
  'stick',
  'pint',
  'quart',
]);

/** Only English kitchens measure so. */
const isForeign = ({ unit }: PreparedIngredient, language: Language) =>
  language !== 'en' && unit !== null && american.has(unit);

/** The line gives it in these measures too. */
const isInLine = (of: PreparedIngredient, system: 'metric' | 'us', language: Language) =>
  ownFigure(of, { unit: null, system }, language) !== null;

/** An ingredient as a line for the reader, by the conversation's factor and units. */
export function lineOf(
  { memory, post, question, say }: Ask,
  ingredient: PreparedIngredient,
): string {
  const { language } = question;
  const isAsWritten = memory.factor === 1 && language === post.language;
  const line = isAsWritten
    ? ingredient.text.replace(/[.;,\s]+$/, '')
    : (scaledLine(ingredient, memory.factor, language, post.language, say) ??
      scaledText(ingredient.text, memory.factor, language));
  const units = memory.units ?? (isForeign(ingredient, language) ? 'metric' : null);
  const isSaid = isAsWritten && units !== null && isInLine(ingredient, units, language);
  if (isSaid) return line;
  const beside =
    units && besideInSystem(ingredient, memory.factor, units, language, post.language, say);
  if (!beside) return line;
  return line.endsWith(')')
    ? `${line.slice(0, -1)}; ${say.about(beside)})`
    : `${line} (${say.about(beside)})`;
}
