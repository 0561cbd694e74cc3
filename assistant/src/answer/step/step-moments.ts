import { mannerCues, methodCues, momentCues } from '../../language/cues/tables';
import { measure } from '../../language/cues/moments';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import type { Question } from '../../question/question';
import type { PreparedStep } from '../../retrieval/prepared';
import { sentencesOf } from '../../retrieval/sentences';
import type { Ask, Draft } from '../draft';
import { ownCase } from '../time/own-case';
import { quotedFragment } from '../quoted-fragment';
import { relevanceOf } from '../time/relevance';
import { stepReached } from './step-reached';
import { showStep } from './steps-shown';

/** What comes while or beside something, or how large it shall be, is asked of a step. */
export function isOfMoment({ folded, language, tools }: Question): boolean {
  const { meanwhile: during, order, size } = momentCues[language];
  return during.test(folded) || order.test(folded) || (size.test(folded) && tools.size === 0);
}

const best = (ask: Ask, steps: readonly PreparedStep[], bonus: (step: PreparedStep) => number) => {
  const value = (step: PreparedStep) => relevanceOf(ask, step) + bonus(step);
  return steps.toSorted((a, b) => value(b) - value(a))[0] ?? null;
};

/** "When do the olives go in?": the step that uses them; "back" and "the rest" mean the later one. */
export function whenUsed(ask: Ask): Draft | null {
  const { question, post } = ask;
  const { folded, cues, ingredients, language } = question;
  const isWhen = cues.step.when.test(folded) || mannerCues[language].goesIn.test(folded);
  if (!isWhen) return null;
  const isRest = momentCues[language].rest.test(folded);
  const cue = momentCues[post.language].rest;
  if (isRest) {
    const kept = post.steps.filter(
      (step) => cue.test(step.folded) && (uses(question, step) || sharesWord(question, step)),
    );
    const found = best(ask, kept, ({ number }) => number / 100);
    if (found !== null) return showStep(ask, found);
  }
  if (ingredients.length === 0) return byDeed(ask) ?? wherePartGoes(ask, question.group);
  const said = ownCase(ask, () => true);
  if (said !== null) return { ...quotedFragment(ask, said, 2), intent: 'step' };
  const used = post.steps.filter((step) => uses(question, step));
  const isLast = isRest || onTop.test(folded);
  const found = isLast ? (used.at(-1) ?? null) : best(withoutAdding(ask), used, added(ask));
  return found && showStep(ask, found);
}

/** "When does the icing go on?": the last step that names the part, or uses what it is made of. */
function wherePartGoes(ask: Ask, part: string | null): Draft | null {
  if (part === null) return null;
  const { post } = ask;
  const name = words(part, post.language).filter(({ isStop }) => !isStop);
  const own = post.ingredients.filter(({ group }) => group === part);
  const found =
    post.steps.findLast(({ stems }) => name.some(({ stem }) => stems.has(stem))) ??
    post.steps.findLast(({ ingredients }) => own.some(({ index }) => ingredients.includes(index)));
  return found ? showStep(ask, found) : null;
}

/** What goes on top goes on last; in any of the languages, for folded texts. */
const onTop =
  /\b(?:on top|over the top|(?:oben)?drauf|obendruber|daruber|por encima|encima|par-?dessus|sopra|in cima|por cima|na wierzch|na gore)\b/;

/** More than the relevance of a step that readies the ingredient: "boil the eggs". */
const isAdded = 0.8;

/** "When is the egg added?": the step whose sentence adds it, where it was readied before. */
function added({ question, post }: Ask): (step: PreparedStep) => number {
  const { folded, language, ingredients } = question;
  const asks = methodCues[language].adds.test(folded) || mannerCues[language].goesIn.test(folded);
  if (!asks) return () => 0;
  const { adds } = methodCues[post.language];
  const heads = ingredients.flatMap(({ head }) => head ?? []);
  return ({ text }) =>
    sentencesOf(text).some(
      (sentence) =>
        adds.test(fold(sentence)) &&
        words(sentence, post.language).some(({ stem }) => heads.includes(stem)),
    )
      ? isAdded
      : 0;
}

/** "Add" and "put in" are said of any step. */
function withoutAdding(ask: Ask): Ask {
  const { question } = ask;
  const { add } = mannerCues[question.language];
  const adding = new Set(
    words(question.text, question.language)
      .filter(({ text }) => add.test(fold(text)))
      .map(({ stem }) => stem),
  );
  const searched = new Set([...question.searched].filter((stem) => !adding.has(stem)));
  return { ...ask, question: { ...question, searched } };
}

/** "When do I flip them?": the step that does it, where one alone does. */
function byDeed(ask: Ask): Draft | null {
  const { question, post } = ask;
  const done = post.steps.filter((step) =>
    [...question.deeds].some((each) => step.deeds.has(each)),
  );
  const found = done.length === 1 ? done[0] : undefined;
  return found ? showStep(ask, found) : null;
}

const uses = ({ ingredients }: Question, step: PreparedStep) =>
  ingredients.some(({ index }) => step.ingredients.includes(index));

const sharesWord = ({ searched }: Question, { stems }: PreparedStep) =>
  [...searched].some((stem) => stems.has(stem));

/** "What can I do while it bakes?": the step that says "meanwhile", else the next one. */
export function meanwhile(ask: Ask): Draft | null {
  const { question, post, memory } = ask;
  const asks = momentCues[question.language].meanwhile;
  if (!asks.test(question.folded)) return null;
  const cue = momentCues[post.language].meanwhile;
  const named = best(ask, post.steps, () => 0);
  const reached = stepReached(ask, asks) ?? memory.step;
  const going =
    named !== null && relevanceOf(ask, named) >= leastRelevance
      ? named
      : post.steps.find(({ number }) => number === reached);
  if (going === undefined) return null;
  const parallel = post.steps.filter(({ folded }) => cue.test(folded));
  const found =
    best(ask, parallel, ({ number }) => (Math.abs(number - going.number) <= 1 ? 1 : 0)) ??
    post.steps[post.steps.indexOf(going) + 1];
  return found ? { ...showStep(ask, found), isPlaced: true } : null;
}

const leastRelevance = 0.5;

/** "How thick do I roll it?": the step that gives a measure and fits best. */
export function sized(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (!momentCues[question.language].size.test(question.folded) || question.tools.size > 0) {
    return null;
  }
  const measured = post.steps.filter(({ folded }) => measure.test(folded));
  const found = best(ask, measured, () => 0);
  return found !== null && relevanceOf(ask, found) >= leastRelevance ? showStep(ask, found) : null;
}

/** "How do I make the sauce?": the step that puts most of that part's ingredients together. */
export function ofPart(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (question.group === null || !question.cues.step.how.test(question.folded)) return null;
  const own = post.ingredients.filter(({ group }) => group === question.group);
  const count = ({ ingredients }: PreparedStep) =>
    own.filter(({ index }) => ingredients.includes(index)).length;
  // "How do I thicken the sauce?": a step that does this to it goes before one that makes it.
  const title = words(question.group, post.language).map(({ stem }) => stem);
  const rest = [...question.searched].filter((stem) => !title.includes(stem));
  const doing = post.steps.find(
    ({ stems }) => rest.length > 0 && [...rest, ...title].every((stem) => stems.has(stem)),
  );
  if (doing !== undefined) return showStep(ask, doing);
  const found = post.steps.toSorted((a, b) => count(b) - count(a))[0];
  return found && count(found) > 1 ? showStep(ask, found) : null;
}
