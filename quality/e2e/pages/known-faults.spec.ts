import { expectNoFailures } from '../sight/accessibility';
import { openerPolicy } from '../sight/engine';
import { expect, test } from '../journey';
import { test as keptTest } from '../page/kept-page';

/** A page without an error, but for what is added. */
const kitchen = (style: string, body = '') => `<!doctype html>
  <html lang="en">
    <title>Kitchen</title>
    <style>
      :root { color-scheme: light dark; }
      @layer base { button, input { display: block; width: 48px; height: 48px; } }
      ${style}
    </style>
    <main>
      <h1>Kitchen</h1>
      <p>Bread</p>
      <div><button>Bake</button><button>Cool</button></div>
      ${body}
    </main>
  </html>`;

const failures: Readonly<Record<string, [page: string, told: RegExp]>> = {
  'too little contrast on a wide screen in the dark alone': [
    kitchen(
      '@media (prefers-color-scheme: dark) and (width > 1000px) { p { color: #444; background: #333; } }',
    ),
    /1200 px, dark[^]*text_contrast_sufficient/,
  ],
  'targets too small between a narrow and a wide screen alone': [
    kitchen(`@layer ui {
      @media (320px < width < 1200px) { button { width: 8px; height: 8px; } }
    }`),
    /768 px, dark: too small: BUTTON Bake[^]*768 px, dark: too small: BUTTON Cool/,
  ],
  'a field without a label': [kitchen('', '<input>'), /320 px, light[^]*input_label_exists/],
  'a field without a label that only a wide screen shows': [
    kitchen('@media (width < 1200px) { input { display: none; } }', '<input>'),
    /1200 px, light[^]*input_label_exists/,
  ],
  'a field without a label that only the dark shows': [
    kitchen('@media (prefers-color-scheme: light) { input { visibility: hidden; } }', '<input>'),
    /320 px, dark[^]*input_label_exists/,
  ],
  'a page that scrolls sideways': [
    kitchen('@media (width <= 768px) { p { width: 800px; } }'),
    /320 px, light: scrolls sideways by \d+ px/,
  ],
};

for (const [name, [html, told]] of Object.entries(failures)) {
  test(`the accessibility check finds ${name}`, async ({ page }) => {
    await page.setContent(html);
    await expect(expectNoFailures(page, 'kitchen')).rejects.toThrow(told);
  });

  // Its documents are asked by the engine of the page that opened it.
  keptTest(`the accessibility check finds ${name} in the kept page`, async ({ page }) => {
    const headers = openerPolicy;
    await page.route('**/kitchen', (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: html }),
    );
    await page.goto('/kitchen');
    await expect(expectNoFailures(page, 'kitchen')).rejects.toThrow(told);
    expect(await page.evaluate(() => 'findFailures' in globalThis)).toBe(false);
    await page.unrouteAll();
  });
}

test('the accessibility check finds nothing where nothing is wrong', async ({ page }) => {
  await page.setContent(kitchen(''));
  await expectNoFailures(page, 'kitchen');
});
