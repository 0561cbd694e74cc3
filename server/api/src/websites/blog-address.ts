import { Problem } from '@cpal/server-kit/problem';
import { isLocalHost, bareHost } from './addresses';
import { isPrivateDomain, normalizeDomain } from './domain';
import { blogDomain } from './blog-domain';
import { type Place, claimedPath, isInPlace } from './place';
import type { Uses } from '../kernel/services';

/** Characters of the longest address that is stored. */
const maxAddressLength = 2_048;

/** What tells a reader's way to a page, and not the page (Google, Meta, mail services, WordPress). */
export const tracking =
  /^(?:utm_\w*|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|_gl|_ga|ref|share|replytocom|amp)$/i;

/** Reads an address as people type it: with or without `https://`; null if it is none. */
function parse(text: string, base?: string): URL | null {
  const typed = text.trim();
  const absolute =
    base !== undefined || /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(absolute, base)) return null;
  const url = new URL(absolute, base);
  const isWeb = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb ? url : null;
}

const invalid = (message: string) => new Problem('invalid_url', message);

/**
 * Where a blog begins, and what it is known by: its domain, and the path where it begins below one.
 * @throws Problem `invalid_url`
 */
export function readBlogAddress(text: string, { settings }: Uses<'settings'>) {
  const url = parse(text);
  const domain = url && normalizeDomain(url.hostname);
  if (!url || !domain)
    throw invalid('Please enter the address of your blog, such as miabakes.com.');
  const isHere = settings.localBlogs && isLocalHost(bareHost(url));
  if (!isHere && (isPrivateDomain(domain) || url.port !== ''))
    throw invalid(
      'Readers cannot reach this address. Please enter the public address of your blog.',
    );
  url.hash = '';
  url.search = '';
  return { url: url.href, domain: blogDomain(url) ?? domain, path: claimedPath(url) };
}

/**
 * The address under which a post of a blog is stored: without fragment and tracking.
 * @param blog its `url` is also what an address without a host goes by.
 * @returns null if it is no page of this blog.
 */
export function toPostAddress(text: string, blog: Place & { url: string }): string | null {
  const url = parse(text, blog.url);
  if (!url || !isInPlace(blog, url)) return null;
  if (url.port !== new URL(blog.url).port) return null;
  url.hash = '';
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name));
  // At once: each deletion would write the whole address again.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString();
  return url.href.length <= maxAddressLength && !url.href.includes('%00') ? url.href : null;
}

/** What a post is called until it was read: the last part of its address, as words. */
export function titleFrom(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[-_+]+|%20/g, ' ')
    .trim();
  return words.slice(0, 120) || hostname;
}
