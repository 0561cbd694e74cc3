import { expect } from '@playwright/test';
import { expectNoFailures, sideways } from '../../sight/accessibility';
import { test as freshTest } from '../../widget/blog';
import { test } from '../../widget/kept-blog';
import {
  ask,
  button,
  helpful,
  openPanel,
  panel,
  question,
  quietWays,
  getTop,
} from '../../widget/panel';

freshTest(
  'the widget moves nothing and fetches nothing but its loader before a press',
  async ({ page, blog }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shifts });
    });
    for (const isLong of [true, false]) {
      blog.page = { ...blog.page, isLong };
      fetched.length = 0;
      await page.goto(blog.origin);
      await expect(button(page)).toBeAttached();
      await page.waitForTimeout(300);
      expect(fetched).toEqual([`${blog.origin}/`, `${blog.product}/w/${blog.page.keys[0]}.js`]);
      expect(await page.evaluate('shifts')).toEqual([]);
    }
  },
);

test('the button is under the recipe where that moves nothing, else in the corner', async ({
  page,
  blog,
}) => {
  for (const card of ['plugin', 'data', 'own'] as const) {
    blog.page = { ...blog.page, card };
    await page.goto(blog.origin);
    const last = page.getByText('Fold in the flour');
    await expect(button(page)).toBeAttached();
    const below = (await getTop(button(page))) - (await getTop(last));
    expect(below, card).toBeGreaterThan(0);
    expect(below, card).toBeLessThan(200);
  }
  blog.page = { ...blog.page, card: 'plugin', isLong: false };
  await page.goto(blog.origin);
  await expect(button(page)).toBeInViewport();
  expect(await getTop(button(page))).toBeGreaterThan(800);
});

test('further ways in stand where a reader comes by, open the panel and get the focus back', async ({
  page,
  blog,
}) => {
  blog.page = { ...blog.page, card: 'data' };
  await page.goto(blog.origin);
  const [atTop, atIngredients] = [quietWays(page).first(), quietWays(page).last()];
  await expect(quietWays(page)).toHaveCount(2);
  await expect(atTop).toBeInViewport();
  const print = page.getByRole('link', { name: 'Print' });
  expect(Math.abs((await getTop(atTop)) - (await getTop(print)))).toBeLessThan(10);
  expect(await getTop(atIngredients)).toBeGreaterThan(await getTop(page.getByText('2 tbsp sugar')));
  for (const way of [atTop, atIngredients]) {
    await way.click();
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(way).toBeFocused();
  }
});

test('no further way in comes where it would move the page', async ({ page, blog }) => {
  blog.page = { ...blog.page, card: 'data' };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(blog.origin);
  await expect(button(page)).toBeAttached();
  await expect(quietWays(page)).toHaveCount(1);
  expect(await sideways(page)).toBe(0);
});

test('no style of the blog reaches the widget', async ({ page, blog }) => {
  blog.page = { ...blog.page, isLong: false };
  const boxes = async () => [
    await button(page).boundingBox(),
    await panel(page).boundingBox(),
    await question(page).boundingBox(),
  ];
  await openPanel(page, blog.origin);
  const before = await boxes();
  await page.addStyleTag({
    content: `* { margin: 3px !important; padding: 9px !important; font-size: 30px !important }
      body > * { position: relative !important; transform: scale(2); max-width: 90px !important }`,
  });
  expect(await boxes()).toEqual(before);
});

test('the panel stands still for who wants that, and keeps its lines in forced colors', async ({
  page,
  blog,
}) => {
  const style = () =>
    panel(page).evaluate((element) => {
      const { animationName, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { animationName, isOutlined: borderTopColor !== backgroundColor };
    });
  await openPanel(page, blog.origin);
  expect(await style()).toEqual({ animationName: 'none', isOutlined: true });
  await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' });
  expect(await style()).toEqual({ animationName: 'rise', isOutlined: true });
  const send = panel(page).getByRole('button', { name: 'Ask', exact: true });
  const lines = await send.evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return borderTopColor !== backgroundColor;
  });
  expect(lines).toBe(true);
});

test('the panel takes its colors from the blog, whatever the system prefers', async ({
  page,
  blog,
}) => {
  const background = () =>
    panel(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPanel(page, blog.origin);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });
  blog.page = { ...blog.page, background: '#1a1614' };
  await openPanel(page, blog.origin);
  expect(await background()).toBe('rgb(28, 26, 25)');
});

for (const [scheme, background] of [
  ['light', '#fffdf8'],
  ['dark', '#1a1614'],
] as const)
  for (const dir of ['ltr', 'rtl'] as const)
    test(`the panel is accessible at all widths: ${scheme}, ${dir}`, async ({ page, blog }) => {
      blog.page = { ...blog.page, background, dir };
      await openPanel(page, blog.origin);
      await expectNoFailures(page, `${scheme} ${dir}, just opened`);
      await ask(page, 'How long?');
      await expect(helpful(page)).toBeVisible();
      await expectNoFailures(page, `${scheme} ${dir}, answered`);
      await page.setViewportSize({ width: 320, height: 568 });
      expect(await sideways(page)).toBe(0);
      const box = await panel(page).boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 320]);
      await panel(page).getByRole('button', { name: 'From this recipe: Step 2' }).click();
      await expect(panel(page)).toBeHidden();
      await expect(page.getByText('Fold in the flour')).toBeInViewport();
    });
