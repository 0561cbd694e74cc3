import { candidatesWithout } from '@cpal/assistant/engine';
import './posts';
import { type Group, groupsOfExams, judgedBy, outcomesAt, weightsFor } from './weighing';
import { printTable } from '../table';

/**
 * What readers would get if lines of the post took the place of answerers that find sentences in it:
 * `node tools/run.js quality/bench/assistant/lines [name …]`. Weights are fitted for each way on what is not held
 * out, and judged on what is.
 */
const finders = [
  'passage',
  'reason',
  'offeredFood',
  'forThoseWithout',
  'unsaid',
  'headed',
  'trouble',
  'storage',
  'step',
];
const named = process.argv.slice(3);
const replaced = new Set(named.length > 0 ? named : finders);

const thresholds = [0.5, 0.6, 0.7];

function printOutcomes(name: string, groups: readonly Group[]) {
  const weights = weightsFor(groups.filter(({ isHeldOut }) => !isHeldOut));
  for (const isFresh of [true, false]) {
    const all = groups
      .filter((each) => each.isHeldOut && each.isFresh === isFresh)
      .map((group) => judgedBy(weights, group));
    console.log(`${name}, ${all.length} ${isFresh ? 'new' : 'older'} questions held out:`);
    printTable(thresholds.map((min) => outcomesAt(min, all)));
  }
}

const asIs = groupsOfExams();
const instead = groupsOfExams(candidatesWithout(replaced));
/** Fixed words are weighed in neither way. */
const isWeighed = (_: Group, at: number) =>
  [asIs, instead].some((groups) => (groups[at]?.rows.length ?? 0) > 0);

printOutcomes('As it is', asIs.filter(isWeighed));
printOutcomes(`Lines instead of ${[...replaced].join(', ')}`, instead.filter(isWeighed));
