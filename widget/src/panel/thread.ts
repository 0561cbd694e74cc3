import { type AnswerHandlers, makeAnswer } from './answer';
import type { Conversation } from './conversation';
import { element } from './element';
import type { Words } from './words/words';

interface ThreadOptions {
  log: HTMLElement;
  words: Words;
  conversation: Conversation;
  handlers: Pick<AnswerHandlers, 'jump' | 'startTimer'>;
  /** The assistant's name, as known by now. */
  name: () => string;
  /** Is called when a question is on its way, and when it no longer is. */
  busy: (isBusy: boolean) => void;
}

/** Pixels above what is scrolled to. */
const margin = 12;

/** The questions and answers in the log, one question at a time. */
export function makeThread({ log, words, conversation, handlers, name, busy }: ThreadOptions) {
  let isAsking = false;

  const { rate, follow } = conversation;
  const newAnswer = () => makeAnswer({ words, name: name(), rate, follow, ...handlers });

  const setBusy = (isBusy: boolean) => {
    isAsking = isBusy;
    // What is read out is the whole answer, not each piece of it.
    log.setAttribute('aria-busy', String(isBusy));
    busy(isBusy);
  };

  const ask = async (asked: string): Promise<void> => {
    const text = asked.trim();
    if (text === '' || isAsking) return;
    setBusy(true);
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
      answer.fail(error, () => {
        entry.remove();
        answer.element.remove();
        void ask(text);
      });
    }
    setBusy(false);
    // Where both do not fit, what can be done with an answer goes before its question.
    const end = log.scrollHeight - log.clientHeight;
    if (end <= answer.element.offsetTop - margin) log.scrollTo({ top: end });
    else scroll();
  };

  return {
    ask,
    /** Whether a question is on its way. */
    isAsking: () => isAsking,
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
        failed.fail(error, () => {
          failed.element.remove();
          retry();
        });
        hello.replaceWith(failed.element);
      }
    },
  };
}
