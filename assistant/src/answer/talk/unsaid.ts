import { otherPeopleCues, unsaidCues, writerCues } from '../../language/cues/tables';
import { rankFragments } from '../../retrieval/rank';
import type { Answerer } from '../draft';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';

const others = ['substitution', 'diet', 'storage', 'related', 'convert'] as const;

/** "Which brand?", "where do you buy it?", "what does it cost?": only what the post says of it. */
export const unsaid: Answerer = (ask) => {
  const { question, post } = ask;
  if (!unsaidCues[question.language].test(question.folded)) return null;
  if (others.some((intent) => question.intents.has(intent))) return null;
  const cue = unsaidCues[post.language];
  const told = rankFragments(post, question).find(
    ({ fragment }) => fragment.kind !== 'ingredient' && cue.test(fragment.folded),
  );
  return told ? quotedFragment(ask, told.fragment, 2) : missing(ask, 'other');
};

const leastCoverage = 0.65;
/** "Where did you go on your walk?" is not answered by "you go for a walk". */
const leastShared = 3;

/** Where else the writer may be found, in any of the languages; for folded texts. */
const elsewhereOnline =
  /\b(?:instagram|tik ?tok|facebook|pinterest|youtube|twitter|patreon|newsletter)\b|インスタ|ユーチューブ/;

/** "Where did you learn to cook?", "who took the photos?": the writer may want to answer it. */
export const ofWriter: Answerer = (ask) => {
  const { question, post } = ask;
  const { folded, language } = question;
  const isOfPeople = otherPeopleCues[language].test(folded);
  if (!isOfPeople && !writerCues[language].test(folded) && !elsewhereOnline.test(folded)) {
    return null;
  }
  const told = rankFragments(post, question).find(
    ({ fragment, coverage }) =>
      fragment.kind === 'body' &&
      coverage >= leastCoverage &&
      question.stems.filter((stem) => fragment.stems.includes(stem)).length >= leastShared,
  );
  return told ? quotedFragment(ask, told.fragment, 2) : missing(ask, 'other');
};
