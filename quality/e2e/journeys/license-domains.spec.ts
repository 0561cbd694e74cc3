import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { becomeSubscriber } from '../people/member';
import { allowDomain, generateKey, validate } from '../people/licenses';

test('allows a key on domains, releases one for another, names and replaces the key', async ({
  page,
}) => {
  await becomeSubscriber(page);
  const key = await generateKey(page);
  expect(await validate(page, key, 'adabakes.com')).toMatchObject({ code: 'DOMAIN_NOT_ALLOWED' });

  const toggle = page.getByRole('button', { name: /^Domains/ });
  await toggle.click();
  for (const [index, domain] of ['adabakes.com', 'www.adabrews.com', 'adacooks.com'].entries()) {
    await allowDomain(page, domain);
    await expect(toggle).toHaveText(`Domains · ${index + 1} of 3`);
    expect(await validate(page, key, domain)).toMatchObject({ code: 'VALID' });
  }
  await expect(page.getByLabel('Domain', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Release adabrews.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release Domain' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('adabrews.com is released.')).toBeVisible();
  await expect(toggle).toHaveText('Domains · 2 of 3');
  await expect(page.getByRole('button', { name: 'Release adabakes.com' })).toBeFocused();

  await allowDomain(page, 'adagrills.com');
  expect(await validate(page, key, 'adagrills.com')).toMatchObject({ code: 'VALID' });
  expect(await validate(page, key, 'adabrews.com')).toMatchObject({ code: 'DOMAIN_NOT_ALLOWED' });
  await expect(page.getByRole('button', { name: 'Release adagrills.com' })).toBeVisible();
  await toggle.click();

  await test.step('gives the key a name, by which it is known from the next one', async () => {
    await page.getByRole('button', { name: 'Add Name' }).click();
    await page.keyboard.insertText('Ada bakes');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Name saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();
  });

  await test.step('replaces it by a new one, and ends its grace', async () => {
    await page.getByRole('button', { name: 'Generate New License Key' }).click();
    const [fresh, old] = [page.getByRole('listitem').filter({ hasText: 'New' }), rowOf(page, key)];
    await expect(fresh).toBeFocused();
    await expect(old.getByText('Ada bakes')).toBeVisible();
    await expect(old.getByText(/^Works until .*\d:\d\d/)).toBeVisible();
    expect(await validate(page, key, 'adabakes.com')).toMatchObject({ code: 'VALID' });

    await old.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(old.getByText(/^Works until/)).toHaveCount(0);
    await expect(old.getByRole('button', { name: 'Reactivate' })).toBeFocused();
    expect(await validate(page, key, 'adabakes.com')).toMatchObject({ code: 'INACTIVE' });
  });
});

const rowOf = (page: Page, key: string) => page.getByRole('listitem').filter({ hasText: key });
