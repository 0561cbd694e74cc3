import { isHot } from '../../language/cues/hot';
import { deedCues } from '../../language/cues/tables';
import { deedsIn } from '../../language/cues/deeds';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { Question } from '../../question/question';
import { cuesOf } from '../../retrieval/cues-of';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Timed } from '../../retrieval/figures/timed';
import { beforeThat } from './before-that';
import type { Ask } from '../draft';
import { choose } from './timed-choice';

/**
 * The times that go before what the question names as later: in its own step ("leave for 10 minutes
 * before cutting"), else in the steps before it. Empty where the question names nothing later.
 */
export function timesBefore(ask: Ask, timed: readonly Timed[]): Timed[] {
  const { post } = ask;
  const found = beforeThat(ask);
  if (found === null) return [];
  const told = timed.filter(({ step }) => saysBefore(ask, step, found.later));
  if (told.length > 0) return told.slice(0, 1);
  const isAny = found.ask.question.actions.size === 0;
  const beside = timed.filter(({ step, duration }) => {
    const place = step.number === found.limit ? placeOf(step, found.later, post.language) : -1;
    return duration.end <= place;
  });
  const near = choose(found.ask, beside);
  if (near.length > 0) return near;
  if (isAny && beside.length > 0) return beside.slice(-1);
  const before = timed.filter(({ step }) => step.number < found.limit);
  const chosen = choose(found.ask, before);
  if (chosen.length > 0) return chosen;
  return isAny ? before.filter(({ actions }) => isHot(actions)).slice(-1) : [];
}

/** The step itself says "before slicing" of what the question names as later. */
function saysBefore({ post }: Ask, step: PreparedStep, later: Question): boolean {
  const what = cuesOf(post.language).step.before.exec(step.folded)?.groups?.['what'];
  if (what === undefined) return false;
  const deeds = deedsIn(what, post.language);
  const stems = new Set(words(what, post.language).map(({ stem }) => stem));
  return (
    [...later.deeds].some((deed) => deeds.has(deed)) ||
    [...later.searched].some((stem) => stems.has(stem))
  );
}

/** Where in the step the later deed is first spoken of; -1 where it is not. */
function placeOf({ folded }: PreparedStep, later: Question, language: Language): number {
  const cues = cuesOf(language);
  const places = [
    ...[...later.deeds].map((deed) => deedCues[language][deed]),
    ...[...later.actions].map((action) => cues.actions[action]),
  ].map((cue) => folded.search(cue));
  const met = places.filter((place) => place >= 0);
  return met.length === 0 ? -1 : Math.min(...met);
}
