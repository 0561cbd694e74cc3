import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { probabilityOf, weighCandidates } from '@cpal/assistant/engine';
import { type Asked, examFolders, isHeldOut, readExam } from './exam';
import { type Example, fitWeights, type Row } from './logistic';
import './posts';
import { isRight, settingFor } from './score';
import { printTable } from '../table';

/**
 * Fits the weights by which the assistant trusts its answers: `node tools/run.js bench/assistant/fit`.
 * Each candidate of each question that is not held out is right or wrong as its case says; what is
 * printed is of weights that were fitted without the question's post. With `write`, the weights of all
 * are written to where the assistant reads them.
 */
const [mode] = process.argv.slice(3);

const target = 'assistant/src/answer/confidence/weights.json';
/** Written when the answers were done, so that nothing was made for them: they count for more. */
const fresh: ReadonlySet<string> = new Set(['plain', 'street', 'avenue']);
const freshWeight = 8;
const folds = 5;
/** What a wrong answer costs, in honest misses. */
const wrongCost = 5;

/** A question with its candidates; `honest` where saying that the post lacks it is right. */
interface Group {
  key: string;
  isFresh: boolean;
  rows: Row[];
  honest: boolean;
}

function groupFor(asked: Asked, isFresh: boolean): Group {
  const { of } = asked;
  const all = weighCandidates(settingFor(asked), of.question);
  const honest = all.find(({ draft }) => draft.tier === 'refusal');
  return {
    key: typeof of.post === 'string' ? of.post : of.id,
    isFresh,
    rows: all
      .filter(({ draft }) => draft.tier !== 'refusal')
      .map(({ draft, features }) => ({ features, isRight: isRight(of.expect, draft) })),
    honest: honest !== undefined && isRight(of.expect, honest.draft),
  };
}

const groups = examFolders
  .filter((folder) => !isHeldOut(folder))
  .flatMap((folder) => {
    const isFresh = fresh.has(path.basename(folder));
    return readExam(folder).map((asked) => groupFor(asked, isFresh));
  })
  .filter(({ rows }) => rows.length > 0);

const examplesIn = (all: readonly Group[]): Example[] =>
  all.flatMap(({ rows, isFresh }) => {
    const weight = isFresh ? freshWeight : 1;
    return rows.map((row) => ({ ...row, weight }));
  });

const places = new Map([...new Set(groups.map(({ key }) => key))].map((key, at) => [key, at]));
/** Posts go to folds, so that no question is judged by another one on its post. */
const foldOf = (key: string) => (places.get(key) ?? 0) % folds;

const judged = Array.from({ length: folds }, (_, fold) => {
  const weights = fitWeights(examplesIn(groups.filter(({ key }) => foldOf(key) !== fold)));
  return groups
    .filter(({ key }) => foldOf(key) === fold)
    .map((group) => {
      const best = group.rows
        .map((row) => ({ ...row, confidence: probabilityOf(weights, row.features) }))
        .toSorted((a, b) => b.confidence - a.confidence)[0];
      return { ...group, best };
    });
}).flat();

type Judged = (typeof judged)[number];

function outcomesAt(min: number, all: readonly Judged[]) {
  const answered = all.filter(({ best }) => best !== undefined && best.confidence >= min);
  const right = answered.filter(({ best }) => best?.isRight === true).length;
  const honest = all.filter((each) => !answered.includes(each) && each.honest).length;
  const wrong = answered.length - right;
  const missed = all.length - answered.length - honest;
  const share = (count: number) => (count / all.length).toFixed(3);
  return {
    'from confidence': min,
    right: share(right + honest),
    missed: share(missed),
    wrong: share(wrong),
    cost: ((missed + wrongCost * wrong) / all.length).toFixed(3),
  };
}

const thresholds = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
for (const isFresh of [true, false]) {
  const all = judged.filter((each) => each.isFresh === isFresh);
  console.log(`${all.length} questions ${isFresh ? 'that were fresh' : 'that were tuned to'}:`);
  printTable(thresholds.map((min) => outcomesAt(min, all)));
}

if (mode === 'write') {
  const weights = fitWeights(examplesIn(groups));
  const listed = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= 0.01)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, weight]) => [name, Number(weight.toFixed(2))]);
  const minConfidence = 0.6;
  const text = JSON.stringify({ minConfidence, weights: Object.fromEntries(listed) }, null, 2);
  writeFileSync(target, `${text}\n`);
}
