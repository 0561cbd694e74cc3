import type { Post } from '@cpal/assistant/post';
import { type PostProblem, post as postSchema, postProblem } from '@cpal/shared/contract/blog';
import * as v from 'valibot';

/** What was read of a page, and what could not be, in words for a blogger. */
export interface PageRead {
  post: Post;
  problems: PostProblem[];
}

/** A page whose reader gave up: it took too long or too much memory, or what it gave is no post. */
export class PageFault extends Error {
  override readonly name = 'PageFault';
}

/** Reads a page into a post. @throws PageFault */
export type ReadPage = (html: string, url: string) => Promise<PageRead>;

const { title, image, language, recipe, passages, url } = postSchema.entries;

const pageRead = v.object({
  post: v.object({ url, title, image, language, recipe, passages }),
  problems: v.array(postProblem),
});

/** Characters of the JSON of a post; a cookbook of one page is none. */
const longestPost = 1_000_000;

/** Escapes that JSON writes of what PostgreSQL cannot store: NUL and halves of characters. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g;

/** What a page's reader sends, as text. */
export const toText = (read: PageRead) => JSON.stringify(read).replaceAll(unstorable, '$1');

/** Reads that text. @throws PageFault */
export function fromText(text: string): PageRead {
  if (text.length > longestPost) throw new PageFault('The post is too long');
  try {
    return v.parse(pageRead, JSON.parse(text));
  } catch (cause) {
    throw new PageFault('The post is none', { cause });
  }
}
