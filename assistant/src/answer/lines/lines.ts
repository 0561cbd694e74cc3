import { tested } from '../../language/cues/done-when';
import { doneWhen, questionWords, reasonCues, shortCues } from '../../language/cues/tables';
import { cuesOf } from '../../retrieval/cues-of';
import type { Fragment } from '../../retrieval/prepared';
import { rankFragments } from '../../retrieval/rank';
import { isTold } from '../../retrieval/told';
import type { Candidate } from '../candidates';
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
  const told = ask.post.fragments.filter(isTold);
  const ofKind = signsAsked(ask).flatMap((has) => told.filter(has).slice(0, maxOfKind));
  const lines = new Set([...near.slice(0, maxNear), ...ofKind].filter(isTold));
  return [...lines].slice(0, maxLines).map((line) => ({
    from: 'line',
    draft: lineDraft(ask, line),
    line,
  }));
}

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
    [intents.has('storage'), says(keep)],
    [
      intents.has('equipment'),
      ({ folded: text }) => Object.values(cues.tools).some((tool) => tool.test(text)),
    ],
    [
      question.cues.step.sign.test(folded),
      ({ folded: text }) =>
        [cues.until, doneWhen[post.language], tested].some((cue) => cue.test(text)),
    ],
    [intents.has('substitution'), (line) => line.lacked.length > 0 || offer.test(line.folded)],
    [shortCues[language].why.test(folded), ({ folded: text }) => because.test(text)],
  ];
  return [
    ...signs.flatMap(([isAsked, has]) => (isAsked ? [has] : [])),
    ...[...actions].map((action) => says(cues.actions[action])),
    ...[...tools].map((tool) => says(cues.tools[tool])),
  ];
}

const says =
  (cue: RegExp) =>
  ({ folded, topic }: Fragment): boolean =>
    cue.test(folded) || cue.test(topic);

const asksHowLong = ({ intents, folded, language }: Ask['question']): boolean =>
  intents.has('duration') || questionWords[language].howLong.test(folded);

/** The line with the one after it; a time that is asked for stands first. */
function lineDraft(ask: Ask, line: Fragment): Draft {
  const draft = quotedFragment(ask, line, shownSentences);
  const [time, other] = asksHowLong(ask.question) ? line.durations : [];
  const intent = intentFor(ask, line);
  if (time === undefined || other !== undefined) return { ...draft, intent };
  const { say } = ask;
  return { ...draft, intent, text: `${say.times.takes(writtenTime(time, say))}\n${draft.text}` };
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
