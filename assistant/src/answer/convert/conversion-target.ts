import { oneOf } from '../../kitchen/measures';
import type { Unit } from '../../kitchen/units';
import { targetUnit } from '../../question/figures/target-unit';
import type { Ask } from '../draft';
import { metricUnits } from '../amount/metric-units';

type System = 'metric' | 'us';

/** In what a question wants amounts. */
export interface Target {
  unit: Unit | null;
  system: System;
}

/** The unit or system that a question asks for; null where it names none and asks more than that. */
export function conversionTarget({ question, post }: Ask): Target | null {
  const { convert: cues } = question.cues;
  const unit = targetUnit(question);
  if (unit !== null) {
    const isImperial = post.measures !== 'us' && (unit === 'pint' || unit === 'floz');
    const { unit: own } = isImperial ? oneOf(unit, null, post.measures) : { unit };
    return { unit: own, system: metricUnits.has(unit) ? 'metric' : 'us' };
  }
  if (cues.metric.test(question.folded)) return { unit: null, system: 'metric' };
  if (cues.us.test(question.folded)) return { unit: null, system: 'us' };
  // "Convert it": into what the recipe is not written in.
  const isMetric = post.ingredients.some(({ unit: own }) => own !== null && metricUnits.has(own));
  const others = [...question.intents].filter((each) => each !== 'convert');
  return others.length === 0 ? { unit: null, system: isMetric ? 'us' : 'metric' } : null;
}
