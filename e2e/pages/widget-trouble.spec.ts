import { expect, type Page } from '@playwright/test';
import { test as freshTest } from '../widget/blog';
import { test } from '../widget/kept-blog';
import { ask, button, panel } from '../widget/panel';

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
  await expect(panel(page)).toContainText('You are offline.');
  await page.context().setOffline(false);
  await again(page).click();
  await expect(panel(page)).toContainText('golden');
  await expect(panel(page)).not.toContainText('You are offline.');
});

// A kept page has the panel's script in its cache.
freshTest('a panel that does not load is tried again at the next press', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await expect(button(page)).toBeAttached();
  await page.context().setOffline(true);
  await button(page).click();
  const failed = page.getByRole('button', { name: /^That did not load/ });
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await failed.click();
  await expect(panel(page)).toContainText('Hello!');
});

for (const [what, refuses, sentence] of [
  ['too many questions', { messages: [429, 'rate_limited'] }, 'Many questions are being asked.'],
  ['a key that ended', { messages: [403, 'key_not_valid'] }, 'not available on this blog'],
  ['a fault of ours', { messages: [500, 'internal_error'] }, 'That did not work.'],
  ['a code of a later server', { messages: [409, 'something_new'] }, 'That did not work.'],
] as const)
  test(`${what} is said in a sentence`, async ({ page, blog }) => {
    await page.goto(blog.origin);
    await button(page).click();
    await expect(panel(page)).toContainText('Hello!');
    blog.api.refuses = Object.fromEntries(
      Object.entries(refuses).map(([name, [status, code]]) => [name, [status, code]]),
    );
    await ask(page, 'How long?');
    await expect(panel(page)).toContainText(sentence);
    blog.api.refuses = {};
    await again(page).click();
    await expect(panel(page)).toContainText('golden');
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
  const opened = page.waitForRequest('**/sessions');
  await ask(page, 'How long?');
  await opened;
  blog.api.refuses = {};
  await expect(panel(page)).toContainText(/golden|did not work/);
  expect(blog.api.calls.filter(({ path }) => path.endsWith('/sessions'))).toHaveLength(2);
});

test('an answer that breaks off can be asked for again', async ({ page, blog }) => {
  await page.goto(blog.origin);
  await button(page).click();
  await expect(panel(page)).toContainText('Hello!');
  blog.api.breaksOff = true;
  await ask(page, 'How long?');
  await expect(panel(page)).toContainText('That did not work.');
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
  await expect(panel(page)).toContainText('This page does not let the assistant be reached.');
});
