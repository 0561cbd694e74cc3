import type { Ask, Draft } from '../answer/draft';
import { citationsOf, wayLine } from '../answer/swap/general-substitution';
import { ingredientSource } from '../answer/sources';
import { swapChain, waysLeft } from '../answer/swap/swap-chain';
import { bareName } from '../answer/amount/written-amount';
import { type Food, findFoods } from '../kitchen/foods';
import { fold } from '../language/fold';
import { packs } from '../language/packs/packs';
import { words } from '../language/words';
import { ingredientsIn } from '../question/named/ingredients-in';
import type { PreparedIngredient } from '../retrieval/prepared';
import {
  asAllergies,
  exclusionIds,
  type Exclusions,
  findConflict,
  hasExclusions,
  isAllergic,
  isDietName,
  noExclusions,
} from './exclusions';
import type { FoundConflict } from './find-conflicts';
import { sentencesOn } from './post-suggestions';
import { kindredOf, safeWays } from './safe-ways';
import { textBesideExclusions } from './read-exclusions';
import { type Culprit, findCulprits, verdictAnswer } from './verdict-answer';
import {
  conflictLine,
  getFoodName,
  getPhrases,
  joinNames,
  namesGroup,
  upperFirst,
} from './wording';

const maxNamed = 4;
const maxTargets = 3;
const maxWays = 3;

/** A food that the recipe has not, with nothing known of how much. */
const notInRecipe = (food: Food, name: string): PreparedIngredient => ({
  text: name,
  quantity: null,
  quantity_max: null,
  unit: null,
  item: name,
  note: null,
  group: null,
  index: -1,
  food,
  density: null,
  one: null,
  stems: [],
  head: null,
});

/** "And the butter? I am allergic to milk": not the milk. */
function namedIngredients({ question, post }: Ask): readonly PreparedIngredient[] {
  const { language } = question;
  const rest = textBesideExclusions(question.text, language);
  const found = findFoods(rest, language);
  const isOwn = language === post.language;
  const beside = ingredientsIn(words(rest, language), found, post, isOwn);
  const asked = question.ingredients.filter((each) => beside.includes(each));
  return [asked, beside, question.ingredients].find(({ length }) => length > 0) ?? [];
}

/**
 * What to replace: ingredients that the question names, else a food that it names and the tables know,
 * else the ingredients that the reader cannot eat.
 */
function targetsOf(ask: Ask, all: Exclusions, culprits: readonly Culprit[]): PreparedIngredient[] {
  const { question, post, memory } = ask;
  const named = namedIngredients(ask);
  if (named.length > 0) return named.slice(0, maxTargets);
  const others = question.foods
    .filter((food) => findConflict(food, all) === null && safeWays(food, all).length > 0)
    .map((food) => notInRecipe(food, getFoodName(ask, food)));
  if (others.length > 0) return others.slice(0, maxTargets);
  if (onlyOffers(ask, all)) return [];
  const sure = culprits
    .filter(({ conflict }) => conflict.isSure)
    .map(({ ingredient }) => ingredient);
  const last = post.ingredients[memory.ingredient ?? -1];
  return sure.length === 0 && last ? [last] : sure.slice(0, maxTargets);
}

/** "Would orange zest be lovely?" asks for nothing to be replaced. */
const onlyOffers = ({ question, exclusions: { said } }: Ask, all: Exclusions): boolean =>
  !hasExclusions(said) &&
  !packs[question.language].exclusions.swap.test(fold(question.text)) &&
  question.foods.some((food) => findConflict(food, all) === null);

/** What is to be said of the foods that the reader would take instead. */
function offeredLines(ask: Ask, all: Exclusions, targets: readonly PreparedIngredient[]): string[] {
  const own = getPhrases(ask);
  // "The flour" is the self-raising flour of the recipe.
  const isTarget = (food: Food) =>
    targets.some(
      (target) =>
        target.food === food ||
        [target.item, target.food ? getFoodName(ask, target.food) : ''].some((name) =>
          fold(name).includes(fold(getFoodName(ask, food))),
        ),
    );
  return ask.question.foods
    .filter((food) => !isTarget(food))
    .flatMap((food) => {
      const name = getFoodName(ask, food);
      const conflict = findConflict(food, all);
      if (conflict !== null) {
        const isGroup = conflict.id === food.id || namesGroup(ask, name, conflict.id);
        return isGroup ? [] : [conflictLine(ask, name, conflict)];
      }
      const near = kindredOf(all).filter(
        (id) => findConflict(food, { ...noExclusions, allergies: [id] })?.isSure,
      );
      return isAllergic(all)
        ? [
            upperFirst(own.notKnown(name, joinNames(ask, exclusionIds(all)))),
            ...near.map((id) => conflictLine(ask, name, { id, isSure: true })),
          ]
        : [];
    });
}

/** A diet's name says nothing of what is lacking. */
function noSwapLine(ask: Ask, name: string, ids: readonly string[]): string {
  const without = ids.filter((id) => !isDietName(id));
  return without.length === 0
    ? ask.say.substitution.unknown(name)
    : getPhrases(ask).noSwap(name, joinNames(ask, without));
}

/** Foods that the post offers beside those that the reader cannot eat. */
function safeSuggestions(
  { post }: Ask,
  all: Exclusions,
  targets: readonly PreparedIngredient[],
  quoted: ReadonlySet<Food>,
): Food[] {
  const strict = asAllergies(all);
  const isNew = (food: Food) =>
    ![...targets, ...post.ingredients].some((each) => each.food === food) &&
    findConflict(food, strict) === null;
  return [...quoted].filter(isNew).slice(0, maxWays);
}

/** What the draft's words offer in place of the targets; of the blogger's own answer all of it. */
function suggestedOn(
  draft: Draft,
  found: readonly FoundConflict[],
  targets: readonly PreparedIngredient[],
  quoted: ReadonlySet<Food>,
): FoundConflict[] {
  const others = found.filter(({ food }) => targets.every((target) => target.food !== food));
  if (draft.tier === 'house') return others;
  const offered = others.filter(({ food }) => quoted.has(food));
  const sure = offered.filter(({ isSure }) => isSure);
  return sure.length > 0 ? sure : offered;
}

/** What may take a food's place for this reader, in the recipe's own amounts. */
export function swapAnswer(
  ask: Ask,
  draft: Draft,
  all: Exclusions,
  found: readonly FoundConflict[],
): Draft {
  const { question, post, say } = ask;
  const { language } = question;
  const own = getPhrases(ask);
  const ids = exclusionIds(all);
  const isStrict = isAllergic(all);
  if (ids.length === 0) return verdictAnswer(ask, all, null);
  const culprits = findCulprits(ask, all);
  const chain = swapChain(ask);
  const targets = chain === null ? targetsOf(ask, all, culprits) : [chain.target];
  const quoted = new Set(
    sentencesOn(ask, draft, targets)
      .flatMap((each) => findFoods(each, post.language))
      .map(({ food }) => food),
  );
  const isQuoted = draft.tier === 'house' || draft.tier === 'post';
  const suggested =
    isQuoted && (draft.intent === 'substitution' || draft.tier === 'house')
      ? suggestedOn(draft, found, targets, quoted).slice(0, maxNamed)
      : [];
  const swaps = targets.map((target) => {
    const name = bareName(target, language, post.language);
    const safeOnes = target.food === null ? [] : safeWays(target.food, all);
    const ways = (chain === null ? safeOnes : waysLeft(chain, safeOnes)).slice(0, maxWays);
    return { target, name, ways };
  });
  const safe =
    suggested.length > 0
      ? safeSuggestions(ask, all, targets, quoted).filter((food) => !chain?.isRefused(food))
      : [];
  const fromPost = safe.map((food) => `• ${getFoodName(ask, food)} (${own.fromPost})`);
  const lines = [
    ...(chain === null ? offeredLines(ask, all, targets) : []),
    ...suggested.map((each) => {
      const name = getFoodName(ask, each.food);
      return own.suggested(name, conflictLine(ask, name, each));
    }),
    ...swaps.flatMap(({ target, name, ways }, at) => {
      const culprit = culprits.find(({ ingredient }) => ingredient === target);
      const isToldOf = draft.intent === 'diet' || culprit?.conflict.id !== target.food?.id;
      const reason = culprit && isToldOf ? [conflictLine(ask, name, culprit.conflict)] : [];
      const offered = [
        ...(at === 0 ? fromPost : []),
        ...ways.map((way) => `• ${wayLine(way, target, language, say)}`),
      ];
      return offered.length === 0
        ? [...reason, noSwapLine(ask, name, ids)]
        : [...reason, say.substitution.intro(name), ...offered];
    }),
  ];
  const [first] = targets;
  if (lines.length === 0 || (first === undefined && !onlyOffers(ask, all))) {
    return verdictAnswer(ask, all, found.length === 0 ? null : found);
  }
  return {
    intent: draft.intent === 'diet' ? 'diet' : 'substitution',
    text: [...new Set(lines), ...(isStrict ? [say.diet.allergy] : [])].join('\n'),
    tier: 'general',
    sources: [
      ...culprits
        .filter(({ ingredient }) => targets.includes(ingredient))
        .map(({ ingredient }) => ingredientSource(post, ingredient)),
      ...citationsOf(swaps.flatMap(({ ways }) => ways)),
    ],
    isUnanswered: true,
    isFixed: isStrict,
    ...(first !== undefined && post.ingredients.includes(first)
      ? { memory: { ingredient: first.index } }
      : {}),
  };
}
