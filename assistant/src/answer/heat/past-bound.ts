import { boundCues } from '../../language/cues/tables';
import { bareDegreesIn } from '../../question/bare-degrees';
import { heatEvents } from '../../retrieval/heat-events';
import { type Heat, heatsIn } from '../../retrieval/heats';
import type { Ask, Draft } from '../draft';
import { inScale } from '../convert/heats-shown';
import { quotedFragment } from '../quoted-fragment';
import { subjectsOf } from '../told/subjects';

/**
 * "Is it bad if the oil is at 170?": the sentence that gives the end of what is right, where the
 * degrees of the question are past it and something that it names is spoken of there.
 */
export function pastBound(ask: Ask): Draft | null {
  const { post, question } = ask;
  const stated = statedIn(question.folded);
  if (stated === null || isOfStep(ask, stated)) return null;
  const { below, above } = boundCues[post.language];
  const subjects = subjectsOf(ask);
  const found = heatEvents(post).find(({ degrees, fragment, clause }) => {
    if (degrees === null) return false;
    const heat = inScaleOf(stated, degrees, post.scale);
    const isPast =
      (below.test(clause.folded) && heat < degrees.from) ||
      (above.test(clause.folded) && heat > (degrees.to ?? degrees.from));
    return isPast && subjects.some((subject) => subject.in(fragment) > 0);
  });
  return found ? { ...quotedFragment(ask, found.fragment), intent: 'temperature' } : null;
}

type Stated = Pick<Heat, 'from' | 'scale'>;

function statedIn(folded: string): Stated | null {
  const [heat] = heatsIn(folded);
  const bare = heat ? null : bareDegreesIn(folded);
  return heat ?? (bare === null ? null : { from: bare, scale: null });
}

/** What a step sets is past no end. */
const isOfStep = ({ post }: Ask, { from }: Stated) =>
  post.steps.some(({ heats }) => heats.some((each) => each.from === from));

/** The stated degrees in the scale of the post's own, where both are known. */
function inScaleOf({ from, scale }: Stated, degrees: Heat, usual: Heat['scale']): number {
  const own = degrees.scale ?? usual;
  return scale === null || own === null ? from : inScale(from, scale, own);
}
