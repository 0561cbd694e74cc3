import { inkOn } from '@cpal/shared/color';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { icon } from '../lib/icon';
import { adopt } from '../lib/style';
import css from './button.text.css';

/** The name of the widget's element, of which a page has one. */
export const tag = 'cpal-assistant';

/** Told which button was pressed. */
export type Press = (button: HTMLElement) => unknown;

const bubble = 'M4 4h16v12h-9l-5 4v-4H4z';

/** Makes a button that opens a dialog, in an element of its own, which no style of the blog reaches. */
export function makeHost(name: string, language: string, label: string, press: Press) {
  const host = document.createElement(name);
  host.lang = language;
  const root = host.attachShadow({ mode: 'open' });
  adopt(root, css);
  const button = document.createElement('button');
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  const text = document.createElement('span');
  text.textContent = label;
  text.dir = 'auto';
  button.append(text);
  button.addEventListener('click', () => press(button));
  root.append(button);
  return { host, button, text };
}

/** Makes the widget's button. */
export function makeButton(
  { accent }: WidgetSettings,
  ...told: [language: string, label: string, press: Press]
) {
  const made = makeHost(tag, ...told);
  const { style } = made.button;
  style.setProperty('--accent', accent);
  style.setProperty('--ink', inkOn(accent));
  const mark = document.createElement('b');
  mark.textContent = 'AI';
  made.text.before(icon(bubble, 22));
  made.text.after(mark);
  return made;
}
