import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../accessibility';
import { expect, newBlogger, publicPaths, signUp, test, visit } from '../journey';

const widths = [320, 768, 1200];
const schemes = ['light', 'dark'] as const;

/** Holds a state of a page at every width and in both colour schemes. */
async function expectNoFaults(page: Page, state: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${state}, ${width} px, ${colorScheme}`;
      expect(await accessibilityFaults(page), where).toEqual([]);
    }
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${state} scrolls sideways`).toBe(0);
}

// 320 px wide is a window of 1280 px at 400 %.
test.use({ viewport: { width: 320, height: 900 } });

for (const path of publicPaths) {
  test(`${path} is accessible`, async ({ page }) => {
    await visit(page, path);
    await expectNoFaults(page, path);
  });
}

test('the landing page is accessible with a question, a card and the video open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit(page, '/');
  await page.locator('summary', { hasText: 'What does it cost?' }).click();
  await page.getByRole('button', { name: /More about Boost Revenue/ }).click();
  await page.getByRole('link', { name: /Play the demo video/ }).click();
  await expect(page.locator('video')).toBeVisible();
  await expectNoFaults(page, 'opened');
});

test('the menu is accessible', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /404/ });

  test('is accessible', async ({ page }) => {
    await visit(page, '/nothing');
    await expectNoFaults(page, 'not found');
  });
});

test('the contact form is accessible once a message is on its way', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('Hello');
  // Nothing on this machine opens mail: the link must not leave the page.
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault());
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expectNoFaults(page, 'sent');
});

test('the login is accessible, with its errors and in both tabs', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectNoFaults(page, 'login with errors');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectNoFaults(page, 'sign-up with errors');
});

test('the member screens are accessible before a plan is bought', async ({ page }) => {
  await page.goto('/auth');
  await signUp(page, newBlogger());
  await expect(page.getByText('You need an active subscription')).toBeVisible();
  await expectNoFaults(page, 'license keys');
  for (const [path, heading] of [
    ['/membership', /Welcome/],
    ['/membership/billing', /Billing/],
    ['/purchase', 'Choose Your Plan'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expectNoFaults(page, path);
  }
});
