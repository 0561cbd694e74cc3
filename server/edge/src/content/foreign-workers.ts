import type { FastifyReply } from 'fastify';

/**
 * Addresses under which common tools register a service worker at the root of a site. One that an earlier
 * site left at this origin would show its copies of that site for ever: a browser drops a worker only when
 * its script says so, not when the script is missing.
 */
export const workerPaths: readonly string[] = [
  // Workbox, vite-plugin-pwa, next-pwa and Gatsby.
  '/sw.js',
  // Create React App and sw-precache; without the hyphen, older guides and generators.
  '/service-worker.js',
  '/serviceworker.js',
  // Angular.
  '/ngsw-worker.js',
  // PWABuilder, and SuperPWA for WordPress.
  '/pwabuilder-sw.js',
  '/superpwa-sw.js',
  // Messages of another site are as wrong as its pages: Firebase and OneSignal.
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
];

/** Replaces the old worker, removes its copies and itself, and loads the pages that it showed again. */
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}
`;

/** Sends a service worker that ends an earlier site's. */
export const sendEndingWorker = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      // A worker has the policy that it is sent with. This one fetches nothing.
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
    .send(script);
