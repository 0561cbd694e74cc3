import { filled } from '@cpal/shared/panel-look';
import { button, element } from './element';
import type { Words } from './words/words';

const max = 99;

type AskFor = (question: string) => void;

/**
 * For how many: the number that is chosen is asked for, and the conversation keeps it.
 * @param servings as written; null if the post does not say, and nothing is made.
 */
export function makeServings(
  words: Words,
  servings: number | null,
  ask: AskFor,
): HTMLElement | null {
  if (servings === null) return null;
  let wanted = Math.round(servings);
  const count = element('output', { 'aria-label': words.servings }, String(wanted));
  const change = (by: number) => () => {
    wanted = Math.min(max, Math.max(1, wanted + by));
    count.textContent = String(wanted);
  };
  return element(
    'div',
    { role: 'group', 'aria-label': words.servings, class: 'servings' },
    element('span', { 'aria-hidden': 'true' }, words.servings),
    button('−', change(-1), { 'aria-label': words.fewer, class: 'icon' }),
    count,
    button('+', change(1), { 'aria-label': words.more, class: 'icon' }),
    button(words.showServings, () => ask(filled(words.askServings, wanted)), { class: 'chip' }),
  );
}

/** In which units: what is chosen is asked for, and the conversation keeps it. */
export function makeUnits(words: Words, ask: AskFor): HTMLElement[] {
  const units = [
    { label: words.metric, question: words.askMetric },
    { label: words.us, question: words.askUs },
  ].map(({ label, question }) => {
    const unit = button(
      label,
      () => {
        for (const one of units) one.setAttribute('aria-pressed', String(one === unit));
        ask(question);
      },
      { class: 'chip', 'aria-pressed': 'false' },
    );
    return unit;
  });
  return units;
}
