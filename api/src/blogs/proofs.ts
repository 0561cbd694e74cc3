import { Parser } from 'htmlparser2';
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

const snippet = /\/w\/([\w-]{1,64})\.js(?:[?#]|$)/;

/** Finds the tag and the snippet in a page. */
export function readMarks(html: string): Marks {
  const marks: Marks = { codes: [], keys: [] };
  let isHead = true;
  const parser = new Parser({
    onopentag: (name, { name: called, content = '', src = '' }) => {
      isHead &&= ofHead.has(name);
      if (isHead && name === 'meta' && called?.toLowerCase() === proofName)
        marks.codes.push(content.trim());
      const key = name === 'script' ? snippet.exec(src)?.[1] : undefined;
      if (key !== undefined) marks.keys.push(key);
    },
  });
  parser.end(html);
  return marks;
}
