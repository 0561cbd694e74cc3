import type { Action, Cues } from '../../language/cues/cues';
import { actions } from '../../language/cues/cues';
import type { Language } from '../../language/languages';
import type { Duration } from './durations';
import type { PreparedStep } from '../prepared';

/** A time in a step and the actions that it belongs to. */
export interface Timed {
  step: PreparedStep;
  duration: Duration;
  actions: ReadonlySet<Action>;
}

/** Where one clause ends and the next begins. */
const boundary = /[.;:,!?()、。]| then | until | and then /g;

/**
 * The times of a step, each with the actions of its clause; where the clause names none, with those
 * of the nearest clause before it in the step, else after it.
 */
export function timedOf(step: PreparedStep, cues: Cues, language: Language): Timed[] {
  const clauses = clausesOf(step.folded);
  return step.durations.map((duration, place) => {
    const part = partOf(step, place, verbLast.has(language));
    const beside = part === null ? null : actionsIn(part, cues);
    if (beside !== null && beside.size > 0) return { step, duration, actions: beside };
    const own = clauses.findIndex(({ end }) => duration.start < end);
    const verbs = verbLast.has(language) ? null : verbsBefore(step, clauses, own, duration, cues);
    if (verbs !== null) return { step, duration, actions: verbs };
    const before = clauses.slice(0, own + 1).toReversed();
    const order = [...before, ...clauses.slice(own + 1)];
    for (const { start, end } of order) {
      const found = actionsIn(step.folded.slice(start, end), cues);
      if (found.size > 0) return { step, duration, actions: found };
    }
    return { step, duration, actions: new Set<Action>() };
  });
}

/**
 * The actions of a verb before an enumeration: "fry the onion, garlic and pepper for 10 minutes on a
 * low heat"; null where the time's own clause has a verb before it.
 */
function verbsBefore(
  { folded }: PreparedStep,
  clauses: readonly Clause[],
  own: number,
  { start }: Duration,
  cues: Cues,
): Set<Action> | null {
  const clause = clauses[own];
  if (clause === undefined || actionsIn(folded.slice(clause.start, start), cues).size > 0)
    return null;
  const inside = actionsIn(folded.slice(start, clause.end), cues);
  for (let place = own; place > 0 && folded[clauses[place]?.start ?? 0] === ','; place -= 1) {
    const before = clauses[place - 1];
    if (before === undefined) return null;
    const found = actionsIn(folded.slice(before.start, before.end), cues);
    if (found.size > 0) return new Set([...found, ...inside]);
  }
  return null;
}

/** In these the verb follows the time: "10 Minuten kneten und 30 Minuten ruhen lassen". */
const verbLast: ReadonlySet<Language> = new Set(['de', 'ja']);

/** Of several times in one clause, the words that belong to one of them; else null. */
function partOf({ durations, folded }: PreparedStep, place: number, isVerbLast: boolean) {
  const own = durations[place];
  const before = durations[place - 1];
  const after = durations[place + 1];
  if (own === undefined || (before === undefined && after === undefined)) return null;
  const part = isVerbLast
    ? folded.slice(own.start, after?.start ?? own.start + near)
    : folded.slice(before?.end ?? Math.max(0, own.start - near), own.start);
  return part.split(/[.;!?。]/).at(isVerbLast ? 0 : -1) ?? null;
}

const near = 60;

interface Clause {
  start: number;
  end: number;
}

function clausesOf(folded: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { index } of folded.matchAll(boundary)) {
    // A point between digits is a decimal, not an end.
    if (/\d[.,]\d/.test(folded.slice(index - 1, index + 2))) continue;
    clauses.push({ start, end: index });
    start = index;
  }
  return [...clauses, { start, end: folded.length }];
}

const actionsIn = (folded: string, cues: Cues): Set<Action> =>
  new Set(actions.filter((action) => cues.actions[action].test(folded)));
