import path from 'node:path';
import { probabilityOf, weighCandidates } from '@cpal/assistant/engine';
import { type Asked, examFolders, isHeldOut, readExam } from './exam';
import { type Example, fitWeights, type Row } from './logistic';
import { isRight, settingFor } from './score';

/** Written when the answers were done, so that nothing was made for them: they count for more. */
const fresh: ReadonlySet<string> = new Set(['plain', 'street', 'avenue']);
const freshWeight = 8;
/** What a wrong answer costs, in honest misses. */
const wrongCost = 5;

/** A question with its candidates; `honest` where saying that the post lacks it is right. */
export interface Group {
  /** The post that it is asked of. */
  key: string;
  isFresh: boolean;
  isHeldOut: boolean;
  rows: Row[];
  honest: boolean;
}

function groupFor(asked: Asked, kind: Pick<Group, 'isFresh' | 'isHeldOut'>) {
  const { of } = asked;
  const all = weighCandidates(settingFor(asked), of.question);
  const honest = all.find(({ draft }) => draft.tier === 'refusal');
  return {
    ...kind,
    key: typeof of.post === 'string' ? of.post : of.id,
    rows: all
      .filter(({ draft }) => draft.tier !== 'refusal')
      .map(({ draft, features }) => ({ features, isRight: isRight(of.expect, draft) })),
    honest: honest !== undefined && isRight(of.expect, honest.draft),
  };
}

/**
 * All questions of the exams with what might be answered: nothing where the answer has fixed words.
 */
export const groupsOfExams = (): Group[] =>
  examFolders.flatMap((folder) => {
    const name = path.basename(folder);
    const kind = { isFresh: fresh.has(name), isHeldOut: isHeldOut(folder) };
    // The two sets that nobody had tuned to are new as well.
    const isNew = kind.isHeldOut && [...fresh].some((each) => name.startsWith(each));
    return readExam(folder).map((asked) =>
      groupFor(asked, { ...kind, isFresh: kind.isFresh || isNew }),
    );
  });

/** The candidates of questions as examples to fit weights on. */
const examplesIn = (all: readonly Group[]): Example[] =>
  all.flatMap(({ rows, isFresh }) => {
    const weight = isFresh ? freshWeight : 1;
    return rows.map((row) => ({ ...row, weight }));
  });

/** As logits: a line that is only likely says nothing of what was asked, a sum at least does. */
const lineHandicap = 0.36;

/** Weights of features as readers get them, fitted on the candidates of questions. */
export function weightsFor(all: readonly Group[]): Map<string, number> {
  const weights = fitWeights(examplesIn(all));
  return weights.set('from-line', (weights.get('from-line') ?? 0) - lineHandicap);
}

/** A question with the candidate that is trusted most. */
export interface Judged extends Group {
  best: (Row & { confidence: number }) | undefined;
}

/** Trusts candidates by weights. */
export const judgedBy = (weights: ReadonlyMap<string, number>, group: Group): Judged => ({
  ...group,
  best: group.rows
    .map((row) => ({ ...row, confidence: probabilityOf(weights, row.features) }))
    .toSorted((a, b) => b.confidence - a.confidence)[0],
});

/** What readers would get if nothing below a confidence were said, as shares. */
export function outcomesAt(min: number, all: readonly Judged[]) {
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
