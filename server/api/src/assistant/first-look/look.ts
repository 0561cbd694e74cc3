import { findGaps, prepare, type PreparedPost } from '@cpal/assistant/engine';
import type { Post } from '@cpal/assistant/post';
import type { FirstLook } from '@cpal/shared/contract/assistant/first-look';
import type { Uses } from '../../kernel/services';
import { orNull, readAccents, readFrontPage, readPicture } from '../../reading/front-page';
import { isGood } from '../../reading/fetch/guarded-fetch';
import { absolute, listNewest } from '../../reading/list-posts';
import type { PoliteFetch } from '../../reading/robots/robots';
import { type Place, placeName } from '../../websites/place';
import { findExchange } from './exchange';

type Deps = Uses<'pageReader' | 'promptFetch'>;

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

const minutesOf = ({ prep, cook, total }: NonNullable<Post['recipe']>['times']) =>
  total ?? (prep !== null && cook !== null ? prep + cook : null);

/** Of a source its place only: the sentence is a visitor's own to open. */
const toShown = (found: ReturnType<typeof findExchange>): FirstLook['exchange'] =>
  found && {
    ...found,
    source: found.source && { kind: found.source.kind, number: found.source.number },
  };

/** Builds what looks at one blog; its first page, its list, one post and its picture are asked for. */
export function createLook({ pageReader, promptFetch }: Deps) {
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

  const toPost = async (post: Post, { language }: PreparedPost): Promise<FirstLook['post']> => ({
    title: post.title,
    language,
    picture: await readPicture(pageReader, promptFetch, post.image, 'card'),
    ingredients: (post.recipe?.ingredients ?? []).slice(0, maxIngredients).map(({ text }) => text),
    yield: post.recipe?.yield?.text ?? null,
    minutes: post.recipe ? minutesOf(post.recipe.times) : null,
  });

  /** @throws FetchFailure, PageFailure, NoRecipe */
  return async (blog: Blog): Promise<FirstLook> => {
    const polite = await promptFetch(blog);
    const first = await readFrontPage(pageReader, polite.fetchPage, blog.url);
    const { page, front } = first;
    const feeds = absolute(front.feeds, page.url);
    const entries = await listNewest(polite, pageReader, blog, feeds);
    const [post, [accent = null]] = await Promise.all([
      readNewest(polite, entries),
      readAccents(pageReader, polite.fetchPage, first),
    ]);
    const prepared = prepare(post);
    const others = entries.flatMap(({ url, title }) =>
      title === null || url === post.url ? [] : [title],
    );
    return {
      blog: { name: front.name ?? placeName(blog), domain: placeName(blog), accent },
      post: await toPost(post, prepared),
      others: others.slice(0, maxOthers),
      exchange: toShown(findExchange(prepared)),
      gaps: findGaps(prepared)
        .slice(0, maxGaps)
        .map(({ question }) => question),
    };
  };
}
