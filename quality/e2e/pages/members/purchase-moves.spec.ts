import { EventEmitter, once } from 'node:events';
import { expect } from '../../journey';
import { test } from '../../page/kept-page';
import { active, serveMember } from '../../people/member-api';

for (const width of [360, 768, 1200]) {
  test(`nothing moves when the subscription becomes known, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = new EventEmitter();
    await serveMember(page, {
      'GET /api/billing/subscription': once(api, 'known').then(() => ({ body: active })),
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/billing/subscription')) asked.push(request.method());
    });
    await page.goto('/purchase');
    const places = (role: 'button' | 'link', name: string) =>
      Promise.all(
        [
          page.getByRole('heading', { name: /^(Basic|Pro)$/ }),
          page.getByRole(role, { name }),
          page.getByRole('contentinfo'),
        ].map(async (both) => Promise.all([both.first().boundingBox(), both.last().boundingBox()])),
      );
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2);
    const before = await places('button', 'Subscribe Now');
    await expect.poll(() => asked).toEqual(['GET']);
    api.emit('known');
    await expect(page.getByText(/^You already have the/)).toBeVisible();
    expect(await places('link', 'Manage Billing')).toEqual(before);
  });
}
