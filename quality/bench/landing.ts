import { brotliCompressSync } from 'node:zlib';
import { launchOptions } from '@cpal/e2e/browser';
import { type CDPSession, chromium, type Page } from '@playwright/test';

/** What a first visit to a page costs, with nothing cached; bytes are bodies as they were sent. */
export interface ColdLoad {
  requests: Request[];
  /** How many requests had begun when the largest element was painted. */
  requestsBeforePaint: number;
  /** The page's own scripts, compressed: all that runs before the browser is idle. */
  inlineScriptBytes: number;
}

/** A request as it was sent. */
interface Request {
  url: string;
  path: string;
  bytes: number;
  /** The length of the chain of requests that ends with this one, itself included. */
  depth: number;
}

/** Loads a page in a fresh browser until the network is quiet. */
export async function coldLoad(url: string): Promise<ColdLoad> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const requests = await recordNetwork(await page.context().newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    return {
      requests: [...requests.values()],
      requestsBeforePaint: await requestsBeforePaint(page),
      inlineScriptBytes: await inlineScriptBytes(page),
    };
  } finally {
    await browser.close();
  }
}

/** Follows each request to its end; its initiator gives its depth. */
export async function recordNetwork(cdp: CDPSession): Promise<Map<string, Request>> {
  const sent = new Map<string, Request>();
  const depthOf = (url: string | undefined) =>
    [...sent.values()].find((request) => request.url === url)?.depth ?? 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator }) => {
    if (url.startsWith('data:')) return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    sent.set(requestId, { url, path: new URL(url).pathname, bytes: 0, depth: depthOf(asker) + 1 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (request !== undefined) request.bytes = lengthOf(response.headers);
  });
  await cdp.send('Network.enable');
  return sent;
}

/** The length that an answer names, in whatever case; NaN, which no limit lets pass, without one. */
const lengthOf = (headers: Readonly<Record<string, string>>): number =>
  Number(Object.entries(headers).find(([name]) => /^content-length$/i.test(name))?.[1]);

export const requestsBeforePaint = (page: Page) =>
  page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const started = performance.getEntriesByType('resource').filter((one) => one.startTime < paint);
    return started.length + 1;
  });

async function inlineScriptBytes(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    [...document.scripts].filter(({ type }) => type === '').map(({ text }) => text),
  );
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}
