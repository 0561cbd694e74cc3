import { paths } from '@cpal/shared/paths';
import type { Browser, Page } from '@playwright/test';
import { launchOptions } from '../page/browser';
import { expect, newBlogger, signUp, test as base } from '../journey';
import { publicPaths } from '../site/public-paths';

let keeping: Browser;

/**
 * A test in a browser that keeps pages, next to that of the worker: other options of the worker's browser
 * would start another worker with a product of its own.
 */
const test = base.extend({
  context: async ({ product, viewport, contextOptions }, use) => {
    const context = await keeping.newContext({
      ...contextOptions,
      baseURL: product.origin,
      viewport,
    });
    await use(context);
    await context.close();
  },
});

test.beforeAll(async ({ playwright }) => {
  // The headless shell keeps no pages, and Playwright has the browser keep none.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  keeping = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
});

test.afterAll(() => keeping.close());

const memberScreens = [
  paths.membership(),
  paths.licenseKeys(),
  paths.account(),
  paths.billing(),
  paths.purchase(),
  paths.assistant(),
];

/**
 * Has pages believe that they are rendered ahead, so that the shell waits. Under Playwright the browser
 * renders none ahead: it fetches them.
 */
const waitsForVisit = () => Object.defineProperty(document, 'prerendering', { value: true });

/** Leaves for another document and comes back. @returns whether the browser had kept the page. */
async function returnTo(page: Page, meanwhile = async () => {}): Promise<string> {
  const left = page.url();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => console.log(`kept: ${persisted}`));
  });
  const other = left.endsWith(paths.terms()) ? paths.about() : paths.terms();
  await page.goto(other);
  await meanwhile();
  const told = page.waitForEvent('console', (message) => message.text().startsWith('kept'));
  await page.evaluate(() => history.back());
  const kept = (await told).text();
  // A logout meanwhile leads elsewhere.
  await expect(page).not.toHaveURL(other);
  return kept;
}

test('Back shows every public page as it was left', async ({ page }) => {
  for (const path of [...publicPaths, paths.auth()]) {
    await page.goto(path);
    expect([path, await returnTo(page)]).toEqual([path, 'kept: true']);
  }
});

test('Back shows a member’s screens as they were left, but not after a logout elsewhere', async ({
  page,
}) => {
  await page.goto(paths.licenseKeys());
  await signUp(page, newBlogger());
  await expect(page).toHaveURL(paths.licenseKeys());
  for (const path of memberScreens) {
    await page.goto(path);
    expect([path, await returnTo(page)]).toEqual([path, 'kept: true']);
  }
  await page.goto(paths.account());
  const other = await page.context().newPage();
  const kept = await returnTo(page, async () => {
    await other.goto(paths.membership());
    await other.evaluate(() => localStorage.clear());
  });
  expect(kept).toBe('kept: true');
  await expect(page).toHaveURL(paths.auth());
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('a link to a public page fetches it while the pointer rests on it', async ({ page }) => {
  await page.addInitScript(waitsForVisit);
  const asked: string[] = [];
  page.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose?.startsWith('prefetch')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(paths.home());
  const links = page.getByRole('contentinfo').getByRole('link');
  await links.filter({ hasText: 'Log In' }).hover();
  await links.filter({ hasText: 'About' }).hover();
  await expect.poll(() => asked).toEqual([paths.about()]);
  await links.filter({ hasText: 'About' }).click();
  await expect(page).toHaveURL(paths.about());
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
  );
  expect(delivery).toEqual(['navigational-prefetch']);
});

test('the shell takes over from the rules that have pages fetched ahead', async ({ page }) => {
  await page.goto(paths.home());
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test('a page that is rendered ahead asks and runs nothing until it is visited', async ({
  page,
}) => {
  await page.goto(paths.licenseKeys());
  await signUp(page, newBlogger());
  await expect(page).toHaveURL(paths.licenseKeys());
  await page.addInitScript(waitsForVisit);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.endsWith('.js')) asked.push(pathname);
  });
  await page.goto(paths.about(), { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  expect(asked).toContain('/api/auth/me');
});
