import { tracking } from '../../websites/blog-address';

const toggled = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

const otherHost = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

/**
 * Under which addresses a post may be known that a browser shows at `text`, the likeliest first:
 * without fragment and tracking, with and without a slash at the end, `www.` and TLS, and last
 * without any query.
 * @returns none where it is no web address.
 */
export function postAddresses(text: string): string[] {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return [];
  const { protocol, host, pathname, searchParams } = new URL(text);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  const query = kept.size > 0 ? `?${kept.toString()}` : '';
  const origins = [host, otherHost(host)].flatMap((one) =>
    [protocol, protocol === 'https:' ? 'http:' : 'https:'].map((scheme) => `${scheme}//${one}`),
  );
  const paths = [pathname, ...(pathname === '/' ? [] : [toggled(pathname)])];
  const queries = query === '' || pathname === '/' ? [query] : [query, ''];
  return queries.flatMap((one) =>
    paths.flatMap((path) => origins.map((origin) => `${origin}${path}${one}`)),
  );
}
