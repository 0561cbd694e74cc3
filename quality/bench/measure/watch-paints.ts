import type { CDPSession, Page } from '@playwright/test';

/** 150 ms of latency, 1.6 Mbit/s, a quarter of this processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

/** What takes commands of the protocol. */
export interface Commanded {
  send: (method: Parameters<CDPSession['send']>[0], params?: object) => Promise<unknown>;
}

/** Gives a page the slow line and the slow processor. */
export async function slowDown(cdp: Commanded) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/**
 * When a page's largest elements are painted, in milliseconds after its request, on a slow line and a
 * slow processor. By the protocol, since a page without script cannot observe itself.
 */
export async function watchPaints(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const seen: number[] = [];
  const start = noteStart(cdp);
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { renderTime = 0, loadTime = 0 } = event.lcpDetails ?? {};
    seen.push(Math.round((renderTime || loadTime) * 1000 - start()));
  });
  await slowDown(cdp);
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  return seen;
}

/**
 * Makes a page slow as above.
 * @returns when its first document was asked for, in milliseconds of the clock.
 */
export async function startOfDocument(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  const start = noteStart(cdp);
  await slowDown(cdp);
  return start;
}

function noteStart(cdp: CDPSession) {
  let start: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') start ??= wallTime * 1000;
  });
  return () => start ?? Number.NaN;
}
