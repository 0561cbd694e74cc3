import { citations } from '../../kitchen/citations';
import type { Trait } from '../../kitchen/food';
import { safetyAdvice } from '../../kitchen/safety';
import type { Action } from '../../language/cues/cues';
import { fold } from '../../language/fold';
import { knowledgeIn } from '../../knowledge/knowledge';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { ingredientSource, kitchenSource } from '../sources';
import { type FilledCard, statedDraft } from './advice-draft';
import { heatLevel, isWarming } from './heat-levels';

const mostNamed = 5;

/** A line of the recipe up to what is done with it: "2 chipotles, chopped" as "2 chipotles". */
const shortLine = ({ text }: PreparedIngredient) =>
  text
    .replaceAll(/\s*[(（][^()（）]*[)）]/gu, '')
    .split(/[,;:、，]\s/u)[0]
    ?.trim() ?? text;

const named = ({ say }: Ask, some: readonly PreparedIngredient[]) =>
  say.and(some.slice(0, mostNamed).map(shortLine));

/** A food that no table knows, named like something hot. */
function isUnknownHeat({ post }: Ask, { food, item }: PreparedIngredient): boolean {
  const { signs } = knowledgeIn(post.language).advice.words('hot-food');
  return food === null && signs?.test(fold(item)) === true;
}

/** What is hot in the recipe, and how hot the dish gets, from 0 to 3. */
function heatIn(ask: Ask) {
  const { ingredients } = ask.post;
  const hot = ingredients.filter((each) => heatLevel(each) > 0 || isUnknownHeat(ask, each));
  const levels = hot.map((each) => Math.max(heatLevel(each), 1));
  const isAddedUp = levels.filter((level) => level >= 2).length >= manyHot;
  return { hot, level: isAddedUp ? 3 : Math.max(0, ...levels) };
}

/** So many hot foods together make a hot dish. */
const manyHot = 3;

const levelCards = ['heat-none', 'heat-mild', 'heat-medium', 'heat-hot'] as const;

/** "How spicy is it?", by what the recipe has in it; null without a recipe. */
export function howHot(ask: Ask): Draft | null {
  const { ingredients, post } = ask.post;
  if (ingredients.length === 0) return null;
  const { hot, level } = heatIn(ask);
  const sources = hot.slice(0, mostNamed).map((each) => ingredientSource(ask.post, each));
  if (level > 0) {
    const title = fold(post.title);
    const extra = hot.filter(({ head }) => head === null || !title.includes(head));
    const leave = extra.length > 0 ? [card('heat-leave', named(ask, extra))] : [];
    const state = card(levelCards[level] ?? 'heat-hot', named(ask, hot));
    return statedDraft(ask, [state, ...leave], sources);
  }
  const warm = ingredients.filter(isWarming);
  return statedDraft(ask, [
    warm.length > 0 ? card('heat-warm', named(ask, warm)) : { id: 'heat-none' },
  ]);
}

const card = (id: string, foods: string): FilledCard => ({ id, slots: { foods } });

/** Foods that taste of something, by id; sweet ones are known by their sugar too. */
const tasting: Readonly<Record<'sweet' | 'sour' | 'salty', ReadonlySet<string>>> = {
  sweet: new Set(['sweetener', 'xylitol']),
  sour: new Set([
    'vinegar',
    'wine-vinegar',
    'balsamic',
    'lemon',
    'lemon-juice',
    'lime',
    'lime-juice',
    'tamarind',
    'buttermilk',
    'yogurt',
    'greek-yogurt',
    'sour-cream',
    'sauerkraut',
    'kimchi',
    'pickle',
    'yuzu',
    'rhubarb',
  ]),
  salty: new Set([
    'salt',
    'salt-and-pepper',
    'soy-sauce',
    'tamari',
    'fish-sauce',
    'miso',
    'anchovy',
    'capers',
    'olive',
    'feta',
    'parmesan',
    'pecorino',
    'bacon',
    'ham',
    'chorizo',
    'halloumi',
  ]),
};

/** "Is it very sweet?": what in the recipe makes it so; null without a recipe. */
export function howTasting(ask: Ask, taste: keyof typeof tasting): Draft | null {
  const { ingredients } = ask.post;
  if (ingredients.length === 0) return null;
  const found = ingredients.filter(
    ({ food }) =>
      food !== null &&
      (tasting[taste].has(food.id) || (taste === 'sweet' && food.has.has('sugar'))),
  );
  if (found.length === 0) return statedDraft(ask, [{ id: `taste-${taste}-none` }]);
  const sources = found.slice(0, mostNamed).map((each) => ingredientSource(ask.post, each));
  return statedDraft(ask, [card(`taste-${taste}`, named(ask, found))], sources);
}

const caffeine: ReadonlySet<string> = new Set(['coffee', 'tea', 'cola']);
const nuts: readonly Trait[] = ['treenut', 'peanut'];
/** Ground or as a spread, which nobody chokes on. */
const smooth: ReadonlySet<string> = new Set([
  'almond-flour',
  'almond-butter',
  'peanut-butter',
  'peanut-oil',
  'nut-oil',
  'almond-milk',
  'hazelnut-spread',
  'marzipan',
]);

/** "Will kids like it?": what of the recipe speaks against it; null without a recipe. */
export function forKids(ask: Ask): Draft | null {
  const { ingredients } = ask.post;
  if (ingredients.length === 0) return null;
  const withTrait = (trait: Trait) => ingredients.filter(({ food }) => food?.has.has(trait));
  const { hot, level } = heatIn(ask);
  const whole = ingredients.filter(
    ({ food }) => food && !smooth.has(food.id) && nuts.some((trait) => food.has.has(trait)),
  );
  const found = [
    { id: 'kids-alcohol', of: withTrait('alcohol') },
    { id: 'kids-caffeine', of: ingredients.filter(({ food }) => caffeine.has(food?.id ?? '')) },
    { id: 'kids-nuts', of: whole },
    { id: 'kids-honey', of: withTrait('honey') },
  ].filter(({ of }) => of.length > 0);
  const calm = found.length === 0 ? [{ id: 'kids-mild' }] : [];
  const heat = level === 0 ? calm : [card('kids-hot', named(ask, hot))];
  const cards = [...heat, ...found.map(({ id, of }) => card(id, named(ask, of)))];
  const isCited = found.some(({ id }) => id === 'kids-nuts' || id === 'kids-honey');
  const told = [...new Set([...hot, ...found.flatMap(({ of }) => of)])];
  return withEggAdvice(
    ask,
    statedDraft(ask, cards, [
      ...told.slice(0, mostNamed).map((each) => ingredientSource(ask.post, each)),
      ...(isCited ? [kitchenSource(citations.youngChildren)] : []),
    ]),
  );
}

const cooking: readonly Action[] = [
  'bake',
  'roast',
  'boil',
  'simmer',
  'fry',
  'grill',
  'steam',
  'cook',
];

/** Where no step cooks anything, eggs stay raw: the fixed advice on them stands below. */
function withEggAdvice({ post, question }: Ask, draft: Draft | null): Draft | null {
  const isRaw =
    post.ingredients.some(({ food }) => food?.has.has('egg')) &&
    !post.steps.some(({ actions }) => cooking.some((action) => actions.has(action)));
  if (draft === null || !isRaw) return draft;
  const { text, citation } = safetyAdvice('raw-egg', question.language);
  return {
    ...draft,
    text: `${draft.text}\n${text}`,
    sources: [...draft.sources, kitchenSource(citation)],
  };
}

/** "How do I make it milder?": less of what is hot in it; null where nothing is. */
export function milder(ask: Ask): Draft | null {
  const { hot } = heatIn(ask);
  if (hot.length === 0) return null;
  const sources = hot.slice(0, mostNamed).map((each) => ingredientSource(ask.post, each));
  return statedDraft(ask, [card('heat-leave', named(ask, hot))], sources);
}
