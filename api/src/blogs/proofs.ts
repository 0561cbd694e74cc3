import { scanTags } from '../reading/page/scan-tags';
import type { BlogRow } from './own-blogs';

/** The name of the meta tag, and of the file at the root of the blog. */
export const proofName = 'cpal-verification';

/** What a blogger puts on a blog to prove that it is theirs; any one is enough. */
export function proofsOf({ url, verificationToken }: Pick<BlogRow, 'url' | 'verificationToken'>) {
  return {
    meta_tag: `<meta name="${proofName}" content="${verificationToken}">`,
    file_url: new URL(`/${proofName}.txt`, url).href,
    file_body: verificationToken,
  };
}

/** What a page says about whose it is. */
export interface Marks {
  /** The codes in tags of our name, in the page's head. */
  codes: string[];
  /** The licence keys in addresses of our script. */
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

/** Ends that begin the body where nothing is open that they end. */
const bodyEnds = new Set(['body', 'br', 'p']);

const snippet = /\/w\/([\w-]{1,64})\.js(?:[?#]|$)/;

/** Codes and keys that are taken of one page, and characters of a code. */
const maxMarks = 100;
const maxCode = 200;

const addOnce = (all: string[], one: string) => {
  if (all.length < maxMarks && !all.includes(one)) all.push(one);
};

/** Finds the tag and the snippet in a page, in time linear in its length. */
export function readMarks(html: string): Marks {
  const marks: Marks = { codes: [], keys: [] };
  let isHead = true;
  scanTags(html, {
    attributes: ['name', 'content', 'src'],
    onOpen: (name, { name: called, content = '', src = '' }) => {
      isHead &&= ofHead.has(name);
      if (isHead && name === 'meta' && called?.toLowerCase() === proofName)
        addOnce(marks.codes, content.trim().slice(0, maxCode));
      const key = name === 'script' ? snippet.exec(src)?.[1] : undefined;
      if (key !== undefined) addOnce(marks.keys, key);
    },
    onClose: (name) => {
      isHead &&= !bodyEnds.has(name);
    },
  });
  return marks;
}
