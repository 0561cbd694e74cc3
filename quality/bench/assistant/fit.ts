import { writeFileSync } from 'node:fs';
import './posts';
import { groupsOfExams, judgedBy, outcomesAt, weightsFor } from './weighing';
import { printTable } from '../measure/table';

/**
 * Fits the weights by which the assistant trusts its answers: `node tools/run.js quality/bench/assistant/fit`.
 * Each candidate of each question that is not held out is right or wrong as its case says; what is
 * printed is of weights that were fitted without the question's post. With `write`, the weights of all
 * are written to where the assistant reads them.
 */
const [mode] = process.argv.slice(3);

const target = 'assistant/src/answer/confidence/weights.json';
const folds = 5;

const groups = groupsOfExams().filter(({ isHeldOut, rows }) => !isHeldOut && rows.length > 0);

const places = new Map([...new Set(groups.map(({ key }) => key))].map((key, at) => [key, at]));
/** Posts go to folds, so that no question is judged by another one on its post. */
const foldOf = (key: string) => (places.get(key) ?? 0) % folds;

const judged = Array.from({ length: folds }, (_, fold) => {
  const weights = weightsFor(groups.filter(({ key }) => foldOf(key) !== fold));
  return groups.filter(({ key }) => foldOf(key) === fold).map((group) => judgedBy(weights, group));
}).flat();

const thresholds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
for (const isFresh of [true, false]) {
  const all = judged.filter((each) => each.isFresh === isFresh);
  console.log(`${all.length} questions ${isFresh ? 'that were fresh' : 'that were tuned to'}:`);
  printTable(thresholds.map((min) => outcomesAt(min, all)));
}

if (mode === 'write') {
  const weights = weightsFor(groups);
  const listed = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.01)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => [name, Number(weight.toFixed(2))]);
  const minConfidence = 0.58;
  const text = JSON.stringify({ minConfidence, weights: Object.fromEntries(listed) }, null, 2);
  writeFileSync(target, `${text}\n`);
}
