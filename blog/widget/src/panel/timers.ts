import { filled } from '@cpal/shared/panel-look';
import { button, element } from './element';
import type { Words } from './words/words';

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Three short tones; a browser without sound, or that forbids it, stays silent. */
function ring() {
  try {
    const sound = new AudioContext();
    for (const at of [0, 0.4, 0.8]) {
      const tone = sound.createOscillator();
      tone.frequency.value = 880;
      tone.connect(sound.destination);
      tone.start(sound.currentTime + at);
      tone.stop(sound.currentTime + at + 0.2);
    }
    setTimeout(() => void sound.close(), 2_000);
  } catch {
    // The sentence on the screen says the same.
  }
}

/**
 * The timers that run, one line each.
 * @param over is called when one has ended, so that it is seen.
 */
export function makeTimers(words: Words, over: () => void) {
  const list = element('div', { class: 'timers' });
  const start = (minutes: number) => {
    const endsAtMs = Date.now() + minutes * 60_000;
    const text = element('span', { role: 'timer' }, clockOf(minutes * 60));
    const line = element('p', {}, text);
    const tick = () => {
      // By the clock: a page in the background is woken late.
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      text.textContent = clockOf(left);
      if (left > 0) return;
      clearInterval(ticking);
      text.setAttribute('role', 'alert');
      text.textContent = filled(words.timerOver, minutes);
      ring();
      over();
    };
    const ticking = setInterval(tick, 1000);
    line.append(
      button(
        '×',
        () => {
          clearInterval(ticking);
          line.remove();
        },
        { 'aria-label': words.stop, title: words.stop, class: 'icon' },
      ),
    );
    list.append(line);
  };
  return { element: list, start };
}
