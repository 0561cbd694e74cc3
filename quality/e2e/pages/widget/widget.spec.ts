import { createLicenseKey } from '@cpal/server-kit/license-key';
import { expect } from '@playwright/test';
import { test as freshTest } from '../../widget/blog';
import { test } from '../../widget/kept-blog';
import { ask, button, helpful, log, openPanel, panel, question } from '../../widget/panel';

test('the widget answers by keyboard alone, and says where an answer comes from', async ({
  page,
  blog,
}) => {
  await page.goto(blog.origin);
  await button(page).focus();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(log(page)).toContainText('Hello!');
  await expect(panel(page)).toContainText('An AI answers and can be wrong.');

  await page.keyboard.type('How long do I bake them?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('3 minutes on each side, until it is golden.');
  await expect(log(page)).toContainText('From this recipe');
  await expect(question(page)).toBeFocused();
  expect(blog.api.calls.map(({ body }) => body)).toEqual([
    { key: blog.page.keys[0], url: `${blog.origin}/`, language: 'en-US' },
    { question: 'How long do I bake them?' },
  ]);

  const source = panel(page).getByRole('button', { name: 'From this recipe: Step 2' });
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fold in the flour')).toBeInViewport();
  const marked = await page.evaluate(() =>
    [...(CSS.highlights.get('cpal-source') ?? [])].map(String),
  );
  expect(marked).toEqual([
    'Fold in the flour and bake each pancake for 3\u00a0minutes on each side',
  ]);

  await source.focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the widget shows an answer while it comes, and asks on in the same conversation', async ({
  page,
  blog,
}) => {
  blog.api.pauseMs = 60;
  await openPanel(page, blog.origin);
  await panel(page).getByRole('button', { name: 'How long do I bake them?' }).click();
  await expect(log(page)).toContainText('Bake each');
  await expect(log(page)).not.toContainText('golden');
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  await expect(helpful(page)).toBeVisible();
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');

  const more = panel(page).getByRole('button', { name: 'More', exact: true });
  await more.click();
  await more.nth(1).click();
  await panel(page).getByRole('button', { name: 'Show amounts' }).click();
  await expect(helpful(page)).toHaveCount(2);
  expect(blog.api.calls.at(-1)).toMatchObject({
    body: {
      question: 'What do I need for 5 servings?',
      conversation_id: blog.api.answer.conversation_id,
    },
    headers: { authorization: 'Bearer token-1' },
  });
  expect(blog.api.calls.every(({ headers }) => headers.cookie === undefined)).toBe(true);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('two snippets show one button, a key that serves nobody shows none', async ({
  page,
  blog,
}) => {
  const [key = ''] = blog.page.keys;
  blog.page = { ...blog.page, keys: [key, key] };
  await page.goto(blog.origin);
  await expect(button(page)).toHaveCount(1);
  await page.waitForTimeout(300);
  await expect(button(page)).toHaveCount(1);

  blog.page = { ...blog.page, keys: [createLicenseKey()] };
  await page.goto(blog.origin);
  await page.waitForTimeout(500);
  await expect(button(page)).toHaveCount(0);
});

test('the panel works next to a strict policy with trusted types', async ({ page, blog }) => {
  blog.headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'nonce-n0nce'`,
      `style-src 'nonce-n0nce'`,
      `connect-src ${blog.product}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  await expect(helpful(page)).toBeVisible();
  expect(await panel(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
});

test('the panel shows what an answer says as text, and links to the web alone', async ({
  page,
  blog,
}) => {
  blog.api.answer = {
    ...blog.api.answer,
    text: '<img src=x onerror=alert(1)> **bold**',
    related: [{ title: '<b>Waffles</b>', url: 'javascript:alert(1)', image: null }],
    links: [{ label: 'Pan', url: 'data:text/html,x' }],
  };
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  await expect(helpful(page)).toBeVisible();
  await expect(log(page)).toContainText('<img src=x onerror=alert(1)> **bold**');
  await expect(log(page).getByRole('link')).toHaveCount(0);
});

freshTest('the panel counts down a step’s minutes', async ({ page, blog }) => {
  await page.clock.install();
  await openPanel(page, blog.origin);
  await ask(page, 'How long?');
  await panel(page).getByRole('button', { name: 'Start a timer: 3 min' }).click();
  await expect(panel(page).getByRole('timer')).toHaveText('3:00');
  await page.clock.runFor(61_000);
  await expect(panel(page).getByRole('timer')).toHaveText('1:59');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await page.clock.runFor(120_000);
  await expect(panel(page).getByRole('alert')).toHaveText('3 minutes are over.');
});
