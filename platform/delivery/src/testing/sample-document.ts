import type { BuildDocument } from '../store/build/build-document';

/** What a sample shell says of every document. */
export const sampleDocument: BuildDocument = {
  siteName: 'CPal',
  description: 'An assistant for food blogs.',
  notFoundTitle: 'Page not found | CPal',
  themeColors: { light: '#fffaf4', dark: '#191412' },
  boot: 'boot.js',
  frames: [
    { path: '*', html: 'frames/all.html', htmlWithoutWaitlist: null },
    { path: '/about', html: 'frames/about.html', htmlWithoutWaitlist: null },
  ],
  loading: 'frames/loading.html',
  notFound: 'frames/not-found.html',
  icons: [
    { rel: 'icon', href: 'icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { rel: 'apple-touch-icon', href: 'touch.png', type: null, sizes: null },
  ],
  manifest: 'site.webmanifest',
  fonts: ['text.woff2'],
  socialImage: { file: 'social.png', width: 1200, height: 630, alt: 'A bowl of soup' },
};

/** The files that it names, by path. */
export const documentFiles: Readonly<Record<string, string>> = {
  'boot.js': 'boot();',
  'frames/all.html': '<header>Home</header><main>{{screen}}</main>',
  'frames/about.html': '<header>Home, <b>About</b></header><main>{{screen}}</main>',
  'frames/loading.html': '<p>Loading</p><noscript>Please switch JavaScript on.</noscript>',
  'frames/not-found.html': '<h1>Oops! Page Not Found</h1>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'touch.png': 'png',
  'text.woff2': 'woff2',
  'site.webmanifest': '{"name":"CPal"}',
  'social.png': 'png',
};
