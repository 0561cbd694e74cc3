import { releasesPath } from '@cpal/shared/deployment';
import { escapeHtml } from '@cpal/server-kit/html';
import { releaseList } from '../page/page-data';
import { publicAddress } from '../page/screen';
import type { Composition } from '../registry/composition';
import { getMediaType } from '../store/media-types';

const robots = (publicUrl: string) => `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** The protocol of sitemaps.org; it escapes what HTML escapes. */
function sitemap({ remotes }: Composition, publicUrl: string) {
  const urls = remotes
    .flatMap(({ current }) => current.build.pages)
    .flatMap((page) => publicAddress(page, publicUrl) ?? [])
    .map((address) => `<url><loc>${escapeHtml(address)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The paths of these files. */
const siteFilePaths: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml', releasesPath]);

/** Whether a site has a file at a path that is no page. */
export const isSiteFile = (path: string): boolean => siteFilePaths.has(path);

/** The headers that such a file is sent with. */
export const siteFileHeaders = (path: string): Record<string, string> => ({
  'Content-Type': getMediaType(path).type,
  'X-Content-Type-Options': 'nosniff',
});

/** By path, what search engines and the shell read of the site as a whole, with its headers. */
export const siteFiles = (composition: Composition, publicUrl: string) =>
  Object.entries({
    '/robots.txt': robots(publicUrl),
    '/sitemap.xml': sitemap(composition, publicUrl),
    [releasesPath]: JSON.stringify(releaseList(composition)),
  }).map(([path, text]) => ({ path, text, headers: siteFileHeaders(path) }));
