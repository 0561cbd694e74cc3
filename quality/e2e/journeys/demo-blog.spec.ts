import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '../journey';
import { createProduct, type Product, run } from '../site/product';
import { button } from '../widget/panel';

test.describe.configure({ timeout: 300_000 });

type Start = ReturnType<typeof run>;

let product: Product;
let starts: Start[];

function start(): Start {
  const { port, dataDir } = product;
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEMO_BLOG: 'on', LOG_LEVEL: 'warn' };
  const started = run(settings);
  starts.push(started);
  return started;
}

test.beforeEach(async () => {
  product = await createProduct();
  starts = [];
});

test.afterEach(async () => {
  await Promise.all(starts.map(({ end }) => end('SIGTERM')));
  await product.dispose();
});

/** Waits until the start has printed something; answers what it printed until then. */
async function printed({ output }: Start, words: RegExp): Promise<string> {
  while (!words.test(output())) await sleep(200);
  return output();
}

test('a reader of the demo blog asks under a recipe, and the second start keeps all', async ({
  page,
}) => {
  const first = start();
  const log = await printed(first, /The blog/);
  expect(log).toContain(`A food blog with the assistant: ${product.blogOrigin}`);
  expect(log).toContain('has read 15 recipes; its blogger logs in as juno@');

  await page.goto(product.origin);
  await page.getByLabel('Have a blog? Try it now').fill(product.blogOrigin);
  await expect(page.getByRole('button', { name: 'Show me' })).toHaveAttribute('type', 'submit');
  await page.keyboard.press('Enter');
  const seen = page.getByRole('region', { name: 'The Lopsided Ladle, answering' });
  await expect(seen.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(seen.getByText('Ginger Lime Fizz')).toBeVisible();
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    seen.getByRole('button', { name: 'Save for a story' }).click(),
  ]);
  expect(card.suggestedFilename()).toBe('ginger-lime-fizz-story.png');

  await page.goto(`${product.blogOrigin}/ginger-lime-fizz/`);
  await button(page).click();
  await expect(page.getByRole('log').getByText('I have read this recipe twice')).toBeVisible();
  await page.getByRole('textbox').fill('how much ginger do i need?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('You need 120 g')).toBeVisible();
  await first.end('SIGTERM');

  const second = start();
  expect(await printed(second, /The blog/)).toContain('has read 15 recipes');
});
