import { accentText, inkOn } from '@cpal/shared/color';
import type { WidgetSettings } from '@cpal/shared/deployment';
import { filled, panelSurfaces } from '@cpal/shared/panel-look';
import { icon } from '../lib/icon';
import { adopt } from '../lib/style';
import askingStyles from './asking.text.css';
import conversationStyles from './conversation.text.css';
import { button, element } from './element';
import panelStyles from './panel.text.css';
import type { Words } from './words/words';

const cross = 'M6 6l12 12M18 6L6 18';

/** The dish, in a place of its own; one that does not load leaves none. */
function dish(src: string): HTMLElement {
  const made = element('img', { src, alt: '', width: 40, height: 40, class: 'dish' });
  made.addEventListener('error', () => made.remove());
  return made;
}

/** The panel's lasting parts: heading, notice, conversation, what can be chosen, the question. */
export function makeFrame(
  settings: WidgetSettings,
  language: string,
  words: Words,
  picture: string | null,
) {
  const title = element('h2', { id: 'title' }, filled(words.title, settings.name));
  const close = button(icon(cross, 22), () => undefined, {
    'aria-label': words.close,
    class: 'icon close',
  });
  const notice = element('p', { class: 'notice' }, words.notice);
  const log = element('div', {
    role: 'log',
    class: 'log',
    'aria-label': words.conversation,
    tabindex: 0,
  });
  const offers = element('div', { class: 'offers' });
  offers.addEventListener('focusin', ({ target }) => {
    // A browser scrolls to a control, but not to its ring. What is pressed stays where it is.
    if (target instanceof Element && target.matches(':focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const question = element('textarea', {
    id: 'question',
    rows: 1,
    maxlength: 500,
    placeholder: words.question,
    dir: 'auto',
    enterkeyhint: 'send',
  });
  const send = element('button', { type: 'submit', class: 'send' }, words.send);
  const form = element(
    'form',
    {},
    element('label', { for: 'question', class: 'hidden' }, words.question),
    question,
    send,
  );
  const dialog = element(
    'section',
    { role: 'dialog', 'aria-labelledby': 'title', tabindex: -1, hidden: true },
    element(
      'header',
      {},
      picture === null ? null : dish(picture),
      title,
      element('span', { class: 'badge' }, 'AI'),
      close,
    ),
    notice,
    log,
    offers,
    form,
  );
  const host = document.createElement('cpal-panel');
  host.lang = language;
  const root = host.attachShadow({ mode: 'open' });
  adopt(root, panelStyles + conversationStyles + askingStyles);
  root.append(dialog);

  const paint = (isDark: boolean) => {
    const scheme = isDark ? 'dark' : 'light';
    dialog.dataset.scheme = scheme;
    for (const [name, value] of Object.entries({
      '--accent': settings.accent,
      '--ink': inkOn(settings.accent),
      '--accent-text': accentText(settings.accent, panelSurfaces[scheme]),
      '--surface': panelSurfaces[scheme],
    }))
      dialog.style.setProperty(name, value);
  };
  return { host, dialog, title, close, notice, log, offers, form, question, send, paint };
}
