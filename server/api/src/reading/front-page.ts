import { FetchFailure } from './fetch/failures';
import { type Fetched, type GuardedFetch, isGood } from './fetch/guarded-fetch';
import { absolute } from './list-posts';
import type { Front } from './page/read-front';
import { fetchImage } from './pictures/fetch-image';
import type { PictureSize } from './pictures/sizes';
import { PageFailure, type PageReader } from './read-page';
import type { FetchOf } from './robots/robots';

/** Style sheets that are looked through, and bytes of each. */
const maxStyleSheets = 3;
const maxStyleBytes = 300_000;

/** What a website or the reader of its pages failed in; anything else is a failure of ours. */
export const isOfWebsite = (error: unknown): error is FetchFailure | PageFailure =>
  error instanceof FetchFailure || error instanceof PageFailure;

/** For what a look does without: null where the website fails. */
export async function orNull<T>(something: Promise<T>): Promise<T | null> {
  try {
    return await something;
  } catch (error) {
    if (isOfWebsite(error)) return null;
    throw error;
  }
}

/**
 * Fetches a blog's first page, and what it says of the blog.
 * @throws FetchFailure, PageFailure
 */
export async function readFrontPage(
  pageReader: PageReader,
  fetchPage: GuardedFetch,
  url: string,
): Promise<{ page: Fetched; front: Front }> {
  const page = await fetchPage(url);
  const { status } = page;
  if (!isGood(page))
    throw new FetchFailure('bad_answer', { status, message: `answered with an error (${status})` });
  return { page, front: await pageReader.readFront(page) };
}

/** Up to three colors that a blog uses most. Its style sheets may be on other hosts, which are not asked. */
export async function readAccents(
  pageReader: PageReader,
  fetchPage: GuardedFetch,
  { page, front }: { page: Fetched; front: Front },
): Promise<string[]> {
  const sheets = absolute(front.styleSheets, page.url).slice(0, maxStyleSheets);
  const options = { max: maxStyleBytes, truncate: true };
  const styles = await Promise.all(sheets.map((sheet) => orNull(fetchPage(sheet, options))));
  const css = [
    front.styles,
    ...styles.flatMap((style) => (style && isGood(style) ? [style.body.toString('latin1')] : [])),
  ].join('\n');
  return (await orNull(pageReader.findAccents(Buffer.from(css), front.themeColor))) ?? [];
}

/** The picture of an image, as a `data:` address; null where there is none that can be shown. */
export async function readPicture(
  pageReader: PageReader,
  fetchOf: FetchOf,
  address: string | null,
  size: PictureSize,
): Promise<string | null> {
  const image = address === null ? null : await orNull(fetchImage(fetchOf, address));
  const body = image && isGood(image) ? await orNull(pageReader.makePicture(image, size)) : null;
  return body === null ? null : `data:image/webp;base64,${body}`;
}
