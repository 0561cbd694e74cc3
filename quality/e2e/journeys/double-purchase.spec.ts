import { paths } from '@cpal/shared/paths';
import { expect, newBlogger, signUp, subscriptionCard, test } from '../journey';
import { buyWithoutLogin, openMailedLink } from '../people/member';

test('who paid twice before there was an account keeps one plan, and reads what comes back', async ({
  page,
  product,
}) => {
  const blogger = newBlogger();
  await buyWithoutLogin(page, 'basic', blogger.email);
  await buyWithoutLogin(page, 'pro', blogger.email);
  await page.goto(paths.auth());
  await signUp(page, blogger);
  await page.waitForURL(`**${paths.licenseKeys()}`);
  await openMailedLink(page, product.dataDir, '/auth/verify-email', blogger);
  await expect(page.getByText('Your email address is verified.')).toBeVisible();

  await page.goto(paths.billing());
  await expect(subscriptionCard(page).getByText('Pro', { exact: true })).toBeVisible();
  await expect(subscriptionCard(page).getByText('Active', { exact: true })).toBeVisible();
  const notice = page.getByRole('status').filter({ hasText: 'You paid twice.' });
  await expect(notice).toContainText('We canceled your second plan, Basic, on');
  await expect(notice).toContainText('refunded $20.00 to the card that paid');
  await expect(
    page.getByRole('region', { name: 'Billing History' }).getByText('Paid', { exact: true }),
  ).toHaveCount(1);
});
