import { type Cues, places } from '../../language/cues/cues';
import { tested } from '../../language/cues/done-when';
import {
  doneWhen,
  momentCues,
  questionWords,
  reasonCues,
  shortCues,
} from '../../language/cues/tables';
import { cuesOf } from '../../retrieval/cues-of';
import { isInside } from '../../retrieval/figures/heats-inside';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/search/rank';
import { isTold, mentions } from '../../retrieval/lines/told';
import type { Candidate } from '../candidates';
import { heatsShown, inCelsius } from '../convert/heats-shown';
import type { Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import type { Intent } from '../reply';
import { writtenTime } from '../time/times';

/** Lines that share the most with the question. */
const maxNear = 8;
/** Lines of the kind that is asked for, by each sign of it. */
const maxOfKind = 6;
const maxLines = 20;
const shownSentences = 2;

/**
 * The lines of the post that may answer a question: those that share words with it, and those of the kind
 * that it asks for, such as times. Which of them does is weighed.
 */
export function lineCandidates(ask: Ask): Candidate[] {
  const near = rankFragments(ask.post, ask.question).map(({ fragment }) => fragment);
  const told = ask.post.fragments.filter(
    (each) =>
      isTold(each) &&
      isOfAskedHeat(ask, each) &&
      isOfAskedPlace(ask, each) &&
      isOfAskedKeeping(ask, each),
  );
  const ofKind = signsAsked(ask).flatMap((has) => told.filter(has).slice(0, maxOfKind));
  const lines = new Set(
    [...near.slice(0, maxNear), ...ofKind].filter((each) => told.includes(each)),
  );
  return [...lines].slice(0, maxLines).map((line) => ({
    from: 'line',
    draft: lineDraft(ask, line),
    line,
  }));
}

/** "How hot inside?": no heat of the oven is an answer to that. */
export const isOfAskedHeat = ({ question, post }: Ask, { folded, heats }: Fragment): boolean =>
  heats.length === 0 ||
  !question.cues.internal.test(question.folded) ||
  heats.some((heat) => {
    const celsius = inCelsius(heat, post.scale);
    return isInside(folded, heat, post.language) || (celsius >= coldestDone && celsius <= boiling);
  });

/** In degrees Celsius: nothing is done that is cooler, and no food gets hotter inside. */
const coldestDone = 35;
const boiling = 100;

/**
 * "Can I freeze it?": how long it keeps in the fridge is no answer to that. A line that names a place of
 * its own is of that, and of none that the heading has ("Storing and freezing").
 */
function isOfAskedPlace({ question, post }: Ask, { folded, topic }: Fragment): boolean {
  if (!question.intents.has('storage')) return true;
  const asked = placesIn(question.cues, question);
  const cues = cuesOf(post.language);
  const said = placesIn(cues, { folded });
  const own = said.length > 0 ? said : placesIn(cues, { folded: topic });
  return asked.length === 0 || own.length === 0 || own.some((place) => asked.includes(place));
}

/** "How long does it keep?": "keep the total at 125 g" is no answer to that, nor is a time in the oven. */
function isOfAskedKeeping({ question, post }: Ask, line: Fragment): boolean {
  const { intents, folded, language } = question;
  const asksKeeping = intents.has('storage') && shortCues[language].keep.test(folded);
  if (!asksKeeping || !questionWords[language].howLong.test(folded)) return true;
  const { keep } = shortCues[post.language];
  const { served } = momentCues[post.language];
  return mentions(keep)(line) && (line.durations.length > 0 || served.test(line.folded));
}

const placesIn = (cues: Cues, { folded, topic = '' }: { folded: string; topic?: string }) =>
  places.filter(
    (place) =>
      mentions(cues.places[place])({ folded, topic }) ||
      (place === 'freezer' && cues.actions.freeze.test(folded)),
  );

/** What the lines have that a question asks for. */
function signsAsked({ question, post }: Ask): ((line: Fragment) => boolean)[] {
  const { intents, folded, language, actions, tools } = question;
  const cues = cuesOf(post.language);
  const { keep, offer } = shortCues[post.language];
  const { because } = reasonCues[post.language];
  const words = questionWords[language];
  const asksTime = asksHowLong(question) || words.when.test(folded);
  const signs: readonly (readonly [boolean, (line: Fragment) => boolean])[] = [
    [asksTime, ({ durations }) => durations.length > 0],
    [intents.has('temperature'), ({ heats }) => heats.length > 0],
    [intents.has('storage'), mentions(keep)],
    [
      intents.has('equipment'),
      ({ folded: text }) => Object.values(cues.tools).some((tool) => tool.test(text)),
    ],
    [intents.has('substitution'), (line) => line.lacked.length > 0 || offer.test(line.folded)],
    [
      question.cues.step.sign.test(folded),
      ({ folded: text }) =>
        [cues.until, doneWhen[post.language], tested].some((cue) => cue.test(text)),
    ],
    [shortCues[language].why.test(folded), ({ folded: text }) => because.test(text)],
  ];
  return [
    ...signs.flatMap(([isAsked, has]) => (isAsked ? [has] : [])),
    ...[...actions].map((action) => mentions(cues.actions[action])),
    ...[...tools].map((tool) => mentions(cues.tools[tool])),
  ];
}

const asksHowLong = ({ intents, folded, language }: Ask['question']): boolean =>
  intents.has('duration') || questionWords[language].howLong.test(folded);

/** The line with the one after it; a time or a heat that is asked for stands first. */
export function lineDraft(ask: Ask, line: Fragment): Draft {
  const draft = quotedFragment(ask, line, shownSentences);
  const figure = figureAsked(ask, line);
  const text = figure === null ? draft.text : `${figure}\n${draft.text}`;
  return { ...draft, intent: intentFor(ask, line), text };
}

/** The time or the heat that is asked for, where the line has one. */
function figureAsked({ question, post, say }: Ask, { durations, heats }: Fragment): string | null {
  const [time, otherTime] = asksHowLong(question) ? durations : [];
  if (time !== undefined) return otherTime ? null : say.times.takes(writtenTime(time, say));
  const isOne = question.intents.has('temperature') && heats.length === 1;
  return isOne ? say.temperature.is(heatsShown(heats, post.scale, question.language, say)) : null;
}

function intentFor({ question }: Ask, { durations, heats }: Fragment): Intent {
  const { intents } = question;
  if (asksHowLong(question) && durations.length > 0) return 'duration';
  if (intents.has('temperature') && heats.length > 0) return 'temperature';
  const asked = (['storage', 'substitution', 'equipment'] as const).find((each) =>
    intents.has(each),
  );
  return asked ?? 'step';
}
