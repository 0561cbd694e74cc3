import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { freePort } from '../../../tools/processes/free-port';
import { expect, test } from '../journey';

/** A worker of an earlier site, which shows its copy of each page and asks the server for none. */
const oldWorker = `
  self.addEventListener('install', (event) => event.waitUntil(
    caches.open('old').then((cache) => cache.add('/')).then(() => self.skipWaiting())));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

const oldPage = `<!doctype html><title>Old</title><h1>The site of last year</h1>
  <script>navigator.serviceWorker.register('/sw.js')</script>`;

/** A server of one origin: the earlier site first, later what is at another port. */
async function openOrigin() {
  let target: number | null = null;
  const server: Server = createServer((req, res) => {
    if (target === null) {
      const isWorker = req.url === '/sw.js';
      res.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
      res.end(isWorker ? oldWorker : oldPage);
      return;
    }
    const { method, url: path, headers } = req;
    const passed = request({ port: target, method, path, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    req.pipe(passed);
  });
  const port = await freePort();
  await once(server.listen({ port, host: '127.0.0.1' }), 'listening');
  return {
    url: `http://localhost:${port}/`,
    moveTo: (other: number) => void (target = other),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the worker of an earlier site at this origin goes, and the page of today is shown', async ({
  product,
  page,
}) => {
  const origin = await openOrigin();
  try {
    await page.goto(origin.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    origin.moveTo(product.port);
    // The old worker answers once more, while the browser looks for its next version.
    await page.goto(origin.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your recipes/);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your recipes/);
  } finally {
    origin.close();
  }
});
