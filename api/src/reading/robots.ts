import robotsParser from 'robots-parser';
import { FifoMap } from 'toad-cache';
import { hour } from '../server/clock';
import type { Uses } from '../server/services';
import { createBlogFetch } from './blog-fetch';
import { decodeText } from './charset';
import { FetchFailure } from './failures';
import type { Fetched, GuardedFetch } from './guarded-fetch';
import { robotName } from './page-fetch';

/** What a blog's robots.txt asks of us. */
interface Rules {
  allows: (url: URL) => boolean;
  /** Milliseconds between two requests. */
  pauseMs: number;
  sitemaps: string[];
}

/** How many blogs' rules a process remembers, and for how many seconds. */
const remembered = 1_000;
const rulesHold = hour;

/** Milliseconds: a longer pause that robots.txt asks for is not kept. */
const longestDelay = 10_000;

/** RFC 9309: what is missing allows all; a server that fails forbids all for now. */
function readRules({ url, status, body, header }: Fetched, politeMs: number): Rules {
  if (status === 429 || status >= 500) throw new FetchFailure('robots_unavailable');
  if (status >= 300) return { allows: () => true, pauseMs: politeMs, sitemaps: [] };
  const robots = robotsParser(url.href, decodeText(body, header('content-type')));
  const delayMs = (robots.getCrawlDelay(robotName) ?? 0) * 1000;
  return {
    // The same blog with and without `www.` has one set of rules.
    allows: ({ pathname, search }) =>
      robots.isAllowed(new URL(pathname + search, url).href, robotName) !== false,
    pauseMs: Math.max(politeMs, Math.min(delayMs, longestDelay)),
    sitemaps: robots.getSitemaps(),
  };
}

/** A way to fetch pages of one blog that keeps to its robots.txt. */
export interface PoliteFetch {
  fetchPage: GuardedFetch;
  /** Where robots.txt says that lists of posts are. */
  sitemaps: string[];
}

/**
 * Reads the rules of blogs, each at most once an hour.
 * @returns a function that throws FetchFailure where a blog's rules cannot be read.
 */
export function createPoliteFetch(services: Uses<'clock' | 'db' | 'fetchPage' | 'politeness'>) {
  const known = new FifoMap<Rules>(remembered, rulesHold * 1000);

  const rulesOf = async ({ url, domain }: { url: string; domain: string }): Promise<Rules> => {
    const { origin } = new URL(url);
    const old = known.get(origin);
    if (old) return old;
    const fetchRobots = createBlogFetch(services, domain);
    const answer = await fetchRobots(new URL('/robots.txt', origin).href);
    const rules = readRules(answer, services.politeness.pauseMs);
    known.set(origin, rules);
    return rules;
  };

  return async (blog: { url: string; domain: string }): Promise<PoliteFetch> => {
    const { allows, pauseMs, sitemaps } = await rulesOf(blog);
    const demandAllowed = (url: URL) => {
      if (!allows(url)) throw new FetchFailure('robots');
    };
    return {
      fetchPage: createBlogFetch(services, blog.domain, { demandAllowed, pauseMs }),
      sitemaps,
    };
  };
}
