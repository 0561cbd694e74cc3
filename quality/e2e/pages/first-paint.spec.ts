import type { Page, Route } from '@playwright/test';
import { launchOptions } from '../page/browser';
import { openDrippingLine } from '../page/dripping';
import { expect, newBlogger, visit, signUp, test, withMotion } from '../journey';
import { publicPaths } from '../site/public-paths';
import { serveMember } from '../people/member-api';

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
    nodes: Element[];
    flashed?: boolean;
  }
}

/** Every layout shift that the document has seen, from its first moment, with what moved where. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          window.shifts.push({ value: Number(entry.value), what: JSON.stringify(entry) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved, unless it is as little as the typeface may move a page that has fitted fonts. */
const movedParts = async (page: Page) => {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= 0.02 ? [] : shifts.map(({ what }) => what);
};

/** Waits until the page shows the typeface, and has been painted with it. */
async function showsTypeface(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  const families = () =>
    page.evaluate(() =>
      Array.from(document.fonts, ({ family, status }) => (status === 'loaded' ? family : '')),
    );
  await expect.poll(families).toContain('Figtree');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

test.use(withMotion);

const widths = [360, 768, 1200, 1440];
const phoneWidths = [375, 390, 393, 412, 414, 430];
const height = 900;

for (const path of publicPaths) {
  test(`${path} is taken over as it was sent: no element replaced, nothing moved`, async ({
    page,
  }) => {
    await watchShifts(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForSelector('footer');
      await page.evaluate(() => {
        window.nodes = [...document.querySelectorAll('#root *')];
      });
      await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
      const lost = await page.evaluate(
        () => window.nodes.filter(({ isConnected }) => !isConnected).length,
      );
      expect(lost, `at ${width} px`).toBe(0);
      await showsTypeface(page);
      expect(await movedParts(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('while the document is on its way', () => {
  // A document cut off is none that the shell could take over.
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 768]) {
    test(`a heading stays where it is painted, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of publicPaths) {
        const heading = page.getByRole('heading', { level: 1 });
        await page.goto(path);
        const place = await heading.boundingBox();
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          const [beginning = ''] = (await response.text()).split('</h1>');
          await route.fulfill({ response, body: beginning });
        });
        await page.goto(path);
        expect(await heading.boundingBox(), path).toEqual(place);
        await page.unrouteAll();
      }
    });
  }
});

for (const { where, end, paths } of [
  {
    where: 'after a list, where the taller plan beside it is still missing',
    end: '</ul>',
    paths: ['/', '/pricing'],
  },
  {
    where: 'between the words of the landing page and its picture',
    end: 'Log In</a></p>',
    paths: ['/'],
  },
]) {
  test(`nothing moves on a line that holds a document up ${where}`, async ({ page, product }) => {
    const line = await openDrippingLine(product.origin, end);
    await watchShifts(page);
    for (const path of paths) {
      expect(await (await fetch(product.origin + path)).text()).toContain(end);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(line.origin + path);
        expect(await movedParts(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    line.close();
  });
}

test('fetches no script before the page is painted, and nothing from elsewhere', async ({
  playwright,
  product,
}) => {
  // The headless shell calls itself idle before it has painted; a browser with windows does not.
  const browser = await playwright.chromium.launch(launchOptions);
  const page = await browser.newPage({ baseURL: product.origin });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/');
  await showsTypeface(page);
  const paint = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource');
    const firstOf = (ending: string) =>
      Math.min(...files.filter(({ name }) => name.endsWith(ending)).map((file) => file.startTime));
    return {
      first: first?.startTime ?? Number.NaN,
      firstScript: firstOf('.js'),
    };
  });
  expect(paint.firstScript).toBeGreaterThan(paint.first);
  expect(requests.filter((url) => !url.startsWith(`${product.origin}/`))).toEqual([]);
  await browser.close();
});

test('what waits for the scripts moves without the main thread', async ({ page }) => {
  await page.route('**/files/**/*.js', () => undefined);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  const moved = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame)),
  );
  expect(moved).toContain('translate');
  // A browser paints any other property again in each frame.
  const known = ['offset', 'computedOffset', 'easing', 'composite', 'opacity', 'translate'];
  expect(moved.filter((name) => !known.includes(name))).toEqual([]);
});

test('starts at the first touch where the browser is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.mouse.move(100, 100);
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
});

test('shows a member their own link, without the visitors’ one before it', async ({ page }) => {
  await page.goto('/auth');
  await signUp(page, newBlogger());
  await expect(page).toHaveURL('/membership/license-keys');
  await watchShifts(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const doors = [...document.querySelectorAll('a[target=_blank], a[href="/auth"]')];
      const isShown = doors.some((door) => door.checkVisibility({ visibilityProperty: true }));
      if (isShown) window.flashed = true;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await visit(page, '/');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Membership Area' }),
  ).toBeVisible();
  expect(await page.evaluate(() => window.flashed)).toBeUndefined();
  expect(await movedParts(page)).toEqual([]);
});

test('shows what logs out when a press on it works', async ({ page }) => {
  await serveMember(page, { 'POST /api/auth/logout': { status: 200, body: { ok: true } } });
  const scripts: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void scripts.push(route) : route.continue()));
  await page.goto('/membership/license-keys', { waitUntil: 'commit' });
  const logOut = page
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .getByRole('button', { name: 'Log Out', includeHidden: true });
  await expect(logOut).toBeAttached();
  await expect(logOut).toBeHidden();
  isHeld = false;
  for (const script of scripts) await script.continue();
  await logOut.click();
  await expect(page).toHaveURL('/');
});

test('a member’s links take the room of the visitors’ ones', async ({ page }) => {
  const setWidth = (width: number) => page.setViewportSize({ width, height });
  /** Opens a page and waits until it shows the typeface. */
  const open = async (path: string) => {
    await visit(page, path);
    await showsTypeface(page);
  };
  /** Where the page's parts begin. */
  const places = () =>
    page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  const paths = ['/', '/pricing'];
  const allWidths = [...phoneWidths, ...widths];
  const placesOfVisitor: Record<string, number[]> = {};
  for (const path of paths) {
    await open(path);
    for (const width of allWidths) {
      await setWidth(width);
      placesOfVisitor[path + width] = await places();
    }
  }
  await serveMember(page);
  await watchShifts(page);
  for (const path of paths) {
    for (const width of allWidths) {
      await setWidth(width);
      await open(path);
      expect(await places(), `${path} at ${width} px`).toEqual(placesOfVisitor[path + width]);
      expect(await movedParts(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
