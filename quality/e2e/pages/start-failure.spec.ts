import { filesUrl } from '@cpal/delivery';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../journey';
import { publicPaths } from '../site/public-paths';

const scripts = `**${filesUrl('shell')}/**/*.js`;

/** What a proxy does that adds a line of its own to each script. */
async function alter(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n/* checked */` });
}

declare global {
  /** What has moved in this document, by how much. */
  var shifts: number[];
}

/** Counts what moves once the notice is there: before, the typeface may come. */
function observeShifts() {
  globalThis.shifts = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (document.querySelector('#start-failure') && 'value' in entry)
        globalThis.shifts.push(Number(entry.value));
  });
  observer.observe({ type: 'layout-shift' });
}

const told = (page: Page) => page.getByRole('alert');

test.describe('a page whose scripts do not arrive', () => {
  test.use({ expectedErrors: /integrity|digest|Failed to (?:load|fetch)/ });

  for (const [title, spoil] of [
    ['are altered on the way', alter],
    ['are blocked', (route: Route) => route.abort()],
  ] as const)
    test(`says so where they ${title}, and starts after a reload`, async ({ page }) => {
      await page.route(scripts, spoil);
      await page.goto('/auth');
      await expect(told(page)).toContainText('CPal couldn’t start');
      await expect(told(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
        'href',
        '/contact',
      );
      await page.unroute(scripts);
      await told(page).getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(told(page)).toHaveCount(0);
    });

  for (const path of ['/', '/contact', '/pricing'])
    test(`says so below ${path}, which stays as it was, and starts after a reload`, async ({
      page,
    }) => {
      await page.addInitScript(observeShifts);
      await page.route(scripts, alter);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(told(page)).toContainText('Some of this page doesn’t work');
      await expect(told(page)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await page.unroute(scripts);
      await told(page).getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
      await expect(told(page)).toHaveCount(0);
    });
});

test('a page whose scripts never arrive says so after a while', async ({ page }) => {
  await page.clock.install();
  await page.route(scripts, () => undefined);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(told(page)).toContainText('CPal couldn’t start');
});

test('a page that can be read is not said to have failed once its shell has started', async ({
  page,
}) => {
  await page.clock.install();
  let arrive: (() => void) | undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(scripts, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(21_000);
  await expect(told(page)).toContainText('Some of this page doesn’t work');
  arrive?.();
  await expect(told(page)).toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(told(page)).toHaveCount(0);
});

test('no form of a page that is sent whole puts what is typed into the address', async ({
  page,
}) => {
  for (const path of publicPaths) {
    await page.goto(path);
    for (const form of await page.locator('form').all())
      await expect(form).toHaveAttribute('method', 'post');
  }
});
