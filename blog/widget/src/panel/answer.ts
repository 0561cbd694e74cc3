import { filled } from '@cpal/shared/panel-look';
import type { AssistantAnswer, Source } from '@cpal/shared/contract/assistant/assistant';
import type { Language } from '../lib/languages';
import { getActions } from './actions';
import { toBlocks } from './blocks';
import { button, element } from './element';
import { getAffiliateLinks, getRelatedLinks } from './links';
import { minutesIn } from './minutes';
import { getSources } from './sources';
import { getFailureKind, waitAfter } from './failure';
import { makeWait } from './wait';
import type { Words } from './words/words';

/** What an answer's buttons do. */
export interface AnswerHandlers {
  words: Words;
  language: Language;
  /** The assistant's. */
  name: string;
  jump: (source: Source) => void;
  startTimer: (minutes: number) => void;
  /** For how many the amounts can be asked for; null if the post does not say for how many it is. */
  servings: () => HTMLElement | null;
  rate: (messageId: string, isHelpful: boolean | null) => Promise<void>;
  /** Is told that the reader goes on to a related post. */
  follow: (messageId: string) => void;
}

/** More would be a list to choose from while something burns. */
const maxTimers = 2;

/** Steps take time; how long something keeps is no matter of a timer. */
function timersOf(answer: AssistantAnswer, { words, startTimer }: AnswerHandlers) {
  const isStep = answer.sources.some(
    ({ kind, is_nearby }) => kind === 'step' && is_nearby !== true,
  );
  const found = isStep ? minutesIn(answer.text).slice(0, maxTimers) : [];
  if (found.length === 0) return null;
  const buttons = found.map((minutes) =>
    button(filled(words.timer, minutes), () => startTimer(minutes), { class: 'source' }),
  );
  return element('p', { class: 'places' }, ...buttons);
}

/** Where it comes from and what can be done with it; stays in sight below a long answer. */
function fromOf(answer: AssistantAnswer, handlers: AnswerHandlers) {
  const { words, name, jump } = handlers;
  const parts = [getSources(answer, words, name, jump), timersOf(answer, handlers)];
  return parts.every((part) => part === null) ? null : element('div', { class: 'from' }, ...parts);
}

/** Amounts of ingredients are for some number of people. */
const isOfAmounts = ({ tier, text, sources }: AssistantAnswer) =>
  tier === 'post' &&
  sources.length > 0 &&
  sources.every(({ kind }) => kind === 'ingredient') &&
  /\p{Nd}/u.test(text);

/** "You are welcome" rests on nothing, and nobody has to say whether it helped. */
const isTalk = ({ tier, sources, related }: AssistantAnswer) =>
  tier === 'post' && sources.length + related.length === 0;

/** The text without the titles that are shown as links below it. */
const withoutRelated = ({ text, related }: AssistantAnswer) =>
  text
    .split('\n')
    .filter((line) => related.every(({ title }) => line !== `• ${title}`))
    .join('\n');

/** Makes the place of one answer, which fills as the answer comes. */
export function makeAnswer(handlers: AnswerHandlers) {
  const { words, language } = handlers;
  const text = element(
    'div',
    { class: 'text' },
    element('p', { class: 'thinking' }, words.thinking),
  );
  const made = element('div', { class: 'answer' }, text);
  const write = ({ text: written, language: spoken }: AssistantAnswer) => {
    text.lang = spoken;
    text.replaceChildren(...toBlocks(written));
  };
  return {
    element: made,
    /** Shows the answer as far as it has come. */
    show: (answer: AssistantAnswer) => {
      if (answer.text !== '') write(answer);
    },
    finish: (answer: AssistantAnswer) => {
      write({ ...answer, text: withoutRelated(answer) });
      if (isTalk(answer)) return;
      made.append(
        ...[
          fromOf(answer, handlers),
          isOfAmounts(answer) ? handlers.servings() : null,
          getAffiliateLinks(answer, words),
          getRelatedLinks(answer, words, handlers.follow),
          getActions(answer, words, handlers.rate),
        ].filter((part) => part !== null),
      );
    },
    /**
     * Says in a sentence what went wrong, and offers to try again, once the server accepts it.
     * @param waited is called when a wait is over; not if there is none.
     */
    fail: (error: unknown, retry: () => void, waited: () => void) => {
      const kind = getFailureKind(error);
      const reason = words.trouble[kind === 'expired' || kind === 'lost' ? 'failed' : kind];
      const again = button(words.again, retry, { class: 'source' });
      const seconds = waitAfter(error);
      const over = () => {
        again.disabled = false;
        waited();
      };
      again.disabled = seconds !== null;
      const line =
        seconds === null
          ? element('p', { class: 'text trouble' }, reason)
          : makeWait({ language, words, reason, seconds, over });
      made.replaceChildren(line, again);
    },
  };
}
