import type { Page } from '@playwright/test';
import { confirmCard, fillCard, paymentMethods, testCards } from '../people/cards';
import { expect, logIn, subscriptionCard, test } from '../journey';
import { becomeSubscriber } from '../people/member';
import { generateKey } from '../people/licenses';
import { heldToken, revokeSession, spoilAccessToken } from '../sight/tokens';

interface DialogInUse {
  path: string;
  /** Opens the dialog and fills it in. */
  begin: (page: Page) => Promise<void>;
  confirm: (page: Page) => Promise<void>;
  /** What is told where that succeeded. */
  done: string;
}

const press = (page: Page, dialog: string, name: string) =>
  page.getByRole('dialog', { name: dialog }).getByRole('button', { name }).click();

const dialogs: Record<string, DialogInUse> = {
  'Add Payment Method': {
    path: '/membership/billing',
    begin: async (page) => {
      await paymentMethods(page).getByRole('button', { name: 'Add Payment Method' }).click();
      await fillCard(page, testCards.mastercard);
    },
    confirm: confirmCard,
    done: 'Payment method added.',
  },
  'Change Plan': {
    path: '/membership/billing',
    begin: async (page) => {
      await subscriptionCard(page).getByRole('button', { name: 'Change to Pro' }).click();
      await expect(page.getByRole('dialog').getByText('Charged today')).toBeVisible();
    },
    confirm: (page) => press(page, 'Change Plan', 'Change to Pro'),
    done: 'You’re now on the Pro plan.',
  },
  'Confirm Action': {
    path: '/membership/license-keys',
    begin: async (page) => {
      await generateKey(page);
      await page.getByRole('button', { name: 'Deactivate' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm Action' })).toBeVisible();
    },
    confirm: (page) => press(page, 'Confirm Action', 'Deactivate'),
    done: 'License key deactivated.',
  },
};

// The browser itself reports the status 401.
test.use({ expectedErrors: /401/ });

for (const [name, { path, begin, confirm, done }] of Object.entries(dialogs)) {
  test.describe(`the session ends while ${name} is open`, () => {
    test('and is renewed unseen: what was begun is done', async ({ page }) => {
      await becomeSubscriber(page);
      await begin(page);
      await spoilAccessToken(page);
      await confirm(page);
      await expect(page.getByText(done)).toBeVisible();
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      expect(await heldToken(page, 'access_token')).not.toBe('spoilt');
      await expect(page).toHaveURL(path);
    });

    test('for good: the login leads back to the screen', async ({ page }) => {
      const blogger = await becomeSubscriber(page);
      await begin(page);
      await revokeSession(page);
      await confirm(page);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await logIn(page, blogger);
      await expect(page).toHaveURL(path);
    });
  });
}
