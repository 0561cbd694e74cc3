import type { Site } from '@cpal/shared/contract/blogs/add-blog';
import { Problem } from '@cpal/server-kit/problem';
import pLimit from 'p-limit';
import type { Uses } from '../kernel/services';
import { requireSubscription } from '../licenses/licenses';
import { FetchFailure } from '../reading/fetch/failures';
import { isOfWebsite, readAccents, readFrontPage, readPicture } from '../reading/front-page';
import type { GuardedFetch } from '../reading/fetch/guarded-fetch';
import { maxPosts } from '../reading/limits';
import { absolute, listPosts } from '../reading/list-posts';
import { PageFailure } from '../reading/read-page';
import type { Account } from '../users/accounts';
import { readBlogAddress } from '../websites/blog-address';
import { placeName } from '../websites/place';
import { subscriptionNeeded } from './add-blog';

type Deps = Uses<'db' | 'log' | 'pageReader' | 'promptFetch' | 'settings'>;

/** Websites that a process looks at at once, and members that wait for that. */
const maxAtOnce = 4;
const maxWaiting = 20;

/** Requests for lists of posts, and milliseconds from the first to the last. */
const maxRequests = 12;
const maxListingMs = 8_000;

/** A firewall, or rules for robots: the blog is there, and another look may be let in. */
const turnedAway = new Set(['turned_away', 'robots', 'robots_unavailable']);

/** What a member is told of an address that could not be looked at; it repeats nothing that was typed. */
function asProblem(error: FetchFailure | PageFailure): Problem {
  if (error instanceof PageFailure)
    return new Problem(
      'blog_unreadable',
      'We could not read the page at this address. Please check it.',
    );
  return turnedAway.has(error.reason)
    ? new Problem('reader_turned_away', `We could not look at this address: it ${error.message}.`)
    : new Problem(
        'blog_unreadable',
        `This address ${error.message}. Please check it, or try again in a moment.`,
      );
}

/** As many requests as a look is worth; what comes later fails. */
function bounded(fetchPage: GuardedFetch): { fetchPage: GuardedFetch; isSpent: () => boolean } {
  const end = performance.now() + maxListingMs;
  let requests = 0;
  const isSpent = () => requests >= maxRequests || performance.now() > end;
  return {
    isSpent,
    fetchPage: async (address, options) => {
      if (isSpent()) throw new FetchFailure('timeout');
      requests += 1;
      return fetchPage(address, options);
    },
  };
}

async function countPosts(
  { pageReader }: Deps,
  polite: { fetchPage: GuardedFetch; sitemaps: readonly string[] },
  blog: Parameters<typeof listPosts>[2],
): Promise<Site['posts']> {
  const { fetchPage, isSpent } = bounded(polite.fetchPage);
  try {
    const { entries } = await listPosts({ ...polite, fetchPage }, pageReader, blog);
    if (entries.length === 0) return null;
    return { count: entries.length, has_more: isSpent() || entries.length >= maxPosts };
  } catch (error) {
    if (isOfWebsite(error)) return null;
    throw error;
  }
}

/** A name as `addBlog` takes it: without signs that nobody sees; null if nothing is left. */
function asName(text: string | null): string | null {
  const plain = (text ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return plain === '' ? null : plain;
}

/** Two letters of a tag such as `en-US`; null for a language that has no such code. */
const asLanguage = (tag: string | null) =>
  /^[a-z]{2}(?![a-z])/i.exec(tag ?? '')?.[0].toLowerCase() ?? null;

/**
 * Looks at a website that a member may add: what it calls itself, how many posts it lists, and which colors
 * mark it. Nothing is kept. Call once for each process.
 * @returns a function that throws Problem `invalid_url`, `blog_unreadable`, `reader_turned_away`,
 *   `subscription_required`, `overloaded`.
 */
export function createLook(services: Deps) {
  const { pageReader, promptFetch } = services;
  const inTurn = pLimit(maxAtOnce);

  async function look(url: string, place: { domain: string; path: string }): Promise<Site> {
    try {
      const polite = await promptFetch({ url, domain: place.domain });
      const first = await readFrontPage(pageReader, polite.fetchPage, url);
      const { page, front } = first;
      const [icon] = absolute(front.icon === null ? [] : [front.icon], page.url);
      const [posts, accents, picture] = await Promise.all([
        countPosts(services, polite, { url, ...place }),
        readAccents(pageReader, polite.fetchPage, first),
        readPicture(pageReader, promptFetch, icon ?? null, 'thumbnail'),
      ]);
      return {
        url,
        place: placeName(place),
        icon: picture,
        name: asName(front.name),
        language: asLanguage(front.language),
        system: front.system,
        posts,
        accents,
      };
    } catch (error) {
      if (isOfWebsite(error)) throw asProblem(error);
      throw error;
    }
  }

  return async (user: Account, given: string): Promise<Site> => {
    const { url, ...place } = readBlogAddress(given, services);
    await requireSubscription(services.db, user.stripeCustomerId, subscriptionNeeded);
    if (inTurn.pendingCount >= maxWaiting)
      throw new Problem('overloaded', 'Many blogs are being looked at. Please try again shortly.');
    return inTurn(() => look(url, place));
  };
}
