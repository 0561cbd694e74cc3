import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../shell/src/identity/site';

const sources = 'shell/src/identity';
const folder = 'identity';
const inFolder = (name: string) => `${folder}/${name}`;

const manifestIcon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src,
  sizes,
  type: 'image/png',
  purpose,
});

const manifest = {
  name: site.siteName,
  short_name: site.siteName,
  description: site.description,
  lang: 'en',
  id: '/',
  start_url: '/',
  // With Back and the address in sight, as paying happens on another site.
  display: 'minimal-ui',
  background_color: site.themeColors.light,
  theme_color: site.themeColors.light,
  icons: [
    manifestIcon('icon-192.png', '192x192', 'any'),
    manifestIcon('icon-512.png', '512x512', 'any'),
    manifestIcon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
};

/** What a document's head says; browsers that can draw the SVG icon prefer it, in either scheme. */
const document = {
  icons: [
    { rel: 'icon', href: inFolder('favicon-32.png'), type: 'image/png', sizes: '32x32' },
    { rel: 'icon', href: inFolder('favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
    {
      rel: 'apple-touch-icon',
      href: inFolder('apple-touch-icon.png'),
      type: null,
      sizes: '180x180',
    },
  ],
  manifest: inFolder('site.webmanifest'),
  socialImage: {
    file: inFolder('social-card.jpg'),
    width: 1200,
    height: 630,
    alt: site.socialCardAlt,
  },
};

/**
 * Writes favicon, icons, social card and web manifest into `identity/` of a build's folder.
 * @returns what the build's `document` says of them; files are relative to the build's folder.
 */
export function writeIdentity(outDir: string) {
  const target = path.join(outDir, folder);
  cpSync(path.join(sources, 'drawn'), target, { recursive: true });
  copyFileSync(path.join(sources, 'mark.svg'), path.join(target, 'favicon.svg'));
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  writeFileSync(path.join(target, 'site.webmanifest'), text);
  return document;
}
