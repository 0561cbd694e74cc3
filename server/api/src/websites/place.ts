import { blogDomain } from './blog-domain';

/** What of a site is a blog's: a domain, and `/` or a path on it, such as `/blog/`. */
export interface Place {
  domain: string;
  path: string;
}

/** Letters that mean the same with and without an escape (RFC 3986, 6.2.2). */
const escaped = /%([\da-f]{2})/gi;
const unreserved = /[\w.~-]/;

const plain = (pathname: string) =>
  pathname.replaceAll(escaped, (escape, digits: string) => {
    const letter = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(letter) ? letter : escape.toUpperCase();
  });

const withSlash = (text: string) => (text.endsWith('/') ? text : `${text}/`);

/** What a server may read that decodes an address more than once. */
function decodedWhole(pathname: string): string {
  const decoded = pathname.replaceAll(escaped, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return decoded === pathname ? decoded : decodedWhole(decoded);
}

/**
 * Whether a path holds a slash or a step upwards in disguise: a server may take it for one, and lead out of
 * the path. Some cut off first what stands behind a semicolon.
 */
function canLeadOut(pathname: string): boolean {
  const parts = decodedWhole(pathname).split(/[/\\]/);
  return (
    parts.length !== pathname.split('/').length || parts.some((part) => /^\.\.?(?:;|$)/.test(part))
  );
}

/** The path that an address claims: what begins with it. */
export const claimedPath = ({ pathname }: Pick<URL, 'pathname'>) => withSlash(plain(pathname));

/** Whether an address of the domain lies on the blog's path. */
export function isOnPath(path: string, { pathname }: Pick<URL, 'pathname'>): boolean {
  if (path === '/') return true;
  return !canLeadOut(pathname) && withSlash(plain(pathname)).startsWith(path);
}

/** Whether an address lies in a blog's place. */
export const isInPlace = ({ domain, path }: Place, url: URL) =>
  blogDomain(url) === domain && isOnPath(path, url);

/** Of several blogs the one with the longest path that an address lies on. */
export const findNearest = <B extends Pick<Place, 'path'>>(
  blogs: readonly B[],
  url: Pick<URL, 'pathname'>,
): B | undefined =>
  blogs
    .filter(({ path }) => isOnPath(path, url))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** A place as a blogger writes it: `miabakes.com`, or `shared.com/blog`. */
export const placeName = ({ domain, path }: Place) => domain + path.slice(0, -1);

/**
 * The origins that the pages of a blog can have, as browsers send them. They are compared with what
 * is sent, letter by letter: what has to be parsed first can be written in many ways.
 */
export function listOrigins({ url, domain }: { url: string; domain: string }): string[] {
  const { hostname: given, port } = new URL(url);
  // With a final dot it is the same site.
  const hostname = given.replace(/\.$/, '');
  const bare = hostname.replace(/^(?:www\.)+(?=.+\.)/, '');
  const suffix = port === '' ? '' : `:${port}`;
  const hosts = new Set([hostname, bare, ...(bare === domain ? [`www.${bare}`] : [])]);
  return [...hosts].flatMap((host) => [`https://${host}${suffix}`, `http://${host}${suffix}`]);
}
