import type { Page } from '@playwright/test';
import { addCardDialog, testCards } from '../../people/cards';
import { expect, newBlogger, subscriptionCard, test } from '../../journey';
import { becomeSubscriber } from '../../people/member';
import { expectFocusKept, focused, press, tabTo, type } from '../../sight/keyboard';
import { licenses } from '../../people/licenses';
import { startOwnBlog } from '../../people/own-blog';

/** Where the focus came to rest: on something of the page, not nowhere. */
const expectFocusOn = (page: Page, name: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(name);

test('the login and sign-up work by keyboard alone', async ({ page }) => {
  const { fullName, email, password } = newBlogger();
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();

  await test.step('the arrows choose the tab, and stay on it', async () => {
    await tabTo(page, /^Login$/);
    for (const [key, name] of [
      ['ArrowRight', 'Sign Up'],
      ['ArrowRight', 'Login'],
      ['End', 'Sign Up'],
      ['Home', 'Login'],
      ['ArrowLeft', 'Sign Up'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
  });

  await test.step('a rejected form leads to its first wrong field', async () => {
    await type(page, 'Full name', fullName);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid/);
  });

  await test.step('and Enter sends it', async () => {
    await page.keyboard.type(email);
    await type(page, 'Password', password);
    await type(page, 'Confirm password', password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/membership/license-keys');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('license keys are made, copied and switched off by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await becomeSubscriber(page);
  await page.goto('/membership/license-keys');
  await expect(page.getByText(/No license keys found/)).toBeVisible();

  await press(page, 'Generate New License Key');
  await expect(licenses(page)).toHaveCount(1);
  await expectFocusOn(page, /New/);

  await press(page, 'Copy key');
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await licenses(page).innerText());

  await test.step('the dialog keeps the focus, and Esc gives it back', async () => {
    await press(page, 'Deactivate');
    await expect(page.getByRole('dialog', { name: 'Confirm Action' })).toBeVisible();
    await expectFocusOn(page, 'Cancel');
    await expectFocusKept(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusOn(page, 'Deactivate');
  });

  await test.step('what was confirmed leaves the focus on the same button', async () => {
    await page.keyboard.press('Enter');
    await press(page, 'Deactivate');
    await expect(page.getByText('License key deactivated.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusOn(page, 'Reactivate');
  });

  await test.step('a key that goes hands the focus on', async () => {
    await press(page, 'Permanently Delete');
    await press(page, 'Permanently Delete');
    await expect(page.getByText('License key permanently deleted.')).toBeVisible();
    await expectFocusOn(page, /License Keys|Generate New License Key/);
  });
});

test('cards are added, chosen and deleted by keyboard alone', async ({ page }) => {
  await becomeSubscriber(page);

  await press(page, 'Add Payment Method');
  await expect(page.frameLocator('dialog iframe').getByLabel('Card number')).toBeVisible();
  await expectFocusOn(page, 'Cancel');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Secure payment input frame');
  await page.keyboard.type(testCards.mastercard.replaceAll(' ', ''));
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await press(page, 'Add Payment Method');
  await expect(addCardDialog(page)).toBeHidden();
  await expect(page.getByText('Payment method added.')).toBeVisible();
  await expectFocusOn(page, 'Add Payment Method');

  await press(page, /Make Mastercard .*4444 the default/);
  await expect(page.getByText(/4444 is now your default card/)).toBeVisible();
  await expectFocusOn(page, /4242/);

  await press(page, /Delete Visa .*4242/);
  await expect(page.getByRole('dialog', { name: 'Delete Payment Method' })).toBeVisible();
  await expectFocusOn(page, 'Cancel');
  await press(page, 'Delete');
  await expect(page.getByText(/4242 is deleted/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('a plan is changed, canceled and resumed by keyboard alone', async ({ page }) => {
  await becomeSubscriber(page);
  const current = subscriptionCard(page);

  await press(page, 'Change to Pro');
  await expect(page.getByRole('dialog').getByText('Charged today')).toBeVisible();
  await expectFocusOn(page, 'Cancel');
  await press(page, 'Change to Pro');
  await expect(current.getByText('$40.00 per month')).toBeVisible();
  await expectFocusOn(page, /Change to Basic|Cancel Subscription/);

  await page.keyboard.press('Shift+Tab');
  await press(page, 'Cancel Subscription');
  await expectFocusOn(page, 'Keep Subscription');
  await press(page, 'Cancel Subscription');
  await expect(current.getByText('Runs until')).toBeVisible();
  await expectFocusOn(page, 'Resume Subscription');

  await page.keyboard.press('Enter');
  await expect(current.getByText('Next billing date')).toBeVisible();
  await expectFocusOn(page, /Change to Basic|Cancel Subscription/);
});

test('a plan is bought by keyboard alone', async ({ page, product }) => {
  const { fullName, email, password } = newBlogger();
  await page.goto('/purchase');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await tabTo(page, /^Login$/);
  await page.keyboard.press('ArrowRight');
  await type(page, 'Full name', fullName);
  await type(page, 'Email', email);
  await type(page, 'Password', password);
  await type(page, 'Confirm password', password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeFocused();

  await press(page, 'Subscribe Now');
  await expect(page).toHaveURL(new RegExp(`^${product.sandboxOrigin}`));
  await press(page, 'Pay');
  await page.waitForURL('**/membership/billing');
  await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
});

test.describe('with a blog that is not verified yet', () => {
  // The browser itself reports every status that is an error.
  test.use({ expectedErrors: /status of 422/ });

  test('the assistant is set up, and answers are written, by keyboard alone', async ({ page }) => {
    const blog = await startOwnBlog();
    await becomeSubscriber(page);
    await page.goto('/membership/assistant');
    await type(page, 'Address of your blog', blog.origin);
    await page.keyboard.press('Enter');
    await press(page, 'Yes, add it');
    await expect(page.getByRole('button', { name: 'Copy the line' })).toBeVisible();
    await press(page, 'Check my blog');
    await expect(page.getByText(/We found instead/)).toBeVisible();
    await expectFocusOn(page, /^Check my blog/);

    await press(page, 'House answers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await press(page, 'Write an answer');
    await page.keyboard.type('Can I freeze it?');
    await type(page, 'Your answer', 'Yes, for a month.');
    await press(page, 'Save answer');
    await expect(page.getByRole('heading', { name: 'Can I freeze it?' })).toBeVisible();
    await expectFocusOn(page, /^Write an answer/);
    await press(page, /^Delete/);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectFocusOn(page, /^Delete/);
    blog.close();
  });
});
