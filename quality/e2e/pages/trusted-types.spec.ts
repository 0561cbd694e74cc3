import { expect, test } from '../journey';

for (const [what, rules] of [
  ['lets everything pass', 'createScriptURL: (url) => url, createHTML: (html) => html'],
  ['refuses everything', ''],
] as const)
  test(`starts beside a default policy of another script that ${what}`, async ({ page }) => {
    await page.addInitScript({
      content: `window.trustedTypes.createPolicy('default', { ${rules} });`,
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
