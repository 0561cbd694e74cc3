import { expect } from '../../journey';
import { test } from '../../page/kept-page';
import { having, key, serveMember } from '../../people/member-api';
import { sideways } from '../../sight/accessibility';

for (const width of [320, 768]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a key says in words beside its icons what can be done to it', async ({ page }) => {
      await serveMember(page, having.licenses(key));
      await page.goto('/membership/license-keys');
      for (const name of ['Deactivate', 'Permanently Delete']) {
        const button = page.getByRole('button', { name });
        await expect(button.getByText(name)).toBeVisible();
        await expect(button.locator('svg')).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Copy key' })).toBeVisible();
      expect(await sideways(page)).toBe(0);
    });
  });
}
