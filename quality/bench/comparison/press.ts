import type { Page } from '@playwright/test';
import { startOfDocument } from '../measure/watch-paints';
import type { Press } from './visits';

/** How long anything may take, in milliseconds: then it is counted as lost. */
const limitMs = 60_000;

/** Milliseconds from the page's request until something could be seen, and until its press had worked. */
export interface PressTimes {
  seen: number;
  worked: number;
}

/** Opens a page and presses, once, the moment that the target is seen. @returns NaN for what never came. */
export async function pressWhenSeen(
  page: Page,
  url: string,
  { target, effect, leadsTo = new URL(url).pathname }: Press,
): Promise<PressTimes> {
  const start = await startOfDocument(page);
  await page.goto(url, { waitUntil: 'commit' });
  const whenFramed = { polling: 'raf', timeout: limitMs } as const;
  const place = await page.waitForFunction(
    (selector) => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return width > 0 && { x: x + width / 2, y: y + height / 2, at: Date.now() };
    },
    target,
    whenFramed,
  );
  const { x, y, at } = await place.jsonValue().then((found) => found || Promise.reject(found));
  await page.mouse.click(x, y);
  const worked = await page
    .waitForFunction(
      ([selector, path]) =>
        location.pathname === path && document.querySelector(selector) !== null && Date.now(),
      [effect, leadsTo] as const,
      whenFramed,
    )
    .then((handle) => handle.jsonValue())
    .catch(() => Number.NaN);
  return { seen: at - start(), worked: Number(worked) - start() };
}
