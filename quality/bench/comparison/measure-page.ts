import { holding } from '@cpal/e2e/tokens';
import type { TokenPair } from '@cpal/shared/contract/accounts/auth';
import type { Browser, Page } from '@playwright/test';
import { recordNetwork, requestsBeforePaint } from '../landing';
import { slowDown } from '../measure/watch-paints';
import { pressWhenSeen } from './press';
import { traceLoad, settleMs } from './trace';
import type { Visit } from './visits';

/** What one cold load of a page costs, and when what is pressed there works, by the figures' names. */
export type Figures = Readonly<Record<string, number>>;

/** Measures a visit to a site cold, on a slow line and a slow processor: undisturbed, then each press. */
export async function measureVisit(
  browser: Browser,
  origin: string,
  visit: Visit,
  tokens: TokenPair,
): Promise<Figures> {
  const { page: path, isMembers, presses } = visit;
  const open = async <T>(width: number, use: (page: Page) => Promise<T>) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    try {
      const page = await context.newPage();
      if (isMembers) await page.addInitScript({ content: holding(tokens) });
      return await use(page);
    } finally {
      await context.close();
    }
  };
  const figures: Record<string, number> = {
    ...(await open(1440, (page) => measureLoad(page, origin + path))),
    ...(await traceLoad(browser, origin, visit, tokens)),
  };
  for (const press of presses) {
    const { seen, worked } = await open(press.width, (page) =>
      pressWhenSeen(page, origin + path, press),
    );
    figures[`${press.name} seen, ms`] = seen;
    figures[`${press.name} works, ms`] = worked;
  }
  return figures;
}

/** Loads a page until it is idle. */
async function measureLoad(page: Page, url: string) {
  const cdp = await page.context().newCDPSession(page);
  const requests = await recordNetwork(cdp);
  await slowDown(cdp);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // What a policy rejects is an error of the console.
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(new Error(message.text()));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  await page.waitForLoadState('networkidle');
  // A page that failed would wait for its paint forever.
  if (errors.length > 0) throw new AggregateError(errors, `${url} failed.`);
  const { origin } = new URL(url);
  // What Stripe's page sends is the same in every form.
  const own = [...requests.values()].filter((one) => one.url.startsWith(origin));
  const calls = own.filter(({ path }) => path.startsWith('/api/'));
  return {
    'script bytes': own
      .filter(({ path }) => path.endsWith('.js'))
      .reduce((sum, { bytes }) => sum + bytes, 0),
    'requests before the largest paint': await requestsBeforePaint(page),
    depth: Math.max(...own.map(({ depth }) => depth)),
    'depth of calls': Math.max(0, ...calls.map(({ depth }) => depth)),
    // Forms that are laid out differently are no comparison.
    'height, px': await page.evaluate(() => document.body.offsetHeight),
  };
}
