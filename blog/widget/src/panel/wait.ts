import { filled } from '@cpal/shared/panel-look';
import type { Language } from '../lib/languages';
import { element } from './element';
import type { Words } from './words/words';

/** Such as "in 40 seconds", in a language's own grammar. */
function spanIn(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  return seconds < 100
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / 60), 'minute');
}

interface WaitOptions {
  language: Language;
  words: Words;
  /** Why there is a wait. */
  reason: string;
  seconds: number;
  over: () => void;
}

/**
 * A paragraph that says why and how long a reader has to wait, counted down. A screen reader says the whole
 * sentence once, and once more when the time is over.
 */
export function makeWait({ language, words, reason, seconds, over }: WaitOptions): HTMLElement {
  const sentence = (left: number) => `${reason} ${filled(words.againIn, spanIn(language, left))}`;
  const counted = element('span', { 'aria-hidden': 'true' }, sentence(seconds));
  const said = element('span', { class: 'hidden' }, sentence(seconds));
  const line = element('p', { class: 'text trouble' }, said, counted);
  const endsAtMs = Date.now() + seconds * 1000;
  const tick = () => {
    // By the clock: a page in the background wakes late.
    const left = Math.ceil((endsAtMs - Date.now()) / 1000);
    if (left > 0) {
      counted.textContent = sentence(left);
      return;
    }
    clearInterval(ticking);
    line.replaceChildren(words.againNow);
    over();
  };
  const ticking = setInterval(tick, 1000);
  return line;
}
