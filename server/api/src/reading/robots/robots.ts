import { LRUCache } from 'lru-cache';
import { hour } from '../../kernel/clock';
import type { Uses } from '../../kernel/services';
import { createBlogFetch } from '../fetch/blog-fetch';
import { decodeText } from '../fetch/charset';
import { FetchFailure } from '../fetch/failures';
import type { Fetched, GuardedFetch } from '../fetch/guarded-fetch';
import { robotName } from './robot-name';
import { type RobotsRules, allowsPath, maxRobotsBytes, parseRobots } from './robots-rules';

/** For how many seconds a process remembers a blog's rules. */
const rulesHold = hour;

/** Bytes, roughly, of all rules that a process remembers, and of a blog's and a rule's own objects. */
const maxRemembered = 32 * 2 ** 20;
const blogBytes = 1_024;
const ruleBytes = 64;

/** Milliseconds: a longer pause that robots.txt asks for is not kept. */
const maxDelayMs = 10_000;

const noRules: RobotsRules = { rules: [], crawlDelaySeconds: 0, sitemaps: [] };

const weightOf = ({ rules, sitemaps }: RobotsRules) =>
  blogBytes +
  rules.reduce((sum, { pattern }) => sum + pattern.length + ruleBytes, 0) +
  sitemaps.reduce((sum, { length }) => sum + length, 0);

/**
 * RFC 9309: what is missing allows all; a server that fails forbids all for now.
 * @throws FetchFailure
 */
function readRules({ status, body, header }: Fetched): RobotsRules {
  if (status >= 500) throw new FetchFailure('robots_unavailable');
  if (status >= 300) return noRules;
  // What was cut off in the middle could forbid more than it says.
  const isCut = body.length === maxRobotsBytes;
  const end = isCut ? body.lastIndexOf('\n') + 1 : body.length;
  return parseRobots(decodeText(body.subarray(0, end), header('content-type')), robotName);
}

/** A way to fetch pages of one blog that keeps to its robots.txt. */
export interface PoliteFetch {
  fetchPage: GuardedFetch;
  /** Where robots.txt says that lists of posts are. */
  sitemaps: readonly string[];
}

/**
 * Reads the rules of blogs, each at most once an hour.
 * @param takesTurns whether each request waits for its turn; what somebody waits for is a few requests,
 *   and would stand behind a reading that takes minutes.
 * @returns a function that throws FetchFailure where a blog's rules cannot be read.
 */
export function createPoliteFetch(
  services: Uses<'clock' | 'db' | 'fetchPage' | 'politeness'>,
  { takesTurns = true }: { takesTurns?: boolean } = {},
) {
  const known = new LRUCache<string, RobotsRules>({
    maxSize: maxRemembered,
    sizeCalculation: weightOf,
    ttl: rulesHold * 1000,
  });

  const rulesOf = async ({ url, domain }: { url: string; domain: string }) => {
    const { origin } = new URL(url);
    const remembered = known.get(origin);
    if (remembered) return remembered;
    const fetchRobots = createBlogFetch(services, domain, takesTurns ? {} : { pauseMs: null });
    try {
      const rules = readRules(
        await fetchRobots(new URL('/robots.txt', origin).href, {
          max: maxRobotsBytes,
          truncate: true,
        }),
      );
      known.set(origin, rules);
      return rules;
    } catch (error) {
      // Some hosts forbid a file that is missing. It is not remembered: it may be allowed any moment.
      if (error instanceof FetchFailure && error.isTurnedAway && error.status === 403)
        return noRules;
      throw error;
    }
  };

  return async (blog: { url: string; domain: string }): Promise<PoliteFetch> => {
    const rules = await rulesOf(blog);
    const requireAllowed = ({ pathname, search }: URL) => {
      // The same blog with and without `www.` has one set of rules.
      if (!allowsPath(rules, pathname + search)) throw new FetchFailure('robots');
    };
    const delayMs = Math.min(rules.crawlDelaySeconds * 1000, maxDelayMs);
    const pauseMs = takesTurns ? Math.max(services.politeness.pauseMs, delayMs) : null;
    return {
      fetchPage: createBlogFetch(services, blog.domain, { requireAllowed, pauseMs }),
      sitemaps: rules.sitemaps,
    };
  };
}

export type FetchOf = ReturnType<typeof createPoliteFetch>;

declare module '../../kernel/services' {
  interface Services {
    /** For a few requests that somebody waits for: they take no turns. */
    promptFetch: FetchOf;
  }
}
