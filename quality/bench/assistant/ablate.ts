import { answererNames, chooseWithout, type ReplyOptions } from '@cpal/assistant/engine';
import { printTable } from '../measure/table';
import { examFolders, isHeldOut, readExam } from './exam';
import './posts';
import { outcomeOf } from './score';

/**
 * Prints what each answerer is worth on the questions that are held out: `node tools/run.js
 * quality/bench/assistant/ablate [name …]`. Each is left out in turn; what wins nothing there is idle. All of them
 * take some ten minutes.
 */
const named = process.argv.slice(3);

const asked = examFolders.filter(isHeldOut).flatMap(readExam);

const worths = (choose?: ReplyOptions['choose']) =>
  asked.map((each) => outcomeOf(each, choose).worth);

const whole = worths();
const count = (all: readonly string[], worth: string) =>
  all.filter((each) => each === worth).length;

const rows = (named.length > 0 ? named : answererNames).map((name) => {
  const without = worths(chooseWithout(name));
  const changed = without.filter((worth, at) => worth !== whole[at]).length;
  return {
    'left out': name,
    changed,
    'right, won by it': count(whole, 'right') - count(without, 'right'),
    'wrong, brought by it': count(whole, 'wrong') - count(without, 'wrong'),
  };
});
console.log(`${asked.length} questions held out, ${count(whole, 'right')} of them right`);
printTable(rows.toSorted((a, b) => b['right, won by it'] - a['right, won by it']));
