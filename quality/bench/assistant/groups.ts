import { readDialogues } from './cookdial';
import { scoreDialogues } from './groups/dialogues';
import { scoreMonth } from './groups/month';
import type { Agreement } from './groups/v-measure';

/**
 * How well questions of readers are put together: `node tools/run.js quality/bench/assistant/groups
 * [cookdial.jsonl]`. First on simulated months of the demo blog's readers, of which it is known who
 * means the same; then on annotated dialogues, where a file of them is given.
 */
const [file] = process.argv.slice(3);
const months = 5;
const visits = 320;

const told = ({ homogeneity, completeness, v }: Agreement) =>
  `V ${v.toFixed(2)} (homogeneity ${homogeneity.toFixed(2)}, completeness ${completeness.toFixed(2)})`;

let isHeld = true;
for (let seed = 1; seed <= months; seed += 1) {
  const { found, missed, tooFew, agreement, labels } = scoreMonth(visits, seed);
  console.log(
    `month ${seed}: ${found} of the top ten found, ${tooFew} groups below three visitors, ${told(agreement)}`,
  );
  if (missed.length > 0) console.log(`  missed: ${missed.join(' | ')}`);
  if (seed === 1) for (const label of labels) console.log(`  ${label}`);
  isHeld &&= found === 10 && tooFew === 0;
}
if (!isHeld) process.exitCode = 1;

if (file !== undefined) {
  const { questions, intents, groups } = scoreDialogues(readDialogues(file));
  console.log(`${questions} questions of dialogues`);
  console.log(`  intents alone: ${told(intents)}`);
  console.log(`  groups: ${told(groups)}`);
}
