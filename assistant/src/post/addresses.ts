/** An address as a URL of the web, resolved against the page's own; null where it is none. */
function resolved(address: string | null, base: string): URL | null {
  if (address === null || address === '' || address.length > 2000) return null;
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) && url.username === '' ? url : null;
  } catch {
    return null;
  }
}

/** The first of these that is a picture's address, whole. */
export const firstImage = (addresses: readonly (string | null)[], base: string): string | null =>
  addresses.map((address) => resolved(address, base)).find((url) => url !== null)?.href ?? null;

/**
 * The address that a post goes by: the canonical one where that is of the same host. Some themes
 * name the front page as every post's canonical address; that one does not count.
 */
export function canonicalAddress(canonical: string | null, url: string): string {
  const own = resolved(url, url);
  const named = resolved(canonical, url);
  if (own === null || named === null || named.host !== own.host) return url;
  if (named.pathname === '/' && own.pathname !== '/') return url;
  named.hash = '';
  return named.href;
}
