/** Only these count when texts are compared: blogs set spaces, signs and fractions differently. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const unseen = 'script,style,noscript,template,textarea,select';

/** The page's letters in a row, and the place of each. */
interface Letters {
  text: string;
  nodes: Text[];
  offsets: number[];
}

const isSeen = (element: Element | null) =>
  element !== null && !element.closest(unseen) && (element.checkVisibility?.() ?? true);

function lettersOf(scope: Element): Letters {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: Letters = { text: '', nodes: [], offsets: [] };
  const parts: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.data.trim() === '' || !isSeen(node.parentElement)) continue;
    let offset = 0;
    for (const letter of node.data) {
      const kept = plain(letter);
      parts.push(kept);
      for (let count = 0; count < kept.length; count += 1) {
        found.nodes.push(node);
        found.offsets.push(offset);
      }
      offset += letter.length;
    }
  }
  return { ...found, text: parts.join('') };
}

function rangeOf({ nodes, offsets }: Letters, start: number, end: number): Range | null {
  const [first, last] = [nodes[start], nodes[end - 1]];
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first, offsets[start] ?? 0);
  range.setEnd(last, Math.min((offsets[end - 1] ?? 0) + 1, last.data.length));
  return range;
}

/** Letters that tell a place well enough where the whole text is nowhere, from its start or its end. */
const telling = 32;

/**
 * Finds where a text stands in a page, whatever elements it is spread over.
 * @param scopes are looked through one after the other.
 * @returns null if it is nowhere.
 */
export function findText(wanted: string, scopes: readonly Element[]): Range | null {
  const whole = plain(wanted);
  if (whole.length < 2) return null;
  const all = scopes.map(lettersOf);
  for (const needle of [whole, whole.slice(0, telling), whole.slice(-telling)])
    for (const letters of all) {
      const start = letters.text.indexOf(needle);
      if (start >= 0) return rangeOf(letters, start, start + needle.length);
    }
  return null;
}
