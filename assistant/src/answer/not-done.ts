import { deedsIn } from '../language/cues/deeds';
import { whetherCues } from '../language/cues/tables';
import { cuesOf } from '../retrieval/cues-of';
import type { PreparedStep } from '../retrieval/prepared';
import type { Answerer, Ask } from './draft';
import { relevanceOf } from './relevance';
import { showStep } from './steps-shown';

/** "Do I stir it now?": the step that says not to. */
export const notDone: Answerer = (ask) => {
  const { question, post } = ask;
  if (!whetherCues[question.language].asks.test(question.folded)) return null;
  if ([...question.intents].some((intent) => intent !== 'step')) return null;
  const [found] = post.steps
    .filter((step) => forbids(ask, step))
    .toSorted((a, b) => relevanceOf(ask, b) - relevanceOf(ask, a));
  return found ? showStep(ask, found) : null;
};

/** A clause of the step denies what the question asks about. */
function forbids({ question, post }: Ask, { folded }: PreparedStep): boolean {
  const { not } = whetherCues[post.language];
  const { actions } = cuesOf(post.language);
  return folded.split(/[.;:,!。、]/).some((clause) => {
    if (!not.test(clause)) return false;
    const deeds = deedsIn(clause, post.language);
    return (
      [...question.actions].some((action) => actions[action].test(clause)) ||
      [...question.deeds].some((deed) => deeds.has(deed))
    );
  });
}
