import type { FirstLook } from '@cpal/shared/contract/assistant/first-look';
import { Problem } from '@cpal/server-kit/problem';
import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { FetchFailure } from '../../reading/fetch/failures';
import { PageFailure } from '../../reading/read-page';
import { readBlogAddress } from '../../websites/blog-address';
import { placeName } from '../../websites/place';
import { createLook, NoRecipe } from './look';

type Deps = Uses<'pageReader' | 'promptFetch' | 'settings'>;

/** Milliseconds that a visitor waits. */
const patienceMs = 15_000;

/** Blogs that a process looks at at the same time. */
const maxAtOnce = 4;

/** What was seen is shown to whoever asks next, for seconds: nobody makes us ask a blog again and again. */
const remembered = 10 * minute;
const failureRemembered = minute;
const maxRemembered = 50;

const unreadable = (message: string) => new Problem('blog_unreadable', message);

/** Why a blog gives nothing to look at, in a visitor's words. */
function toProblem(error: unknown, name: string): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof NoRecipe)
    return unreadable(`We found no recipe among the newest posts of ${name}.`);
  if (error instanceof PageFailure)
    return unreadable(`We could not read ${name}: a page is too large or too deeply nested.`);
  return error instanceof FetchFailure ? unreadable(`${name} ${error.message}.`) : null;
}

/**
 * Looks at blogs for visitors: few at once, each once in ten minutes. Nothing is stored.
 * @returns a function that throws Problem `invalid_url`, `blog_unreadable` or `blog_busy`.
 */
export function createFirstLooks(services: Deps) {
  const look = createLook(services);
  const seen = new LRUCache<string, Promise<FirstLook>>({
    max: maxRemembered,
    ttl: remembered * 1000,
  });
  let running = 0;

  const start = async (blog: ReturnType<typeof readBlogAddress>) => {
    running += 1;
    try {
      return await look(blog);
    } catch (error) {
      throw toProblem(error, placeName(blog)) ?? error;
    } finally {
      running -= 1;
    }
  };

  const remember = (url: string, under: Promise<FirstLook>) => {
    seen.set(url, under);
    under.catch(() => seen.set(url, under, { ttl: failureRemembered * 1000 }));
    return under;
  };

  return async (address: string): Promise<FirstLook> => {
    const blog = readBlogAddress(address, services);
    const known = seen.get(blog.url);
    if (!known && running >= maxAtOnce)
      throw new Problem(
        'blog_busy',
        'Many people are trying this right now. Please try again in a minute.',
      );
    const under = known ?? remember(blog.url, start(blog));
    const isLate = new AbortController();
    const late = sleep(patienceMs, null, { signal: isLate.signal, ref: false }).catch(() => null);
    try {
      const found = await Promise.race([under, late]);
      if (found === null)
        throw unreadable('The blog takes long to answer. Please try again in a minute.');
      return found;
    } finally {
      isLate.abort();
    }
  };
}
