import type { Food } from '../../kitchen/food';
import type { FoundFood } from '../../kitchen/food-index';
import { findFoods, foodName } from '../../kitchen/foods';
import type { Substitute } from '../../kitchen/substitutions';
import { elseCues, lightCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { isInRecipe } from '../../question/named/absent-foods';
import type { SwapMemory } from '../../question/memory';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';

/** The ingredient that a substitute is still sought for, and what will not do. */
export interface SwapChain {
  target: PreparedIngredient;
  /** Foods that the reader lacks too. */
  refused: readonly Food[];
  isRefused: (food: Food) => boolean;
  /** The answers before named it. */
  isOffered: (food: Food) => boolean;
}

const maxRemembered = 40;
/** Words of "what else could I use?". */
const maxBare = 3;

/**
 * "And if I have no sour cream either?", "what else?", "no butter and no margarine": what was asked for a
 * substitute of, here or before, and what is none; null for any other question.
 */
export function swapChain(ask: Ask): SwapChain | null {
  const { question, post, memory } = ask;
  const { text, language, stems } = question;
  const folded = fold(text);
  const named = findFoods(text, language);
  const lacks = shortCues[language].lack.test(folded);
  const listed = lacks ? listedIn(ask, named) : null;
  if (listed !== null) return chainFor(ask, listed.target, listed.refused, []);
  const { swap } = memory;
  const target = swap === undefined ? undefined : post.ingredients[swap.ingredient];
  if (swap === undefined || target === undefined) return null;
  const { either, another } = elseCues[language];
  const others = named.map(({ food }) => food).filter((food) => food !== target.food);
  // "No eggs, can I use applesauce?" is asked anew, and offers what it names.
  if (lacks && others.length < named.length) return null;
  const isOfOffered = others.length > 0 && others.every(({ id }) => swap.offered.includes(id));
  const goesOn = lacks && (either.test(folded) || isOfOffered);
  const asksMore = others.length === 0 && stems.length <= maxBare && another.test(folded);
  return goesOn || asksMore ? chainFor(ask, target, goesOn ? others : [], swap.refused) : null;
}

/** "Without eggs or flax": of two foods that are lacking one is the recipe's. */
function listedIn({ question, post }: Ask, named: readonly FoundFood[]) {
  const { join } = elseCues[question.language];
  const [first, ...rest] = named;
  const target = post.ingredients.find(({ food }) => food !== null && food === first?.food);
  if (first === undefined || target === undefined) return null;
  let { end } = first;
  const refused: Food[] = [];
  for (const { food, start, end: next } of rest) {
    if (!join.test(fold(question.text.slice(end, start))) || isInRecipe(food.id, post)) break;
    refused.push(food);
    end = next;
  }
  return refused.length > 0 ? { target, refused } : null;
}

function chainFor(
  { question, memory }: Ask,
  target: PreparedIngredient,
  lacked: readonly Food[],
  before: readonly string[],
): SwapChain {
  const { text, language } = question;
  const refusedIds = [...before, ...lacked.map(({ id }) => id)];
  const offered = memory.swap?.ingredient === target.index ? memory.swap.offered : [];
  const unknown = unknownStems(text, question, lacked);
  return {
    target,
    refused: lacked,
    // Who has no lemon has no juice of it.
    isRefused: (food) =>
      refusedIds.some((id) => food.id === id || food.id.startsWith(`${id}-`)) ||
      words(foodName(food, language), language).some(({ stem }) => unknown.has(stem)),
    isOffered: ({ id }) => offered.includes(id),
  };
}

/** "No active dry either": words that are no food by themselves, but part of the name of one. */
function unknownStems(
  text: string,
  { language, foods }: Ask['question'],
  lacked: readonly Food[],
): ReadonlySet<string> {
  if (lacked.length > 0 || foods.length > 0) return new Set();
  return new Set(
    words(text, language)
      .filter(({ text: word, isStop }) => !isStop && !lightCues[language].test(fold(word)))
      .map(({ stem }) => stem),
  );
}

/** The ways that are new to the reader; where none are, those that were named and not refused. */
export function waysLeft(chain: SwapChain, ways: readonly Substitute[]): Substitute[] {
  const possible = ways.filter(({ parts }) => !parts.some(({ food }) => chain.isRefused(food)));
  const fresh = possible.filter(({ parts }) => !parts.some(({ food }) => chain.isOffered(food)));
  return fresh.length > 0 ? fresh : possible;
}

/** Small talk goes on from nothing. */
const talk: ReadonlySet<string> = new Set(['greeting', 'thanks', 'offtopic']);

/** "(not where butter is beaten with sugar)" */
const remarks = /\([^()]{1,200}\)/g;

const joined = (ids: readonly string[]) => [...new Set(ids)].slice(-maxRemembered);

/** What an answer leaves to be remembered of the substitute that is sought; undefined for nothing. */
export function rememberedSwap(ask: Ask, draft: Draft): SwapMemory | undefined {
  const { question, post, memory } = ask;
  if (talk.has(draft.intent)) return memory.swap;
  const isSwap = draft.intent === 'substitution' || question.intents.has('substitution');
  const index = draft.memory?.ingredient ?? question.ingredients[0]?.index;
  if (!isSwap || index === undefined) return undefined;
  const before = memory.swap?.ingredient === index ? memory.swap : undefined;
  const target = post.ingredients[index];
  const quotes = draft.sources
    .filter(({ kind }) => kind !== 'ingredient' && kind !== 'kitchen')
    .map(({ quote }) => quote);
  const shown = [
    ...findFoods(draft.text.replaceAll(remarks, ''), question.language),
    ...quotes.flatMap((quote) => findFoods(quote, post.language)),
  ].map(({ food }) => food.id);
  const refused = swapChain(ask)?.refused.map(({ id }) => id) ?? [];
  return {
    ingredient: index,
    offered: joined([...(before?.offered ?? []), ...shown]).filter((id) => id !== target?.food?.id),
    refused: joined([...(before?.refused ?? []), ...refused]),
  };
}
