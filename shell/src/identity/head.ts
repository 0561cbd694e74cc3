import { site } from './site';

const { siteName, description, themeColors, socialCardAlt } = site;

/** What every document's head says of the site; `files/` is `identity/` in the build's folder. */
export const siteHead = {
  siteName,
  description,
  themeColors,
  // Browsers that can draw the SVG icon prefer it, in either color scheme.
  icons: [
    { rel: 'icon', href: 'identity/favicon-32.png', type: 'image/png', sizes: '32x32' },
    { rel: 'icon', href: 'identity/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    {
      rel: 'apple-touch-icon',
      href: 'identity/apple-touch-icon.png',
      type: null,
      sizes: '180x180',
    },
  ],
  manifest: 'identity/site.webmanifest',
  socialImage: { file: 'identity/social-card.jpg', width: 1200, height: 630, alt: socialCardAlt },
};
