import { existsSync } from 'node:fs';
import path from 'node:path';
import { runDialogues } from './cookdial';
import { readExam } from './exam';
import { printOutcomes } from './report';
import { type Outcome, outcomeOf } from './score';

/**
 * Asks the assistant the questions of a folder and prints how many answers are right:
 * `node tools/run.js quality/bench/assistant/run <folder> [misses]`. A file `cookdial.jsonl` in the folder is run
 * as dialogues. `misses` prints that many wrong answers of each kind.
 */
const [folder = '', misses = '0'] = process.argv.slice(3);

const dialogues = path.join(folder, 'cookdial.jsonl');
if (existsSync(dialogues)) runDialogues(dialogues, Number(misses));

const asked = readExam(folder);
const run = (): Outcome[] => asked.map((each) => outcomeOf(each));
// The first round compiles the code and reads the tables, which is not the time of a question.
run();
const outcomes = run();
if (outcomes.length > 0) printOutcomes(outcomes, Number(misses));
