import { inkOn } from '@cpal/shared/color';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { icon } from '../lib/icon';
import { adopt } from '../lib/style';
import css from './button.text.css';

/** The name of the widget's element, of which a page has one. */
export const tag = 'cpal-assistant';

const bubble = 'M4 4h16v12h-9l-5 4v-4H4z';

/** Makes the button in an element of its own, which no style of the blog reaches. */
export function makeButton({ accent }: WidgetSettings, language: string, label: string) {
  const host = document.createElement(tag);
  host.lang = language;
  const root = host.attachShadow({ mode: 'open' });
  adopt(root, css);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-haspopup', 'dialog');
  button.setAttribute('aria-expanded', 'false');
  button.style.setProperty('--accent', accent);
  button.style.setProperty('--ink', inkOn(accent));
  const text = document.createElement('span');
  text.textContent = label;
  text.dir = 'auto';
  const mark = document.createElement('b');
  mark.textContent = 'AI';
  button.append(icon(bubble, 22), text, mark);
  root.append(button);
  return { host, button, text };
}
