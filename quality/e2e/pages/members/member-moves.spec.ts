import { EventEmitter, once } from 'node:events';
import { filesUrl } from '@cpal/delivery';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test, visit } from '../../journey';
import { becomeSubscriber } from '../../people/member';
import { serveMember } from '../../people/member-api';
import { generateKey } from '../../people/licenses';

/** The members' screens: what their links are called, and what stands there once it is loaded. */
const screens = [
  {
    link: 'Billing',
    remote: 'mfe-billing',
    title: 'Billing & Subscription',
    shown: 'Next billing date',
  },
  { link: 'License Keys', remote: 'mfe-membership', title: 'License Keys', shown: /cpal_live_/ },
  {
    link: 'Overview',
    remote: 'mfe-membership',
    title: 'Membership',
    shown: 'Next: add your blog',
  },
] as const;

const side = (page: Page) => page.getByRole('navigation', { name: 'Membership' });
/** The bar stays in view: a link in it is pressed without scrolling. */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const isScript = (request: Request) => request.resourceType() === 'script';

/** Waits until every script that the page was told to preload for a remote is there. */
const preloaded = (page: Page, remote: string) =>
  page.waitForFunction(
    (folder) => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
      const wanted = [...links].map(({ href }) => href).filter((href) => href.includes(folder));
      const entries = wanted.map((href) => performance.getEntriesByName(href)[0]);
      return (
        wanted.length > 0 &&
        entries.every(
          (entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0,
        )
      );
    },
    `${filesUrl(remote)}/`,
  );

/** The last script of the shell's own comes two seconds after its start. */
async function untilShellIsLoaded(page: Page) {
  await page.waitForFunction(() => {
    const [mounted] = performance.getEntriesByName('cpal:mounted');
    return mounted !== undefined && performance.now() > mounted.startTime + 2_500;
  });
  await page.waitForLoadState('networkidle');
}

test('a move between member screens loads no page and, after a hover, no script', async ({
  page,
}) => {
  await becomeSubscriber(page);
  await generateKey(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await untilShellIsLoaded(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  for (const { link, remote, title, shown } of screens) {
    await side(page).getByRole('link', { name: link }).hover();
    await preloaded(page, remote);
    scripts.length = 0;
    await side(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveTitle(`${title} | CPal`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[aria-live=polite]').last()).toHaveText(`${title} | CPal`);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(scripts).toEqual([]);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('after a hover, a screen that is loaded lazily is there at the click', async ({ page }) => {
  await visit(page, '/');
  const link = bar(page).getByRole('link', { name: 'About Us' });
  const fetched = page.waitForEvent('requestfinished', (request) => isScript(request));
  await link.hover();
  await fetched;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  await link.click();
  await expect(page).toHaveTitle('About Us | CPal');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(scripts).toEqual([]);
});

test('the skeleton is in the column of the screen that follows', async ({ page }) => {
  await serveMember(page);
  const line = new EventEmitter();
  const restored = once(line, 'restored');
  await page.route('**/*.js', (route) => restored.then(() => route.continue()));
  await page.goto('/membership/billing', { waitUntil: 'commit' });
  const skeleton = await columnOf(page.getByRole('status', { name: 'Loading page' }));
  line.emit('restored');
  const card = page.getByRole('region', { name: 'Payment Methods' });
  await expect(card).toBeVisible();
  // It is drawn again when its data is there.
  await expect.poll(() => columnOf(card)).toEqual(skeleton);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 480 } });

  test('a new screen starts at its top, and Back finds the place that was left', async ({
    page,
  }) => {
    await becomeSubscriber(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect(page.getByText('Next billing date')).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBe(400);
    await clickInPlace(page, bar(page).getByRole('link', { name: 'License Keys' }));
    await expect(page.getByText(/No license keys found/)).toBeVisible();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(page.getByText('Next billing date')).toBeVisible();
    await expect.poll(scrolled).toBe(400);
    await page.goForward();
    await expect(page.getByText(/No license keys found/)).toBeVisible();
    await expect.poll(scrolled).toBe(0);
  });
});

/** Where something begins in the line, and how wide it is. */
async function columnOf(content: Locator) {
  const { x, width } = (await content.boundingBox()) ?? {};
  return { x, width };
}

/** Clicks where something is; a click by name would scroll to it first, and so change the place. */
async function clickInPlace(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error('Nothing to click is shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
