import { filesUrl } from '@cpal/delivery';
import type { Page } from '@playwright/test';
import { expect, test, visit } from '../journey';

/** Words that lists of ad blockers and filters of companies match in the addresses of what a page loads. */
const blockedWords =
  /\bads?\b|adserv|advert|affiliat|analytic|banner|billing|marketing|promo|sponsor|track/i;

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).locator('visible=true').first().click();

/** Notes the paths of the documents that a page loads. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a filter of words in addresses blocks nothing of the public pages and the login', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.route(
    ({ pathname }) => blockedWords.test(pathname),
    async (route) => {
      blocked.push(route.request().url());
      await route.abort('blockedbyclient');
    },
  );
  const documents = documentsOf(page);
  await visit(page, '/');
  await follow(page, 'Log In');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await follow(page, 'About Us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect([blocked, documents]).toEqual([[], ['/']]);
});

test.describe('a move to another remote', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('loads documents while the list of releases is blocked', async ({ page }) => {
    await page.route('**/releases.json', (route) => route.abort('blockedbyclient'));
    const documents = documentsOf(page);
    await visit(page, '/about');
    await follow(page, 'Log In');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
    await follow(page, 'Contact Us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    expect(documents).toEqual(['/about', '/auth', '/contact', '/auth', '/contact']);
  });

  test('keeps where a visitor wanted to go', async ({ page }) => {
    await page.route('**/releases.json', (route) => route.abort('blockedbyclient'));
    const documents = documentsOf(page);
    await page.goto('/membership/account');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(documents).toEqual(['/membership/account', '/auth']);
    const state: unknown = await page.evaluate(() => window.history.state.usr);
    expect(state).toMatchObject({ from: '/membership/account' });
  });

  test('loads one document where the files of the remote are blocked, and then says so', async ({
    page,
  }) => {
    const login = `**${filesUrl('mfe-auth')}/**`;
    await page.route(login, (route) => route.abort('blockedbyclient'));
    const documents = documentsOf(page);
    await visit(page, '/about');
    await follow(page, 'Log In');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(documents).toEqual(['/about', '/auth']);
    await page.unroute(login);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  });
});
