import { densityOf } from '../kitchen/densities';
import type { Post } from '../post/post';
import type { Support } from './numbers/unsupported';

interface Asked {
  question: string;
  /** By which the conversation multiplies amounts. */
  factor: number;
  /** What any sentence of it may rest on; what one cites comes to it. */
  texts: readonly string[];
}

/** What the numbers of an answer under a post can come from. */
export function supportOf(post: Post, { question, factor, texts }: Asked): Support {
  const { recipe, language } = post;
  const items = recipe?.ingredients.map(({ item }) => item) ?? [];
  return {
    texts,
    question,
    servings: recipe?.yield?.amount ?? null,
    factors: [factor],
    densities: items.flatMap((item) => densityOf(item)?.gramsPerMl ?? []),
    steps: recipe?.steps.length ?? 0,
    language,
  };
}
