import { expect, subscriptionCard, test } from '../journey';
import { becomeSubscriber } from '../people/member';

test('changes the plan with its cost shown, cancels and resumes', async ({ page }) => {
  await becomeSubscriber(page);
  const current = subscriptionCard(page);
  await expect(current.getByText('Basic')).toBeVisible();

  await test.step('from Basic to Pro, for what the dialog says', async () => {
    await current.getByRole('button', { name: /Change to Pro/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Plan' });
    await expect(dialog.getByText(/\$\d+\.\d\d/).first()).toBeVisible();
    await dialog.getByRole('button', { name: /Change to Pro/ }).click();
    await expect(dialog).toBeHidden();
    await expect(current.getByText('Pro', { exact: true })).toBeVisible();
    await expect(current.getByText('$40.00 per month')).toBeVisible();
    await expect(page.getByRole('link', { name: /View Invoice/ })).toHaveCount(2);
  });

  await test.step('to the end of the period, and back', async () => {
    await current.getByRole('button', { name: 'Cancel Subscription' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Cancel Subscription' });
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await expect(dialog).toBeHidden();
    await expect(current.getByText('Runs until')).toBeVisible();
    await current.getByRole('button', { name: 'Resume Subscription' }).click();
    await expect(current.getByText('Next billing date')).toBeVisible();
  });

  await test.step('and is led to billing instead of a second subscription', async () => {
    await page.goto('/purchase');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /billing/i })
      .first()
      .click();
    await expect(page).toHaveURL('/membership/billing');
  });
});
