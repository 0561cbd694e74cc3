import * as v from 'valibot';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepare, type PreparedPost } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
import { type QuestionCase, questionCase } from './case';
import { addressOf, blogOf } from './blog';
import { runDialogues } from './cookdial';
import { printOutcomes } from './report';
import { type Outcome, outcomeOf } from './score';

/**
 * Asks the assistant the questions of a folder and prints how many answers are right:
 * `node tools/run.js bench/assistant/run <folder> [misses]`. The folder holds cases (`*.jsonl`, or
 * `*.json` with a list) and their posts as `posts/<name>.html`; a file `cookdial.jsonl` in it is run
 * as dialogues. The other posts of each page's blog are what it links to and the folder's others. `misses` prints that many wrong answers of each kind.
 */
const [folder = '', misses = '0'] = process.argv.slice(3);

function casesIn(file: string): QuestionCase[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const found: unknown[] = file.endsWith('.jsonl')
    ? text
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    : [JSON.parse(text)].flat();
  return found.map((each) => v.parse(questionCase, each));
}

const prepared = new Map<string, PreparedPost>();

function postFor({ post, id }: QuestionCase): PreparedPost {
  const name = typeof post === 'string' ? post : `inline-${id}`;
  const known = prepared.get(name);
  if (known) return known;
  const url = addressOf(name);
  const made = prepare(
    typeof post === 'string'
      ? readPost(readFileSync(path.join(folder, 'posts', `${post}.html`), 'utf8'), url).post
      : { ...post, url, image: null },
  );
  prepared.set(name, made);
  return made;
}

const dialogues = path.join(folder, 'cookdial.jsonl');
if (existsSync(dialogues)) runDialogues(dialogues, Number(misses));

const files = readdirSync(folder).filter(
  (file) => /\.jsonl?$/.test(file) && file !== 'cookdial.jsonl',
);
const cases = files.flatMap(casesIn);
const blog = cases.some(({ post }) => typeof post === 'string') ? blogOf(folder) : () => null;
const run = (): Outcome[] =>
  cases.map((each) =>
    outcomeOf(each, postFor(each), typeof each.post === 'string' ? blog(each.post) : null),
  );
// The first round compiles the code and reads the tables, which is not the time of a question.
run();
const outcomes = run();
if (outcomes.length > 0) printOutcomes(outcomes, Number(misses));
