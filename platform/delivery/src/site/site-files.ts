import { releasesPath } from '@cpal/shared/deployment';
import { escapeHtml } from '@cpal/server-kit/html';
import { releaseList } from '../page/page-data';
import { publicAddress } from '../page/screen';
import type { Composition } from '../registry/composition';
import { federationManifest, isManifestPath, manifestPath } from './federation-manifest';
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

/** Of the current release of each remote, at an address that stays. */
const manifests = ({ remotes }: Composition, publicUrl: string) =>
  Object.fromEntries(
    remotes.map(({ current }) => [
      manifestPath(current.build.name),
      JSON.stringify(federationManifest(current, publicUrl)),
    ]),
  );

/** What tools and hosts of other origins read, too. */
const isShared = (path: string): boolean => path === releasesPath || isManifestPath(path);

/** Whether a site has a file at a path that is no page. */
export const isSiteFile = (path: string): boolean =>
  ['/robots.txt', '/sitemap.xml'].includes(path) || isShared(path);

/** The headers that such a file is sent with. */
export const siteFileHeaders = (path: string): Record<string, string> => ({
  'Content-Type': getMediaType(path).type,
  'X-Content-Type-Options': 'nosniff',
  ...(isShared(path) && {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }),
});

/** By path, what search engines, the shell and other hosts read of the site as a whole, with its headers. */
export const siteFiles = (composition: Composition, publicUrl: string) =>
  Object.entries({
    '/robots.txt': robots(publicUrl),
    '/sitemap.xml': sitemap(composition, publicUrl),
    [releasesPath]: JSON.stringify(releaseList(composition)),
    ...manifests(composition, publicUrl),
  }).map(([path, text]) => ({ path, text, headers: siteFileHeaders(path) }));
