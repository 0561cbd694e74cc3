import { filled } from '@cpal/shared/panel-look';
import type { Source } from '@cpal/shared/contract/assistant/assistant';
import type { TrialOpening } from '@cpal/shared/contract/assistant/trial';
import type { Opening, Panel } from '../lib/opening';
import { makeServings } from './amounts';
import { makeConversation, tryConversation } from './conversation';
import { makeFrame } from './frame';
import { findPlace, fitsBeside, showPlace } from './jump';
import { makeOffers } from './offers';
import { keepKeys } from './own-keys';
import { findPicture } from './find-picture';
import { isDarkAt } from './scheme';
import { makeThread } from './thread';
import { makeTimers } from './timers';
import { wordsIn } from './words/all';

/** A keyboard on the screen would cover the panel before anything was read. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

/** Makes the panel in which a reader talks to the assistant; it is hidden until it is toggled. */
export function makePanel({ settings, language, opener, address, card, trial }: Opening): Panel {
  const words = wordsIn(language, settings.address_form ?? 'informal');
  // On a page of the product itself the picture is none of the dish.
  const picture = trial ? null : findPicture();
  const frame = makeFrame(settings, language, words, picture);
  const { dialog, form, question } = frame;
  const conversation = trial ? tryConversation(trial) : makeConversation(settings, address);
  let session: TrialOpening | null = null;

  const reveal = () => {
    // Some pages put another body in place of theirs.
    if (!frame.host.isConnected) document.body.append(frame.host);
    frame.paint(isDarkAt(document.body));
    dialog.hidden = false;
    opener().setAttribute('aria-expanded', 'true');
  };

  const hide = () => {
    dialog.hidden = true;
    opener().setAttribute('aria-expanded', 'false');
  };

  const close = () => {
    hide();
    opener().focus({ preventScroll: true });
  };

  const jump = ({ kind, number, quote }: Source) => {
    const post = session?.post;
    const lines = kind === 'step' ? post?.steps : post?.ingredients;
    const line = number === null ? undefined : lines?.[number - 1];
    const place = findPlace([line ?? quote, quote], card);
    if (place === null) return thread.say(words.nowhere);
    const panel = dialog.getBoundingClientRect();
    const fit = fitsBeside(place, panel);
    if (fit === null) close();
    showPlace(place, fit === 'above' ? panel.top : null);
  };

  const timers = makeTimers(words, () => {
    if (dialog.hidden) reveal();
  });
  form.before(timers.element);

  const thread = makeThread({
    log: frame.log,
    words,
    language,
    conversation,
    handlers: {
      jump,
      startTimer: timers.start,
      servings: () => makeServings(words, session?.post?.servings ?? null, ask),
    },
    name: () => session?.assistant.name ?? settings.name,
    busy: (isBusy) => {
      frame.send.disabled = isBusy;
      frame.offers.inert = isBusy;
    },
  });

  const send = (text: string) => {
    offers.fold();
    // The amounts of an earlier answer are not those that are on the way.
    frame.log.querySelector('.servings')?.remove();
    void thread.ask(text);
  };

  const ask = (text: string) => {
    send(text);
    (isTouched() ? dialog : question).focus();
  };

  const offers = makeOffers(frame.offers, words, ask);

  const greet = () =>
    thread.greet(
      async () => {
        session = await conversation.open();
        const { name, notice, greeting } = session.assistant;
        frame.title.textContent = filled(words.title, name);
        if (notice !== '') frame.notice.textContent = notice;
        offers.show(session);
        return greeting;
      },
      () => {
        // The button that was pressed goes.
        dialog.focus();
        void greet();
      },
    );

  frame.close.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // What was typed stays until it can be asked.
    if (thread.isBusy()) return;
    if (question.value.trim() !== '') send(question.value);
    question.value = '';
  });
  keepKeys(frame.host, (event) => {
    const { key, shiftKey, isComposing } = event;
    if (key === 'Escape') close();
    // While a word is being composed, Enter chooses it.
    const isSent = key === 'Enter' && !shiftKey && !isComposing;
    if (!isSent || !event.composedPath().includes(question)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  document.body.append(frame.host);
  void greet();

  return {
    isOpen: () => !dialog.hidden,
    toggle: () => {
      if (!dialog.hidden) return close();
      reveal();
      (isTouched() ? dialog : question).focus();
    },
    reveal,
    hide,
  };
}
