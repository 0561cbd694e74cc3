import { understand } from '../../question/understand';
import type { PreparedPost } from '../../retrieval/prepared';
import { guard } from '../../safety/guard';
import { askFor } from '../ask-for';
import { candidatesFor } from '../candidates';
import { hazardDraft } from '../hazard';
import type { Setting } from '../reply';
import { finish, fixedDraft } from './choose';
import { type Weighed, weigh } from './weigh';

/**
 * All that a question in a language of the engine might get from the post and from what is known, as it
 * would be shown, with what speaks for each; none where the answer has fixed words.
 */
export function weighCandidates(setting: Setting<PreparedPost>, asked: string): Weighed[] {
  const ask = askFor(setting, understand(asked, setting.post, setting.memory, []), asked);
  if (hazardDraft(ask) !== null || fixedDraft(ask) !== null) return [];
  return weigh(ask, [...candidatesFor(ask)]).map((each) => ({
    ...each,
    draft: guard(ask, finish(ask, each.draft)),
  }));
}
