import type { Route } from '@playwright/test';
import { expect, test } from '../journey';
import { active, serveMember } from '../member-api';

test('the plans stay where they are when the subscription becomes known', async ({ page }) => {
  await serveMember(page);
  const asked: Route[] = [];
  await page.route('**/api/billing/subscription', (route) => {
    asked.push(route);
  });
  await page.goto('/purchase');
  const places = (role: 'button' | 'link', name: string) =>
    Promise.all(
      [page.getByRole('heading', { name: /^(Basic|Pro)$/ }), page.getByRole(role, { name })].map(
        async (both) => Promise.all([both.first().boundingBox(), both.last().boundingBox()]),
      ),
    );
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2);
  const before = await places('button', 'Subscribe Now');
  await expect.poll(() => asked.length).toBe(1);
  await asked[0]?.fulfill({ json: active });
  await expect(page.getByText(/^You already have the/)).toBeVisible();
  expect(await places('link', 'Manage Billing')).toEqual(before);
});
