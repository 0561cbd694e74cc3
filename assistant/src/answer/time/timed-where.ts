import { fold } from '../../language/fold';
import { namesSamePart } from '../../language/parts';
import { words } from '../../language/words';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Timed } from '../../retrieval/figures/timed';
import type { Ask } from '../draft';
import { stemsOfActions } from './relevance';

/** The question names the part of the dish that the step's heading is on. */
export const isOfGroup = ({ question, post }: Ask, { group }: PreparedStep): boolean =>
  group !== null &&
  question.language === post.language &&
  words(group, post.language).some(({ stem, isStop }) => !isStop && question.stems.includes(stem));

/**
 * The steps that make the part that is all that the question names: what they use is listed under its
 * heading. "How long is the meat in the brine?" asks of the meat.
 */
export function stepsMaking(ask: Ask): ReadonlySet<number> {
  const { question, post } = ask;
  const { group: part, stems } = question;
  if (part === null || question.ingredients.length > 0) return new Set();
  const own = new Set(words(part, post.language).map(({ stem }) => stem));
  const done = stemsOfActions(ask, question.actions);
  const isAlone = stems.every((stem) => own.has(stem) || done.has(stem) || !post.index.has(stem));
  const made = post.steps.filter(
    ({ group, ingredients }) =>
      isAlone &&
      group === null &&
      ingredients.length > 0 &&
      ingredients.every((index) => post.ingredients[index]?.group === part),
  );
  return new Set(made.map(({ number }) => number));
}

/**
 * "How long for the cream?": the steps that make the part that the question names, where no heading says so:
 * they name it, or use what only its list has. Empty where the question names no part.
 */
export function stepsOfPart({ question, post }: Ask): ReadonlySet<number> {
  const { group, ingredients: named } = question;
  if (group === null || named.length > 0 || post.steps.some((step) => step.group !== null))
    return new Set();
  const listed = (isOwn: boolean) =>
    post.ingredients.flatMap((each) =>
      (each.group === group) === isOwn && each.food !== null ? each.food.id : [],
    );
  const others = new Set(listed(false));
  const only = new Set(listed(true).filter((id) => !others.has(id)));
  const heading = fold(group);
  const uses = ({ ingredients }: PreparedStep) =>
    ingredients.some((index) => only.has(post.ingredients[index]?.food?.id ?? ''));
  const names = ({ folded }: PreparedStep) =>
    namesSamePart(folded, post.language, heading, post.language);
  return new Set(
    post.steps.filter((step) => uses(step) || names(step)).map(({ number }) => number),
  );
}

/** Out of the oven, or after it is switched off; in any of the languages, for folded texts. */
const outside =
  /\b(?:out of the|fuera del?|hors du|fuori dal|fora do|aus dem|ausserhalb des|poza) (?:oven|horno|four|forno|ofen|backofen|piekarnik\w*)|\b(?:turn(?:ed)? off|switched off|oven off|ausgeschaltet\w*|four eteint|forno spento|horno apagado|forno desligado|wylaczon\w* piekarnik\w*)/;

/** "Rest it for 5 minutes out of the oven" is no time in the oven. */
export function isOutside({ step: { folded }, duration: { start, end } }: Timed): boolean {
  const next = folded.indexOf('.', end);
  const first = Math.max(0, folded.lastIndexOf('.', start));
  return outside.test(folded.slice(first, next < 0 ? undefined : next));
}
