import { expect } from '../../journey';
import { test } from '../../page/kept-page';
import { having, key, serveMember } from '../../people/member-api';

for (const [width, says] of [
  [768, 'in words'],
  [767, 'by icons alone'],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`a key says ${says} what can be done to it`, async ({ page }) => {
      await serveMember(page, having.licenses(key));
      await page.goto('/membership/license-keys');
      for (const name of ['Copy key', 'Deactivate', 'Permanently Delete']) {
        const button = page.getByRole('button', { name });
        await expect(button).toBeVisible();
        await expect(button.getByText(name)).toBeVisible({ visible: width >= 768 });
      }
    });
  });
}
