import type { Fragment } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/told';
import type { Ask } from '../draft';

/** "Is cheese from a tub fine?": the sentence on cheese that has the question's other words. */
export function saidOfKind(
  { question, post }: Ask,
  own: ReadonlySet<string>,
): Fragment | undefined {
  const others = [...question.searched].filter((stem) => !own.has(stem));
  if (others.length === 0 || !others.some((stem) => post.index.has(stem))) return undefined;
  return post.fragments.find(
    ({ kind, isUnfit, stems, topicStems }) =>
      isBeside(kind) &&
      !isUnfit &&
      [...stems, ...topicStems].some((stem) => own.has(stem)) &&
      others.every((stem) => stems.includes(stem)),
  );
}
