import { expect, logIn, newBlogger, signUp, test } from '../journey';
import { becomeMember } from '../people/member';
import { heldToken, revokeSession, spoilAccessToken } from '../sight/tokens';

const keys = '/membership/license-keys';

test.describe('in two tabs', () => {
  // The browser itself reports the status 401.
  test.use({ expectedErrors: /401/ });

  test('a logout in one reaches the other, and so does the next login', async ({
    page,
    context,
  }) => {
    const blogger = await becomeMember(page, keys);
    const other = await context.newPage();
    await other.goto(keys);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/auth');
    await logIn(other, blogger);
    await expect(other).toHaveURL(keys);
    await expect(nav.getByRole('link', { name: 'Membership Area' })).toBeVisible();
  });

  test('a login in one takes the other from its login form to the page it came from', async ({
    page,
    context,
  }) => {
    const blogger = await becomeMember(page, keys);
    await page.getByRole('button', { name: 'Log Out' }).click();
    const other = await context.newPage();
    await other.goto('/membership/billing');
    await expect(other).toHaveURL('/auth');
    await page.goto('/auth');
    await logIn(page, blogger);
    await expect(page).toHaveURL(keys);
    await expect(other).toHaveURL('/membership/billing');
    await expect(other.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
  });

  test('one renewal serves both', async ({ page, context }) => {
    await becomeMember(page, keys);
    const other = await context.newPage();
    const pages = [page, other];
    const rejected = Promise.all(
      pages.map((tab) => tab.waitForResponse((answer) => answer.status() === 401)),
    );
    let renewals = 0;
    await context.route('**/api/auth/refresh', async (route) => {
      renewals += 1;
      // Held until both tabs know that they need it.
      await rejected;
      await route.continue();
    });
    await spoilAccessToken(page);
    await Promise.all(pages.map((tab) => tab.goto('/membership/billing')));
    for (const tab of pages) {
      await expect(tab.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
      await expect(tab).toHaveURL('/membership/billing');
    }
    expect(renewals).toBe(1);
    expect(await heldToken(page, 'access_token')).not.toBe('spoilt');
  });
});

test.describe('a token that the server does not take', () => {
  // The browser itself reports the status 401.
  test.use({ expectedErrors: /401/ });

  test('is renewed unseen', async ({ page }) => {
    await becomeMember(page, keys);
    await spoilAccessToken(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'License Keys' })).toBeVisible();
    await expect(page).toHaveURL(keys);
    // The screen's frame does not wait for the renewal.
    await expect.poll(() => heldToken(page, 'access_token')).not.toBe('spoilt');
  });

  test('leads to the login, with the page remembered, where it cannot be renewed', async ({
    page,
  }) => {
    const blogger = await becomeMember(page, keys);
    await page.goto('/membership/billing');
    await revokeSession(page);
    await page.reload();
    await expect(page).toHaveURL('/auth');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await logIn(page, blogger);
    await expect(page).toHaveURL('/membership/billing');
  });
});

const spoilWriting = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
const spoilAccess = () => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

for (const [title, spoil] of [
  ['that cannot be written', spoilWriting],
  ['that cannot be opened', spoilAccess],
] as const) {
  test(`a login lasts as long as the page with storage ${title}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto('/auth');
    await signUp(page, newBlogger());
    await expect(page).toHaveURL(keys);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { name: 'No Active Subscription' })).toBeVisible();
    await nav.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto(keys);
    await expect(page).toHaveURL('/auth');
  });
}
