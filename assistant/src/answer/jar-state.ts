import { jarStateCues } from '../language/cues/tables';
import { fold } from '../language/fold';
import { namesDays } from '../retrieval/days';
import { isTold } from '../retrieval/told';
import type { Answerer } from './draft';
import { quotedFragment } from './quoted-fragment';

const states = ['unsealed', 'opened'] as const;

/** "And once opened?", "one jar did not seal": what the post says of a jar in this very state. */
export const jarState: Answerer = (ask) => {
  const { question, post } = ask;
  const { intents, language, text } = question;
  const asked = fold(text);
  const isKept = intents.has('storage') || intents.has('duration');
  const state = states.find(
    (each) =>
      jarStateCues[language][each].test(asked) &&
      (isKept || (each === 'unsealed' && !intents.has('substitution'))),
  );
  if (state === undefined) return null;
  const told = post.fragments.find(
    (fragment) =>
      isTold(fragment) &&
      (state === 'unsealed' || namesDays(fragment.folded)) &&
      jarStateCues[post.language][state].test(fragment.folded),
  );
  return told ? { ...quotedFragment(ask, told, 1), intent: 'storage' } : null;
};
