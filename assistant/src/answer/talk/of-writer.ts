import { otherPeopleCues, writerCues } from '../../language/cues/tables';
import { rankFragments } from '../../retrieval/search/rank';
import type { Answerer } from '../draft';
import { missing } from '../missing';
import { quotedFragment } from '../quoted-fragment';

const minCoverage = 0.65;
/** "Where did you go on your walk?" is not answered by "you go for a walk". */
const minShared = 3;

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
      coverage >= minCoverage &&
      question.stems.filter((stem) => fragment.stems.includes(stem)).length >= minShared,
  );
  return told ? quotedFragment(ask, told.fragment, 2) : missing(ask, 'other');
};
