import { expect, test } from '../journey';
import { becomeSubscriber } from '../member';
import { generateKey, validate } from '../licenses';

test('shows the domains of a key, and releases one for another', async ({ page }) => {
  await becomeSubscriber(page);
  const key = await generateKey(page);
  for (const domain of ['adabakes.com', 'www.adabrews.com', 'adacooks.com'])
    expect(await validate(page, key, domain)).toMatchObject({ code: 'VALID' });
  expect(await validate(page, key, 'adagrills.com')).toMatchObject({ code: 'TOO_MANY_DOMAINS' });

  const toggle = page.getByRole('button', { name: /^Domains/ });
  await toggle.click();
  await expect(toggle).toHaveText('Domains · 3 of 3');
  await page.getByRole('button', { name: 'Release adabrews.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release Domain' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('adabrews.com is released.')).toBeVisible();
  await expect(toggle).toHaveText('Domains · 2 of 3');
  await expect(page.getByRole('button', { name: 'Release adabakes.com' })).toBeFocused();

  expect(await validate(page, key, 'adagrills.com')).toMatchObject({ code: 'VALID' });
  expect(await validate(page, key, 'adabrews.com')).toMatchObject({ code: 'TOO_MANY_DOMAINS' });
  await toggle.click();
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Release adagrills.com' })).toBeVisible();
});
