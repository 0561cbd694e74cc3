import type { Food } from '../../kitchen/food';
import { findFoods, foodName } from '../../kitchen/foods';
import { isKindred } from '../../kitchen/kin';
import { substitutesFor } from '../../kitchen/substitutions';
import type { PreparedIngredient } from '../../retrieval/prepared';
import type { Answerer, Ask, Draft } from '../draft';
import { mostWays, tellWays, waysFor } from './general-substitution';
import { missing } from '../missing';
import { quoting } from './quoted-substitutes';
import { substitutesInPost, withSection } from './substitutes-in-post';
import { type SwapChain, swapChain, waysLeft } from './swap-chain';
import { stemsOfFood } from './target-stems';
import { itemName } from '../amount/written-amount';

/** "And if I have no sour cream either?": another way for what was asked before, without what is lacking too. */
export const elseInstead: Answerer = (ask) => {
  const chain = swapChain(ask);
  const draft = chain === null ? null : wayLeft(ask, chain);
  return chain === null || draft === null
    ? null
    : { ...draft, memory: { ingredient: chain.target.index } };
};

/** The same where nothing is left: no other answer is one to that. */
export const nothingElse: Answerer = (ask) => {
  const chain = swapChain(ask);
  if (chain === null || wayLeft(ask, chain) !== null) return null;
  const { target } = chain;
  const said = ask.say.substitution.noneLeft(nameFor(ask, target));
  return { ...missing(ask, 'substitution', said), memory: { ingredient: target.index } };
};

const wayLeft = (ask: Ask, chain: SwapChain): Draft | null =>
  fromPost(ask, chain) ?? fromTables(ask, chain);

const nameFor = ({ question: { language }, post }: Ask, target: PreparedIngredient): string =>
  target.food === null
    ? itemName(target, language, post.language)
    : foodName(target.food, language);

/** A sentence of the post that names something new in the ingredient's place, and nothing refused. */
function fromPost(ask: Ask, chain: SwapChain): Draft | null {
  const { post, say } = ask;
  const { target } = chain;
  const own = new Set([
    ...(target.head === null ? target.stems.slice(0, 1) : [target.head]),
    ...stemsOfFood(target, post.language),
  ]);
  const foodsIn = (text: string) => findFoods(text, post.language).map(({ food }) => food);
  const known = waysFor(target, []).flatMap(({ parts }) => parts.map(({ food }) => food));
  const isLike = (food: Food) =>
    food !== target.food &&
    (known.includes(food) || (target.food !== null && isKindred(target.food, food)));
  const found = substitutesInPost(ask, {
    target,
    own,
    offered: new Set(),
    isOmission: false,
  }).filter(
    (fragment) =>
      foodsIn(fragment.text).some((food) => isLike(food) && !chain.isOffered(food)) &&
      !foodsIn(withSection(post.fragments, fragment)).some(chain.isRefused),
  );
  return found.length > 0
    ? quoting(ask, found.slice(0, 1), say.substitution.post(nameFor(ask, target)))
    : null;
}

/** What the tables know in its place; else what they know in the place of the one that is lacking too. */
function fromTables(ask: Ask, chain: SwapChain): Draft | null {
  const intro = ask.say.substitution.intro(nameFor(ask, chain.target));
  const { target } = chain;
  const ways = waysLeft(chain, waysFor(target, [])).slice(0, mostWays);
  if (ways.length > 0) return tellWays(ask, target, intro, ways);
  for (const { instead, parts } of waysFor(target, [])) {
    const [first, ...more] = parts;
    const isAsMuch =
      more.length === 0 && first?.amount === instead.amount && first.unit === instead.unit;
    if (first === undefined || !isAsMuch) continue;
    const further = waysLeft(
      chain,
      substitutesFor(first.food).filter((way) =>
        way.parts.every(({ food }) => food !== target.food),
      ),
    );
    if (further.length > 0) {
      return tellWays(ask, { ...target, food: first.food }, intro, further.slice(0, mostWays));
    }
  }
  return null;
}
