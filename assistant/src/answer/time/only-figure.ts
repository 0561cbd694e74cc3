import { isHot } from '../../language/cues/hot';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { isTold, mentions } from '../../retrieval/lines/told';
import type { Answerer, Ask } from '../draft';
import { isOfAskedHeat, lineDraft } from '../lines/lines';

/**
 * "How hot?", "how long does it bake?": the one heat or time that the post has for it, in whatever language
 * it is asked. Null where it has several, or none.
 */
export const onlyFigure: Answerer = (ask) => {
  const found = onlyLine(ask);
  return found === null ? null : lineDraft(ask, found);
};

function onlyLine(ask: Ask): Fragment | null {
  const has = figureAsked(ask);
  if (has === null) return null;
  const all = ask.post.fragments.filter(
    (each) => isTold(each) && has(each).length > 0 && isOfAskedHeat(ask, each),
  );
  const named = all.filter((each) => isOfNamed(ask, each));
  const fitting = named.length > 0 || namesPart(ask) ? named : all;
  const [first] = fitting;
  const figures = new Set(fitting.flatMap((each) => has(each).map((figure) => figure.from)));
  return first !== undefined && (fitting.length === 1 || figures.size === 1) ? first : null;
}

/** What a line must have; null where neither a heat nor a time is asked for, or both are. */
function figureAsked({ question: { intents, cues, folded } }: Ask) {
  const isHeat = intents.has('temperature');
  const isTime = intents.has('duration');
  const isOther =
    (['storage', 'scale', 'convert'] as const).some((each) => intents.has(each)) ||
    cues.times.total.test(folded);
  if (isHeat === isTime || isOther) return null;
  return isHeat ? ({ heats }: Fragment) => heats : ({ durations }: Fragment) => durations;
}

/** A line that does what is asked for, with what is named. */
function isOfNamed({ question, post }: Ask, line: Fragment): boolean {
  const cues = cuesOf(post.language);
  const says = (cue: RegExp) => mentions(cue)(line);
  return (
    [...question.actions].some((action) => says(cues.actions[action])) ||
    [...question.tools].some((tool) => says(cues.tools[tool])) ||
    question.ingredients.some((each) => each.stems.some((stem) => line.stems.includes(stem)))
  );
}

/** More than the dish over heat is named: an ingredient, a part, or what is done to it in the cold. */
const namesPart = ({ question: { ingredients, foods, group, actions } }: Ask): boolean =>
  ingredients.length + foods.length > 0 || group !== null || (actions.size > 0 && !isHot(actions));
