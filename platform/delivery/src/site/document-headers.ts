import { hashesIn, pageHeaders, type PolicyOptions } from '../page/security-headers';
import { siteFileHeaders } from './site-files';
import type { SiteDocument } from './table';

/**
 * The headers that a server sends a document with. They are the server's own: of what the store has, only
 * the hashes of inline scripts and styles are taken.
 * @param file the path of a file of the site; null for a page.
 * @throws UserError if the stored policy is no page's.
 */
export const documentHeaders = (
  { headers }: SiteDocument,
  file: string | null,
  options: PolicyOptions,
): Record<string, string> =>
  file === null
    ? pageHeaders(hashesIn(headers['Content-Security-Policy'] ?? ''), options)
    : siteFileHeaders(file);
