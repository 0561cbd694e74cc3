import type { Fragment } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/told';
import type { Ask } from '../draft';

/** In any of the languages; for folded texts. */
const meatless =
  /\b(?:veget\w*|vegan\w*|wegan\w*|wegetar\w*|veggies?|bezmies\w*|fleischlos\w*|meat-?(?:less|free)|ohne fleisch|sin carne|sans viande|senza carne|sem carne|bez miesa)\b|ベジタリアン|ヴィーガン|肉なし/;

/** "Without meat?": what the post says for those who eat none, whatever it calls it. */
export function meatlessInPost({ question, post }: Ask): Fragment | undefined {
  const { foods, folded } = question;
  const isOfMeat = foods.some(({ id }) => id === 'meat') || meatless.test(folded);
  if (!isOfMeat) return undefined;
  return post.fragments.find(
    ({ kind, isUnfit, folded: said, topic }) =>
      isBeside(kind) && !isUnfit && (meatless.test(said) || meatless.test(topic)),
  );
}
