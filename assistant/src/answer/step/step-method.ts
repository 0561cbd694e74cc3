import { cuesOf } from '../../retrieval/cues-of';
import { methodCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { partWords } from '../../language/parts';
import { words } from '../../language/words';
import type { PreparedStep } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { relevanceOf } from '../time/relevance';
import { showStep } from './steps-shown';

/** So much text before a part's name tells whether something is made for it. */
const before = 16;

/** Whether a text says "for the sauce" of a part that the question names. */
function isForAsked({ question, post }: Ask, text: string): boolean {
  const { forPart } = methodCues[post.language];
  const parts = partWords(question.folded, question.language, post.language);
  const folded = fold(text);
  const asked = new Set(question.folded.split(/[^\p{L}]+/u));
  return [...folded.matchAll(/[\p{L}'-]+/gu)].some(({ index, 0: word }) => {
    if (!forPart.test(folded.slice(Math.max(0, index - before), index))) return false;
    const [own] = words(word, post.language);
    // "Raita" is called so in other languages too.
    const isSaid = question.language !== post.language && asked.has(word);
    const isNamed = own !== undefined && !own.isStop && (question.searched.has(own.stem) || isSaid);
    return isNamed || parts.some((name) => name.exec(word)?.index === 0);
  });
}

/** The ingredients that are "for the drizzle", where that is asked for. */
const ofPart = (ask: Ask) => ask.post.ingredients.filter(({ text }) => isForAsked(ask, text));

const countOf = (ask: Ask, { ingredients }: PreparedStep) =>
  ofPart(ask).filter(({ index }) => ingredients.includes(index)).length;

/** "How do I make the sauce?": the step that says so, or uses what is listed for it. */
export function madeForPart(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { cues, folded, actions, deeds, ingredients } = question;
  if (!cues.step.how.test(folded) || cues.step.sign.test(folded)) return null;
  const own = ofPart(ask);
  if (ingredients.length > 1 && !ingredients.every((each) => own.includes(each))) return null;
  const isOther = [...actions].some((action) => action !== 'cook' && action !== 'mix');
  if (isOther || deeds.size > 0) return null;
  const said = post.steps.find(({ text }) => isForAsked(ask, text));
  if (said) return showStep(ask, said);
  const [most] = post.steps.toSorted((a, b) => countOf(ask, b) - countOf(ask, a));
  return most && countOf(ask, most) > 1 ? showStep(ask, most) : null;
}

const leastRelevance = 0.5;

function bestWith(ask: Ask, cue: RegExp): Draft | null {
  const value = (step: PreparedStep) => relevanceOf(ask, step) + countOf(ask, step);
  const told = ask.post.steps.filter(({ folded }) => cue.test(folded));
  const [found] = told.toSorted((a, b) => value(b) - value(a));
  const isSure = told.length === 1 || (found !== undefined && value(found) >= leastRelevance);
  return found && isSure ? showStep(ask, found) : null;
}

/** Which way, or hot or cold: asked of a step without its words. */
export function isOfMethod({ folded, language }: Ask['question']): boolean {
  const { whichWay, warmOrCold } = methodCues[language];
  return whichWay.test(folded) || warmOrCold.test(folded);
}

/** "Which way do I stir?": the step that names a direction. */
export const byWay = (ask: Ask): Draft | null =>
  methodCues[ask.question.language].whichWay.test(ask.question.folded)
    ? bestWith(ask, methodCues[ask.post.language].way)
    : null;

/** "Do I pour it on a hot or a cold cake?": the step that says how warm. */
export const hotOrCold = (ask: Ask): Draft | null =>
  methodCues[ask.question.language].warmOrCold.test(ask.question.folded)
    ? bestWith(ask, methodCues[ask.post.language].warmth)
    : null;

/** "How do I warm the tortillas?": a step warms what is named, so that no keeping is asked for. */
export function isWarmedByStep({ question, post }: Ask): boolean {
  const { ingredients, cues, folded, language } = question;
  const { warms } = methodCues[language];
  if (!cues.reheat.test(folded) && !warms.test(folded)) return false;
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  const named = ingredients.filter(({ stems }) => !stems.some((stem) => title.has(stem)));
  return post.steps.some(
    (step) =>
      methodCues[post.language].warms.test(step.folded) &&
      named.some(({ index }) => step.ingredients.includes(index)) &&
      !cuesOf(post.language).ahead.test(step.folded),
  );
}
