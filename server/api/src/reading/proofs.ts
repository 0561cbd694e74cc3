import { scanTags } from './page/scan-tags';
import type { blogs } from '../db/schema';

/** The name of the meta tag, and of the file where the blog begins. */
export const proofName = 'cpal-verification';

/** What a blogger puts on a blog to prove that it is theirs; any one is enough. */
export function getProofs({
  url,
  path,
  verificationToken,
}: Pick<typeof blogs.$inferSelect, 'path' | 'url' | 'verificationToken'>) {
  return {
    meta_tag: `<meta name="${proofName}" content="${verificationToken}">`,
    file_url: new URL(`${path}${proofName}.txt`, url).href,
    file_body: verificationToken,
  };
}

/** What a page says about whose it is. */
export interface Marks {
  /** The codes in tags of our name, in the page's head. */
  codes: string[];
  /** The license keys in addresses of our script. */
  keys: string[];
}

/** What may stand in a head; anything else begins the body, where a reader's comment may stand. */
const ofHead = new Set([
  'html',
  'head',
  'title',
  'base',
  'link',
  'meta',
  'style',
  'script',
  'noscript',
  'template',
]);

/** Ends behind which the body begins; that of a paragraph makes one where none is open. */
const headEnds = new Set(['head', 'body', 'html', 'br', 'p']);

/** Elements whose text is for no reader. */
const unread = new Set(['script', 'style']);

/** Elements whose content browsers take for text, or keep aside: a place for what others wrote. */
const inert = new Set([
  'template',
  'noscript',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
]);

const snippet = /\/w\/([\w-]{1,64})\.js(?:[?#]|$)/;

/** Codes and keys that are taken of one page, and characters of a code. */
const maxMarks = 100;
const maxCode = 200;

const addOnce = (all: string[], one: string) => {
  if (all.length < maxMarks && !all.includes(one)) all.push(one);
};

/**
 * Finds the tag and the snippet in a page, where a browser would obey them, in time linear in its length.
 * What could have been written by somebody else than the page's owner does not count.
 */
export function readMarks(html: string): Marks {
  const marks: Marks = { codes: [], keys: [] };
  const open: string[] = [];
  let unreadName: string | null = null;
  let isHead = true;
  scanTags(html, {
    attributes: ['name', 'content', 'src'],
    onOpen: (name, { name: called, content = '', src = '' }) => {
      const inside = open.at(-1);
      // Tags are text in all of them but a template, which can have another inside.
      if (inside !== undefined && inside !== 'template') return;
      if (inside === undefined) isHead &&= ofHead.has(name);
      if (inert.has(name)) open.push(name);
      if (unread.has(name)) unreadName = name;
      if (inside !== undefined) return;
      if (isHead && name === 'meta' && called?.toLowerCase() === proofName)
        addOnce(marks.codes, content.trim().slice(0, maxCode));
      const key = name === 'script' ? snippet.exec(src)?.[1] : undefined;
      if (key !== undefined) addOnce(marks.keys, key);
    },
    onText: (text) => {
      if (isHead && unreadName === null && open.length === 0 && text.trim() !== '') isHead = false;
    },
    onClose: (name) => {
      if (name === unreadName) unreadName = null;
      if (name === open.at(-1)) open.pop();
      else if (open.length === 0 && headEnds.has(name)) isHead = false;
    },
  });
  return marks;
}
