import { isHot } from '../../language/cues/hot';
import { levelCues } from '../../language/cues/tables';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask } from '../draft';

/** So far before a time, and after it, its setting may stand. */
const around = { before: 30, after: 20 } as const;

/**
 * "How long on high?" of "on low for 8 hours or on high for 4": the times of the setting that is asked
 * for, in the steps that know both.
 */
export function timesAtLevel({ question, post }: Ask, timed: readonly Timed[]): Timed[] {
  const asked = levelCues[question.language];
  const isHigh = asked.high.test(question.folded);
  if (isHigh === asked.low.test(question.folded)) return [];
  const cues = levelCues[post.language];
  const [wanted, other] = isHigh ? [cues.high, cues.low] : [cues.low, cues.high];
  return timed.filter(({ step, duration, actions }) => {
    const { folded, durations } = step;
    if (durations.length < 2 || !isHot(actions)) return false;
    if (!wanted.test(folded) || !other.test(folded)) return false;
    const place = durations.findIndex(({ start }) => start === duration.start);
    const from = Math.max(durations[place - 1]?.end ?? 0, duration.start - around.before);
    const to = Math.min(durations[place + 1]?.start ?? folded.length, duration.end + around.after);
    const before = folded.slice(from, duration.start);
    const own = wanted.test(before) || other.test(before) ? before : folded.slice(duration.end, to);
    return wanted.test(own) && !other.test(own);
  });
}
