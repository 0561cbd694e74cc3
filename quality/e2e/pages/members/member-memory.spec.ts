import { expect, test } from '../../journey';
import { becomeSubscriber } from '../../people/member';
import { generateKey } from '../../people/licenses';
import { held } from '../../page/memory';

test('ten trips between license keys and billing leave nothing behind', async ({ page }) => {
  await becomeSubscriber(page);
  await generateKey(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const cdp = await page.context().newCDPSession(page);
  const trip = async () => {
    await bar.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByText('Next billing date')).toBeVisible();
    await bar.getByRole('link', { name: 'License Keys' }).click();
    await expect(page.getByText(/cpal_live_/)).toBeVisible();
  };

  const tenTrips = async () => {
    for (let trips = 0; trips < 10; trips += 1) await trip();
  };
  // At first caches fill up, and the first look makes some objects itself.
  await tenTrips();
  await held(cdp);
  const before = await held(cdp);
  await tenTrips();
  const after = await held(cdp);
  expect(after.listeners).toBe(before.listeners);
  expect(after.nodes).toBe(before.nodes);
  // Fewer than twenty a trip: the browser keeps some; a screen is made of thousands.
  expect(after.objects - before.objects).toBeLessThan(200);
});
