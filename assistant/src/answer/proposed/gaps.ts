import { foodName } from '../../kitchen/foods';
import { phrasesOf } from '../../retrieval/phrases-of';
import type { PreparedPost } from '../../retrieval/prepared';
import { tierFor } from './is-answered';
import type { House } from '../reply';
import { findReplaced } from './suggestions';

/** A question that readers will ask, and that the post does not answer. */
export interface Gap {
  kind: GapKind;
  /** In the post's language. */
  question: string;
}

type GapKind =
  | 'freeze'
  | 'airFryer'
  | 'calories'
  | 'otherTin'
  | 'substitute'
  | 'ahead'
  | 'keep'
  | 'side'
  | 'reheat';

/** What an air fryer does as well. */
const dry = ['bake', 'roast', 'fry'] as const;

/** What is made of a certain size. */
const tins = ['cake-tin', 'loaf-tin', 'springform', 'pie-dish', 'baking-dish'] as const;

/** What readers ask of most recipes, as far as it can be asked of this one, the likeliest first. */
function listAsked(post: PreparedPost): Gap[] {
  const { language, steps } = post;
  const { chips } = phrasesOf(language);
  const isHot = steps.some(({ heats }) => heats.length > 0);
  const isBaked = steps.some(({ actions }) => dry.some((action) => actions.has(action)));
  const hasTin = steps.some(({ tools }) => tins.some((tin) => tools.has(tin)));
  const food = findReplaced(post);
  return [
    { kind: 'freeze', question: chips.freeze },
    ...(isBaked ? [{ kind: 'airFryer', question: chips.airFryer } as const] : []),
    { kind: 'calories', question: chips.calories },
    ...(hasTin ? [{ kind: 'otherTin', question: chips.otherTin } as const] : []),
    ...(food
      ? [{ kind: 'substitute', question: chips.substitute(foodName(food, language)) } as const]
      : []),
    { kind: 'ahead', question: chips.ahead },
    { kind: 'keep', question: chips.keep },
    ...(isHot ? [{ kind: 'reheat', question: chips.reheat } as const] : []),
    { kind: 'side', question: chips.side },
  ];
}

/**
 * What readers will ask under a recipe and neither the post nor its blogger says: each is asked as a
 * reader would, and stays where the answer is none of theirs.
 * @param house the blogger's own answers.
 * @returns none for a post without a recipe.
 */
export function findGaps(post: PreparedPost, house: readonly House[] = []): Gap[] {
  if (!post.recipe) return [];
  return listAsked(post).filter(({ question }) => {
    const tier = tierFor(post, question, house);
    return tier === 'general' || tier === 'refusal';
  });
}
