import { expect, type Page } from '@playwright/test';
import { test as freshTest } from '../../widget/blog';
import { test } from '../../widget/kept-blog';
import { ask, button, panel } from '../../widget/panel';

// The browser itself reports what failed.
const options = {
  expectedErrors: /Failed to load resource|Content Security Policy|Fetch API cannot load/,
};
test.use(options);
freshTest.use(options);

const again = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });

test('a reader without a connection is told so, and can ask again', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Hello!');
  await page.context().setOffline(true);
  await ask(page, 'How long?');
  await expect(panel(page)).toContainText('You’re offline.');
  await page.context().setOffline(false);
  await again(page).click();
  await expect(panel(page)).toContainText('golden');
  await expect(panel(page)).not.toContainText('You’re offline.');
});

// A kept page has the panel's script in its cache.
freshTest('a panel that does not load is tried again at the next press', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await expect(button(page)).toBeAttached();
  await page.context().setOffline(true);
  await button(page).click();
  const failed = page.getByRole('button', { name: /^Couldn’t load this/ });
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await failed.click();
  await expect(panel(page)).toContainText('Hello!');
});

for (const [what, rejects, sentence] of [
  ['a limit', { messages: [429, 'rate_limited'] }, 'Many questions came from your network'],
  ['a crowd', { messages: [429, 'blog_busy'] }, 'Many readers are asking right now.'],
  ['a busy server', { messages: [503, 'overloaded'] }, 'The assistant is busy at the moment.'],
  ['a key that ended', { messages: [403, 'key_not_valid'] }, 'isn’t available on this blog'],
  ['a fault of ours', { messages: [500, 'internal_error'] }, 'That didn’t work.'],
  ['a code of a later server', { messages: [409, 'something_new'] }, 'That didn’t work.'],
] as const)
  test(`${what} is said in a sentence`, async ({ page, blog }) => {
    await page.goto(blog.origin);
    await button(page).click();
    await expect(panel(page)).toContainText('Hello!');
    blog.api.refuses = Object.fromEntries(
      Object.entries(rejects).map(([name, [status, code]]) => [name, [status, code]]),
    );
    await ask(page, 'How long?');
    await expect(panel(page)).toContainText(sentence);
    blog.api.refuses = {};
    await again(page).click();
    await expect(panel(page)).toContainText('golden');
  });

test('a reader over a limit sees when to ask again, and loses no question', async ({
  page,
  blog,
}) => {
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Hello!');
  blog.api.refuses = { messages: [429, 'rate_limited', 4] };
  await ask(page, 'How long?');
  const line = panel(page).locator('.trouble [aria-hidden]');
  await expect(line).toHaveText(/You can ask again in 4 seconds\.$/);
  await expect(again(page)).toBeDisabled();
  // Another question stays where it was typed, and no suggestion is lost.
  await ask(page, 'Can I freeze them?');
  await expect(panel(page).getByLabel('Your question')).toHaveValue('Can I freeze them?');
  await expect(panel(page).getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await expect(panel(page).locator('.offers')).toHaveAttribute('inert');
  await expect(line).toHaveText(/You can ask again in [12] seconds?\.$/);
  await expect(panel(page).getByText('You can ask again now.')).toBeVisible();
  blog.api.refuses = {};
  await again(page).click();
  await expect(panel(page)).toContainText('golden');
  await expect(panel(page).locator('.asked')).toHaveText(/How long\?/);
  await page.keyboard.press('Escape');
  await button(page).click();
  await panel(page).getByLabel('Your question').press('Enter');
  await expect(panel(page).locator('.asked').last()).toHaveText(/Can I freeze them\?/);
});

test('a page that the assistant does not know says what to do', async ({ page, blog }) => {
  blog.api.refuses = { sessions: [404, 'post_unknown'] };
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Open a recipe and ask me there.');
});

test('a session that ended is opened again without a word', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Hello!');
  blog.api.refuses = { messages: [401, 'session_expired'] };
  await ask(page, 'How long?');
  await expect(panel(page)).toContainText('golden');
  expect(blog.api.calls.filter(({ path }) => path.endsWith('/sessions'))).toHaveLength(2);
});

test('an answer that breaks off can be asked for again', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Hello!');
  blog.api.breaksOff = true;
  await ask(page, 'How long?');
  await expect(panel(page)).toContainText('That didn’t work.');
  blog.api.breaksOff = false;
  await again(page).click();
  await expect(panel(page)).toContainText('golden');
});

test('an answer that comes whole is shown as well', async ({ page, blog }) => {
  blog.api.isPlain = true;
  await page.goto(blog.origin);
  await button(page).click();
  await ask(page, 'How long?');
  await expect(panel(page)).toContainText('golden');
});

test('a policy that forbids the calls is said in a sentence', async ({ page, blog }) => {
  blog.headers = { 'Content-Security-Policy': "connect-src 'self'" };
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('This page blocks the connection to the assistant.');
});
