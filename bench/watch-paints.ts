import type { Page } from '@playwright/test';

/** 150 ms of latency, 1.6 Mbit/s, a quarter of this processor. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowdown = 4;

/**
 * When a page's largest elements are painted, in milliseconds after its request, on a slow line and a
 * slow processor. By the protocol, since a page without script cannot observe itself.
 */
export async function watchPaints(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const seen: number[] = [];
  let start = 0;
  cdp.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document') start = wallTime;
  });
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { renderTime = 0, loadTime = 0 } = event.lcpDetails ?? {};
    seen.push(Math.round(((renderTime || loadTime) - start) * 1000));
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] });
  return seen;
}
