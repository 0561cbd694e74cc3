import { element } from './element';

const bullet = /^\s*[•*-]\s+/;

/** An answer's lines as paragraphs, and those that begin with a bullet as the items of lists. */
export function toBlocks(text: string): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (!bullet.test(line)) {
      blocks.push(element('p', {}, line));
      continue;
    }
    const last = blocks.at(-1);
    const list = last?.localName === 'ul' ? last : element('ul', { dir: 'auto' });
    // Without a direction of its own: the bullets are where the list begins.
    list.append(element('li', {}, new Text(line.replace(bullet, ''))));
    if (list !== last) blocks.push(list);
  }
  return blocks;
}
