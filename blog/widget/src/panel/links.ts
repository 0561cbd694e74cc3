import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import { element } from './element';
import { webAddress } from './web-address';
import type { Words } from './words/words';

const max = 3;

/** Other posts of the blog that an answer leads to; `follow` is told of a press. */
export function getRelatedLinks(
  { related, message_id: id }: AssistantAnswer,
  words: Words,
  follow: (messageId: string) => void,
): HTMLElement | null {
  const items = related.slice(0, max).flatMap(({ title, url, image }) => {
    const href = webAddress(url);
    const src = webAddress(image);
    const picture =
      src === null
        ? null
        : element('img', { src, alt: '', width: 48, height: 48, loading: 'lazy' });
    const text = element('span', {}, title);
    if (href === null) return [];
    const link = element('a', { href }, picture, text);
    link.addEventListener('click', () => follow(id));
    return [element('li', {}, link)];
  });
  if (items.length === 0) return null;
  return element(
    'div',
    { class: 'related' },
    element('p', { class: 'tier' }, words.related),
    element('ul', {}, ...items),
  );
}

/** What the blogger earns from, which each link says of itself. */
export function getAffiliateLinks({ links }: AssistantAnswer, words: Words): HTMLElement | null {
  const items = links.slice(0, max).flatMap(({ label, url }) => {
    const href = webAddress(url);
    if (href === null) return [];
    const link = element('a', { href, target: '_blank', rel: 'sponsored noopener' }, label);
    return [element('li', {}, link, element('span', { class: 'ad' }, words.affiliate))];
  });
  return items.length === 0 ? null : element('ul', { class: 'links' }, ...items);
}
