import type { Locator, Page } from '@playwright/test';
import { expect, visit } from '../journey';
import { test } from '../page/kept-page';
import { publicPaths } from '../site/public-paths';
import { openReleasedSite, type ReleasedSite } from '../site/released-site';

const card = (page: Page) => page.getByRole('article', { name: 'Boost Revenue' });

/** Which of a card's faces are turned to the reader. */
const facing = (article: Locator) =>
  article.evaluate((element) => {
    const [front, back] = element.querySelector('div')?.children ?? [];
    const { width, left } = element.getBoundingClientRect();
    const isSeen = (face: Element | undefined) => {
      const { top, bottom } = face?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      // The turning button lies above both; what is behind it is what the reader sees.
      return document
        .elementsFromPoint(left + width / 2, (top + bottom) / 2)
        .some((hit) => face?.contains(hit));
    };
    return { front: isSeen(front), back: isSeen(back) };
  });

const questions = (page: Page) => page.locator('#faq h2');
const isLaidOut = (page: Page) =>
  questions(page).evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

const list = (page: Page) => page.getByRole('list', { name: 'The four steps' });
const current = (page: Page) => page.locator('#workflow button[aria-current=step]');

test('Join Waitlist opens the waitlist in a new tab', async ({ page }) => {
  await visit(page, '/');
  const links = page.getByRole('main').getByRole('link', { name: /^Join Waitlist/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', 'https://cpal.example/waitlist');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test.describe('without a waitlist', () => {
  let site: ReleasedSite;
  test.beforeAll(async ({ product }) => {
    site = await openReleasedSite(product, { WAITLIST_URL: 'off' });
  });
  test.afterAll(() => site.dispose());

  test('visitors are led to the field in which they try CPal, from everywhere', async ({
    page,
  }) => {
    const field = page.getByLabel('Have a blog? Try it now');
    const invitations = page.getByRole('link', { name: 'Try it on your blog' });
    const mentioning: string[] = [];
    for (const path of publicPaths) {
      const document = await (await page.request.get(`${site.origin}${path}`)).text();
      if (/waitlist(?!Url":null)/i.test(document)) mentioning.push(path);
    }
    expect(mentioning).toEqual([]);
    const remarks: string[] = [];
    page.on('console', (message) => remarks.push(message.text()));
    await visit(page, `${site.origin}/about`);
    await invitations.last().click();
    await expect(page).toHaveURL(`${site.origin}/#first-look`);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await expect(invitations).toHaveCount(3);
    await page.getByRole('main').getByRole('link', { name: 'Try it on your blog' }).last().click();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    expect(remarks).toEqual([]);
  });

  test('the field has the focus before any script runs', async ({ page }) => {
    await page.route('**/files/**/*.js', () => undefined);
    await page.goto(`${site.origin}/about`);
    await page.getByRole('main').getByRole('link', { name: 'Try it on your blog' }).click();
    await expect(page.getByLabel('Have a blog? Try it now')).toBeFocused();
  });
});

test.describe('the feature cards', () => {
  test.use({ viewport: { width: 1000, height: 900 } });

  test('turn while the pointer is over them, and at a click', async ({ page }) => {
    await visit(page, '/');
    await card(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    expect(await facing(card(page))).toEqual({ front: true, back: false });
    await card(page).hover();
    expect(await facing(card(page))).toEqual({ front: false, back: true });
    await page.mouse.move(5, 5);
    expect(await facing(card(page))).toEqual({ front: true, back: false });
    await card(page).getByRole('button').click();
    await page.mouse.move(5, 5);
    expect(await facing(card(page))).toEqual({ front: false, back: true });
  });

  test('stand still at 768 px, both faces in sight', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/');
    await card(page).scrollIntoViewIfNeeded();
    await expect(card(page).getByRole('button')).toBeHidden();
    await card(page).hover();
    expect(await facing(card(page))).toEqual({ front: true, back: true });
  });
});

test.describe('what is far below', () => {
  test('is laid out without being scrolled to, for pictures of the whole page and print', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect.poll(() => isLaidOut(page)).toBe(true);
  });

  for (const width of [360, 1200])
    test(`is where an address leads, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/#faq');
      await expect(questions(page)).toBeInViewport();
    });
});

test.describe('the workflow', () => {
  const titles = [
    'Welcome Greeting',
    'Instant Answers',
    'Turns Visitors into Loyal Readers',
    'Smart Insights',
  ];
  test('is where its anchor leads', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: 'See how it works' }).click();
    await expect(page).toHaveURL('/#workflow');
    await expect(page.getByRole('heading', { name: /How CPal works/ })).toBeInViewport();
  });

  test('scrolls in 600 px, snaps, and marks the step nearest the center', async ({ page }) => {
    await visit(page, '/');
    expect((await list(page).boundingBox())?.height).toBe(600);
    expect(await list(page).evaluate((element) => getComputedStyle(element).scrollSnapType)).toBe(
      'y mandatory',
    );
    await expect(current(page)).toHaveText(`1${titles[0]}`);
    for (const [index, title] of [...titles.entries()].toReversed()) {
      await page.locator('#workflow button').nth(index).click();
      await expect(current(page)).toHaveText(`${index + 1}${title}`);
      await expect(list(page).getByRole('heading', { name: title })).toBeInViewport();
    }
    await list(page).hover();
    await page.mouse.wheel(0, 600);
    await expect(current(page)).toHaveText(`2${titles[1]}`);
  });

  test('is one list below the other at 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/');
    await expect(page.locator('#workflow button')).toHaveCount(4);
    await expect(page.getByRole('button', { name: /Instant Answers/ })).toBeHidden();
    const heights = await list(page).evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]);
    expect(heights[0]).toBe(heights[1]);
  });
});

test('the demo video fetches nothing before the click, then plays with captions', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const film = () => fetched.filter((path) => /\.(webm|mp4|vtt)$/.test(path));
  await visit(page, '/');
  const poster = page.getByRole('link', { name: /Play the demo video/ });
  await poster.scrollIntoViewIfNeeded();
  const place = await poster.boundingBox();
  expect(film()).toEqual([]);

  await poster.click();
  const video = page.getByLabel('Demo video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime > 0))
    .toBe(true);
  expect(await video.boundingBox()).toEqual(place);
  const cues = await video.evaluate(
    (element: HTMLVideoElement) => element.textTracks[0]?.cues?.length,
  );
  expect(cues).toBeGreaterThan(5);
  expect(new Set(film().map((path) => path.split('.').at(-1)))).toEqual(new Set(['webm', 'vtt']));
});
