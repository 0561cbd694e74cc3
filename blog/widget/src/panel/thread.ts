import { type AnswerHandlers, makeAnswer } from './answer';
import type { Conversation } from './conversation';
import type { Language } from '../lib/languages';
import { element } from './element';
import { waitAfter } from './failure';
import type { Words } from './words/words';

interface ThreadOptions {
  log: HTMLElement;
  words: Words;
  language: Language;
  conversation: Conversation;
  handlers: Pick<AnswerHandlers, 'jump' | 'servings' | 'startTimer'>;
  /** The assistant's name, as known by now. */
  name: () => string;
  /** Is called when a question cannot be asked, since one is on its way or too many were, and when it can. */
  busy: (isBusy: boolean) => void;
}

/** Pixels above what is scrolled to. */
const margin = 12;

/** The questions and answers in the log, one question at a time. */
export function makeThread(options: ThreadOptions) {
  const { log, words, language, conversation, handlers, name, busy } = options;
  let isAsking = false;
  let isWaiting = false;

  const { rate, follow } = conversation;
  const newAnswer = () => makeAnswer({ words, language, name: name(), rate, follow, ...handlers });

  /** Says why there is no answer; until the server accepts another question, none can be asked. */
  const fail = (answer: ReturnType<typeof newAnswer>, error: unknown, retry: () => void) => {
    isWaiting = waitAfter(error) !== null;
    busy(isBusy());
    answer.fail(error, retry, () => {
      isWaiting = false;
      busy(isBusy());
    });
  };
  const isBusy = () => isAsking || isWaiting;

  const setAsking = (isOnItsWay: boolean) => {
    isAsking = isOnItsWay;
    // What is read out is the whole answer, not each piece of it.
    log.setAttribute('aria-busy', String(isAsking));
    busy(isBusy());
  };

  const ask = async (asked: string): Promise<void> => {
    const text = asked.trim();
    if (text === '' || isBusy()) return;
    setAsking(true);
    const answer = newAnswer();
    const entry = element(
      'p',
      { class: 'asked' },
      element('span', { class: 'hidden' }, words.you),
      element('span', {}, text),
    );
    // The question stays in sight above its answer.
    const scroll = () => log.scrollTo({ top: entry.offsetTop - margin });
    log.append(entry, answer.element);
    scroll();
    try {
      answer.finish(
        await conversation.ask(text, (part) => {
          answer.show(part);
          scroll();
        }),
      );
    } catch (error) {
      fail(answer, error, () => {
        // The button that has the focus goes; without one, Escape would not reach the panel.
        log.focus({ preventScroll: true });
        entry.remove();
        answer.element.remove();
        void ask(text);
      });
    }
    setAsking(false);
    // Where both do not fit, what can be done with an answer goes before its question.
    const end = log.scrollHeight - log.clientHeight;
    if (end <= answer.element.offsetTop - margin) log.scrollTo({ top: end });
    else scroll();
  };

  return {
    ask,
    /** Whether no question can be asked at the moment. */
    isBusy,
    /** Adds a sentence of the panel's own. */
    say: (sentence: string) => {
      const line = element('p', { class: 'text trouble' }, sentence);
      log.append(line);
      log.scrollTo({ top: line.offsetTop });
    },
    /** Says hello above all else, once the session is open; and why, where it is not. */
    greet: async (greeting: () => Promise<string>, retry: () => void) => {
      const hello = element('p', { class: 'text thinking' }, words.thinking);
      log.prepend(hello);
      try {
        hello.replaceWith(element('p', { class: 'text' }, await greeting()));
      } catch (error) {
        const failed = newAnswer();
        fail(failed, error, () => {
          failed.element.remove();
          retry();
        });
        hello.replaceWith(failed.element);
      }
    },
  };
}
