/** An address that may become a link: of the web, and nothing that runs. Null for any other. */
export function webAddress(url: string | null): string | null {
  try {
    const { href, protocol } = new URL(url ?? '', location.href);
    return url !== null && /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
