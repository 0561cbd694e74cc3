import type { Event } from '../../retrieval/events';
import { type HeatEvent, heatEvents } from '../../retrieval/heat-events';
import type { Ask } from '../draft';
import type { Subject } from './subjects';
import { byShare, type Told } from './told-shares';

/** How much a word counts by where it stands from the figure. */
const at = { clause: 1, sentence: 0.8, topic: 0.7, around: 0.45 } as const;

function told({ clause, fragment, topic, around }: Event, subject: Subject): number {
  const inClause = subject.in(clause) * at.clause;
  if (inClause >= at.sentence) return inClause;
  const inSentence = subject.in(fragment) * at.sentence;
  const inTopic = topic === null ? 0 : subject.in(topic) * at.topic;
  const best = Math.max(inClause, inSentence, inTopic);
  if (best >= at.around) return best;
  return Math.max(best, ...around.map((each) => subject.in(each) * at.around));
}

/** The same of heats, of those that fit. */
export const heatsByQuestion = (
  ask: Ask,
  fits: (event: HeatEvent) => boolean,
): readonly Told<HeatEvent>[] => byShare(ask, heatEvents(ask.post).filter(fits), told);
