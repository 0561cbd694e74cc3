import type { Post } from '@cpal/assistant/post';
import {
  type PostProblem,
  post as postSchema,
  postProblem,
} from '@cpal/shared/contract/blogs/blog';
import { blogSystems } from '@cpal/shared/contract/blogs/systems';
import { hexColor } from '@cpal/shared/contract/fields';
import * as v from 'valibot';
import type { Marks } from './proofs';
import type { Fetched } from './fetch/guarded-fetch';
import type { List, ListedBlog } from './page/parse-list';
import type { Front } from './page/read-front';
import { type PictureSize, pictures, pictureSizes } from './pictures/sizes';

/** What was read of a page, and what could not be, in words for a blogger. */
export interface PageRead {
  post: Post;
  problems: PostProblem[];
}

/** A page whose reader gave up: it took too long or too much memory, or what it gave is no post. */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
}

/** What a website sent, in bytes: its reader decodes them, which takes long for some charsets. */
const bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);
const source = { body: bytes, contentType: v.nullable(v.string()) };

/** Something to read, and what for. */
export const pageJob = v.variant('kind', [
  v.object({ kind: v.literal('post'), ...source, url: v.string() }),
  v.object({ kind: v.literal('marks'), ...source }),
  v.object({ kind: v.literal('front'), ...source }),
  v.object({ kind: v.literal('accents'), ...source, themeColor: v.nullable(v.string()) }),
  v.object({ kind: v.literal('picture'), body: bytes, size: v.picklist(pictureSizes) }),
  v.object({
    kind: v.literal('list'),
    ...source,
    blog: v.object({ url: v.string(), domain: v.string(), path: v.string() }),
  }),
]);
export type PageJob = v.InferOutput<typeof pageJob>;

/**
 * Reads what strangers' websites send. Nothing else in the server parses it: any page can be made to take
 * minutes, so its reader has limits of time and memory, and an event loop that nobody else needs.
 */
export interface PageReader {
  /** Reads a page into a post. @throws PageFailure */
  readPost: (page: Fetched, url: string) => Promise<PageRead>;
  /** What a page says about whose it is. @throws PageFailure */
  readMarks: (page: Fetched) => Promise<Marks>;
  /** What a blog's first page says of the blog. @throws PageFailure */
  readFront: (page: Fetched) => Promise<Front>;
  /** Up to three colors that a blog uses most, as `#rrggbb`. @throws PageFailure */
  findAccents: (css: Buffer, themeColor: string | null) => Promise<string[]>;
  /** Makes the square picture of an image; null if there is none in it. @throws PageFailure */
  makePicture: (image: Fetched, size: PictureSize) => Promise<string | null>;
  /** Reads the posts of a blog in a sitemap or a feed. @throws PageFailure */
  readList: (page: Fetched, blog: ListedBlog) => Promise<List>;
}

declare module '../kernel/services' {
  interface Services {
    /** The only way to parse what an address that a member gave has answered. */
    pageReader: PageReader;
  }
}

const { title, image, language, recipe, passages, url } = postSchema.entries;

const pageRead = v.object({
  post: v.object({ url, title, image, language, recipe, passages }),
  problems: v.array(postProblem),
});
const marksRead = v.object({ codes: v.array(v.string()), keys: v.array(v.string()) });
const optionalText = v.nullable(v.string());
const listRead = v.object({
  sitemaps: v.array(v.string()),
  entries: v.array(v.object({ url: v.string(), lastmod: optionalText, title: optionalText })),
});
const frontRead = v.object({
  name: optionalText,
  language: optionalText,
  icon: optionalText,
  themeColor: optionalText,
  system: v.nullable(v.picklist(blogSystems)),
  styleSheets: v.array(v.string()),
  styles: v.string(),
  feeds: v.array(v.string()),
});
const accentsRead = v.array(hexColor);

/** A WebP in base64 ("RIFF", its length, "WEBP"), of so many bytes at most. */
const webp = (maxBytes: number) =>
  v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^UklGR.{5}BXRUJQ/),
      v.base64(),
      v.maxLength(4 * Math.ceil(maxBytes / 3)),
    ),
  );
const pictureMade = {
  thumbnail: webp(pictures.thumbnail.maxBytes),
  card: webp(pictures.card.maxBytes),
};

/** Characters of the JSON of a post; a cookbook of one page is none. */
const maxPostLength = 1_000_000;

/** Characters of the JSON of anything; a list of 5,000 posts has half of it. */
const maxTextLength = 3_000_000;

/** Escapes that JSON writes of what PostgreSQL cannot store: NUL and halves of characters. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g;

/** What a page's reader sends, as text; of one that is too long, enough to see that it is. */
export const toText = (read: unknown) =>
  JSON.stringify(read)
    .slice(0, maxTextLength + 1)
    .replaceAll(unstorable, '$1');

function parseAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  longest = maxTextLength,
): v.InferOutput<Schema> {
  if (text.length > longest) throw new PageFailure('What was read of the page is too long');
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new PageFailure('What was read of the page is nothing that was asked for', { cause });
  }
}

/** Reads the text of a post. @throws PageFailure */
export const fromText = (text: string): PageRead => parseAs(pageRead, text, maxPostLength);

const toSource = ({ body, header }: Fetched) => ({ body, contentType: header('content-type') });

/** @param run does a job, and gives the text of what came of it. */
export function createPageReader(run: (job: PageJob) => Promise<string>): PageReader {
  return {
    readPost: async (page, address) =>
      fromText(await run({ kind: 'post', ...toSource(page), url: address })),
    readMarks: async (page) => parseAs(marksRead, await run({ kind: 'marks', ...toSource(page) })),
    readFront: async (page) => parseAs(frontRead, await run({ kind: 'front', ...toSource(page) })),
    findAccents: async (css, themeColor) => {
      const contentType = 'text/css; charset=utf-8';
      return parseAs(
        accentsRead,
        await run({ kind: 'accents', body: css, contentType, themeColor }),
      );
    },
    makePicture: async ({ body }, size) =>
      parseAs(pictureMade[size], await run({ kind: 'picture', body, size })),
    readList: async (page, { url: address, domain, path }) =>
      parseAs(
        listRead,
        await run({ kind: 'list', ...toSource(page), blog: { url: address, domain, path } }),
      ),
  };
}
