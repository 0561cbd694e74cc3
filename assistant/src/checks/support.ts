import { densityOf } from '../kitchen/densities';
import type { Post } from '../post/post';
import type { Support } from './numbers/unsupported';
import { textsOf } from './post-texts';

interface Asked {
  question: string;
  /** By which the conversation multiplies amounts. */
  factor: number;
  /** The blogger's own answers. */
  house: readonly string[];
}

/** What the numbers of an answer under a post can come from. */
export function supportOf(post: Post, { question, factor, house }: Asked): Support {
  const { recipe, language } = post;
  const items = recipe?.ingredients.map(({ item }) => item) ?? [];
  return {
    texts: [...textsOf(post), ...house],
    question,
    servings: recipe?.yield?.amount ?? null,
    factors: [factor],
    densities: items.flatMap((item) => densityOf(item)?.gramsPerMl ?? []),
    steps: recipe?.steps.length ?? 0,
    language,
  };
}
