import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import { icon } from '../lib/icon';
import { copyText } from './copy-text';
import { button, element } from './element';
import type { Words } from './words/words';

const up = 'M7 11l4-7c2 0 3 1 2.5 4l-.5 2h5c1.5 0 2 1 1.8 2l-1.3 6c-.2 1-1 2-2 2H7zM7 11H4v9h3';
const down = 'M7 13l4 7c2 0 3-1 2.5-4l-.5-2h5c1.5 0 2-1 1.8-2l-1.3-6c-.2-1-1-2-2-2H7zM7 13H4V4h3';

/** What a reader can do with an answer: say whether it helped, and copy it. */
export function getActions(
  { message_id: id, text }: AssistantAnswer,
  words: Words,
  rate: (id: string, isHelpful: boolean | null) => Promise<void>,
): HTMLElement {
  const said = element('span', { role: 'status' });
  let rated: boolean | null = null;
  const show = (isHelpful: boolean | null) => {
    rated = isHelpful;
    thumbs[0]?.setAttribute('aria-pressed', String(rated === true));
    thumbs[1]?.setAttribute('aria-pressed', String(rated === false));
  };
  const thumb = (label: string, lines: string, isHelpful: boolean) =>
    button(
      icon(lines, 20),
      () => {
        const before = rated;
        // A second press takes back what was said.
        show(before === isHelpful ? null : isHelpful);
        said.textContent = '';
        rate(id, rated).then(
          () => (said.textContent = rated === null ? '' : words.thanks),
          () => {
            show(before);
            said.textContent = words.trouble.failed;
          },
        );
      },
      { 'aria-label': label, title: label, 'aria-pressed': 'false', class: 'icon' },
    );
  const thumbs = [thumb(words.helpful, up, true), thumb(words.notHelpful, down, false)];
  const copy = button(
    words.copy,
    () => {
      void copyText(text, copy).then(
        (isCopied) => (said.textContent = isCopied ? words.copied : words.notCopied),
      );
    },
    { class: 'quiet' },
  );
  return element('div', { class: 'actions' }, ...thumbs, copy, said);
}
