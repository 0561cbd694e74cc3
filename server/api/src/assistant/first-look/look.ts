import { findGaps, prepare, type PreparedPost } from '@cpal/assistant/engine';
import type { Post } from '@cpal/assistant/post';
import type { FirstLook } from '@cpal/shared/contract/first-look';
import type { Uses } from '../../kernel/services';
import { FetchFailure } from '../../reading/failures';
import type { Fetched } from '../../reading/guarded-fetch';
import { absolute, listNewest } from '../../reading/list-posts';
import { PageFailure } from '../../reading/read-page';
import { fetchImage } from '../../reading/pictures/fetch-image';
import { createPoliteFetch, type PoliteFetch } from '../../reading/robots';
import { type Place, placeName } from '../../websites/place';
import { findExchange } from './exchange';

type Deps = Uses<'clock' | 'db' | 'fetchPage' | 'pageReader' | 'politeness'>;

interface Blog extends Place {
  url: string;
}

/** The newest posts of the blog have no recipe that can be read. */
export class NoRecipe extends Error {
  override readonly name = 'NoRecipe';
}

/** Posts that are tried until one has a recipe, and others that are named. */
const maxTried = 3;
const maxOthers = 3;
const maxIngredients = 5;
const maxGaps = 5;

/** Style sheets that are looked through, and bytes of each. */
const maxStyleSheets = 2;
const maxStyleBytes = 300_000;

const isGood = ({ status }: Fetched) => status >= 200 && status < 300;

/** What fails of something that the look does without. */
const isMissing = (error: unknown) => error instanceof FetchFailure || error instanceof PageFailure;

async function orNull<T>(something: Promise<T>): Promise<T | null> {
  try {
    return await something;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const minutesOf = ({ prep, cook, total }: NonNullable<Post['recipe']>['times']) =>
  total ?? (prep !== null && cook !== null ? prep + cook : null);

/** Builds what looks at one blog; its first page, its list, one post and its picture are asked for. */
export function createLook(services: Deps) {
  const { pageReader } = services;
  const fetchOf = createPoliteFetch(services);

  const readFront = async ({ fetchPage }: PoliteFetch, { url }: Blog) => {
    const page = await fetchPage(url);
    if (!isGood(page)) throw new FetchFailure('bad_answer', { message: `answered ${page.status}` });
    return { page, front: await pageReader.readFront(page) };
  };

  type Front = Awaited<ReturnType<typeof readFront>>['front'];

  /** Its style sheets may be on other hosts, which are not asked. */
  const findAccent = async ({ fetchPage }: PoliteFetch, base: URL, front: Front) => {
    const sheets = absolute(front.styleSheets, base).slice(0, maxStyleSheets);
    const options = { max: maxStyleBytes, truncate: true };
    const styles = await Promise.all(sheets.map((sheet) => orNull(fetchPage(sheet, options))));
    const css = [
      front.styles,
      ...styles.flatMap((style) => (style && isGood(style) ? [style.body.toString('latin1')] : [])),
    ].join('\n');
    const found = await orNull(pageReader.findAccents(Buffer.from(css), front.themeColor));
    return found?.[0] ?? null;
  };

  /** The newest post with a recipe. */
  const readNewest = async (
    { fetchPage }: PoliteFetch,
    entries: readonly { url: string }[],
  ): Promise<Post> => {
    for (const { url } of entries.slice(0, maxTried)) {
      const page = await orNull(fetchPage(url));
      const read = page && isGood(page) ? await orNull(pageReader.readPost(page, url)) : null;
      if (read?.post.recipe && read.post.recipe.ingredients.length > 0) return read.post;
    }
    throw new NoRecipe();
  };

  const findPicture = async ({ image }: Post) => {
    const found = image === null ? null : await orNull(fetchImage(fetchOf, image));
    const body =
      found && isGood(found) ? await orNull(pageReader.makePicture(found, 'card')) : null;
    return body === null ? null : `data:image/webp;base64,${body}`;
  };

  const toPost = async (post: Post, { language }: PreparedPost): Promise<FirstLook['post']> => ({
    title: post.title,
    language,
    picture: await findPicture(post),
    ingredients: (post.recipe?.ingredients ?? []).slice(0, maxIngredients).map(({ text }) => text),
    yield: post.recipe?.yield?.text ?? null,
    minutes: post.recipe ? minutesOf(post.recipe.times) : null,
  });

  /** @throws FetchFailure, PageFailure, NoRecipe */
  return async (blog: Blog): Promise<FirstLook> => {
    const polite = await fetchOf(blog);
    const { page, front } = await readFront(polite, blog);
    const feeds = absolute(front.feeds, page.url);
    const entries = await listNewest(polite, pageReader, blog, feeds);
    const [post, accent] = await Promise.all([
      readNewest(polite, entries),
      findAccent(polite, page.url, front),
    ]);
    const prepared = prepare(post);
    const others = entries.flatMap(({ url, title }) =>
      title === null || url === post.url ? [] : [title],
    );
    return {
      blog: { name: front.name ?? placeName(blog), domain: placeName(blog), accent },
      post: await toPost(post, prepared),
      others: others.slice(0, maxOthers),
      exchange: findExchange(prepared),
      gaps: findGaps(prepared)
        .slice(0, maxGaps)
        .map(({ question }) => question),
    };
  };
}
