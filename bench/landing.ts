import { launchOptions } from '@cpal/e2e/browser';
import { type CDPSession, chromium } from '@playwright/test';

/** What a first visit to a page costs, with nothing cached. */
export interface ColdLoad {
  requests: number;
  /** Bytes of the bodies as they were sent, compressed; headers apart. */
  bytes: number;
  /** The longest chain of requests of which each had to wait for the one before. */
  depth: number;
  parts: { path: string; bytes: number; depth: number }[];
}

/** Loads a page in a fresh browser until the network is quiet. */
export async function coldLoad(url: string): Promise<ColdLoad> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const record = await recordNetwork(await page.context().newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    return summary([...record.values()]);
  } finally {
    await browser.close();
  }
}

interface Sent {
  url: string;
  bytes: number;
  depth: number;
}

/** Follows each request to its end; who asked for it tells how deep it lies. */
async function recordNetwork(cdp: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  const depthOf = (url: string | undefined) =>
    [...sent.values()].find((request) => request.url === url)?.depth ?? 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    sent.set(requestId, { url: request.url, bytes: 0, depth: depthOf(asker) + 1 });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = sent.get(requestId);
    if (request !== undefined) request.bytes = Number(response.headers['Content-Length'] ?? 0);
  });
  await cdp.send('Network.enable');
  return sent;
}

function summary(sent: readonly Sent[]): ColdLoad {
  return {
    requests: sent.length,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: Math.max(...sent.map(({ depth }) => depth)),
    parts: sent.map(({ url, bytes, depth }) => ({ path: new URL(url).pathname, bytes, depth })),
  };
}
