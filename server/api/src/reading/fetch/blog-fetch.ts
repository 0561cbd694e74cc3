import { blogDomain } from '../../websites/blog-domain';
import type { Uses } from '../../kernel/services';
import { FetchFailure } from './failures';
import type { GuardedFetch } from './guarded-fetch';
import { findTurnedAway } from './protection';
import { takeTurn } from './turn';

interface Rules {
  /** May reject an address of the blog besides. */
  requireAllowed?: (url: URL) => void;
  /** Milliseconds to the next request; null takes no turn, for a few requests that somebody waits for. */
  pauseMs?: number | null;
}

/**
 * Fetches pages of one blog: in its turn, and nothing that lies on another domain. What a firewall or a
 * bot protection answers is no page of it, and fails.
 */
export function createBlogFetch(
  services: Uses<'clock' | 'db' | 'fetchPage' | 'politeness'>,
  domain: string,
  { requireAllowed, pauseMs = services.politeness.pauseMs }: Rules = {},
): GuardedFetch {
  const before = async (url: URL) => {
    if (blogDomain(url) !== domain) throw new FetchFailure('left_blog');
    requireAllowed?.(url);
    if (pauseMs !== null) await takeTurn(services, domain, pauseMs);
  };
  return async (address, options) => {
    const page = await services.fetchPage(address, { ...options, before });
    const turnedAway = findTurnedAway(page);
    if (turnedAway) throw turnedAway;
    return page;
  };
}
