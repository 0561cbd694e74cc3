import { understand } from '../../question/understand';
import type { PreparedPost } from '../../retrieval/prepared';
import { guard } from '../../safety/guard';
import { knownExclusions } from '../../safety/known-exclusions';
import { askFor } from '../ask-for';
import { candidatesFor, type Gather } from '../candidates';
import { hazardDraft } from '../hazard';
import type { Setting } from '../reply';
import { finish, fixedDraft } from './choose';
import { type Weighed, weigh } from './weigh';

/**
 * All that a question in a language of the engine might get from the post and from what is known, as it
 * would be shown, with what speaks for each; none where the answer has fixed words.
 * @param gather what makes them; as for readers where left out
 */
export function weighCandidates(
  setting: Setting<PreparedPost>,
  asked: string,
  gather: Gather = candidatesFor,
): Weighed[] {
  const ask = askFor(setting, understand(asked, setting.post, setting.memory, []));
  if (hazardDraft(ask) !== null || fixedDraft(ask) !== null) return [];
  const known = knownExclusions(asked, ask.question.language, setting.memory);
  return weigh(ask, [...gather(ask)]).map((each) => ({
    ...each,
    draft: guard(ask, finish(ask, each.draft), known),
  }));
}
