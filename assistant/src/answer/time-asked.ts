import { type TimeEvent, timeEvents } from '../retrieval/time-events';
import type { Ask } from './draft';
import { type Subject, subjectsOf } from './subjects';

/** A time of the post, and how much of what the question names it is told of: 0 to 1. */
export interface ScoredTime {
  event: TimeEvent;
  share: number;
}

/** How much a word counts by where it stands from the time. */
const at = { clause: 1, sentence: 0.8, topic: 0.7, around: 0.45 } as const;

function told({ clause, fragment, topic, around }: TimeEvent, subject: Subject): number {
  const inClause = subject.in(clause) * at.clause;
  if (inClause >= at.sentence) return inClause;
  const inSentence = subject.in(fragment) * at.sentence;
  const inTopic = topic === null ? 0 : subject.in(topic) * at.topic;
  const best = Math.max(inClause, inSentence, inTopic);
  if (best >= at.around) return best;
  return Math.max(best, ...around.map((each) => subject.in(each) * at.around));
}

/** All times of the post by how much of the question they are told of, best first. */
export function timesByQuestion(ask: Ask): readonly ScoredTime[] {
  const subjects = subjectsOf(ask);
  const total = subjects.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  return timeEvents(ask.post)
    .map((event) => {
      const sum = subjects.reduce((all, subject) => all + subject.weight * told(event, subject), 0);
      return { event, share: sum / total };
    })
    .toSorted((one, other) => other.share - one.share);
}

/** The most that a question's words are told of one of the times that such a test picks out. */
export const mostTold = (
  times: readonly ScoredTime[],
  isMeant: (event: TimeEvent) => boolean,
): number => Math.max(0, ...times.filter(({ event }) => isMeant(event)).map(({ share }) => share));
