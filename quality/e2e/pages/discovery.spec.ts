import type { APIRequestContext } from '@playwright/test';
import { paths } from '@cpal/shared/paths';
import { expect, test } from '../journey';
import { publicPaths } from '../site/public-paths';

const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

/** The value of an attribute of the first element that holds `marker`. */
const attribute = (html: string, marker: string, name: string) =>
  new RegExp(`<[^>]*${marker}[^>]*>`).exec(html)?.[0]?.match(new RegExp(` ${name}="([^"]*)"`))?.[1];

for (const path of publicPaths) {
  test(`${path} says what it is to search engines and link previews`, async ({
    request,
    product,
  }) => {
    const html = await read(request, path);
    const description = attribute(html, 'name="description"', 'content') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(170);
    expect(attribute(html, 'rel="canonical"', 'href')).toBe(`${product.origin}${path}`);
    expect(attribute(html, 'property="og:url"', 'content')).toBe(`${product.origin}${path}`);
    expect(attribute(html, 'property="og:title"', 'content')).toBeTruthy();
    expect(attribute(html, 'name="twitter:card"', 'content')).toBe('summary_large_image');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('{{');
  });
}

test('no two public pages say the same of themselves', async ({ request }) => {
  const pages = await Promise.all(publicPaths.map((path) => read(request, path)));
  const titles = pages.map((html) => /<title>([^<]*)</.exec(html)?.[1]);
  const descriptions = pages.map((html) => attribute(html, 'name="description"', 'content'));
  expect(new Set(titles).size).toBe(publicPaths.length);
  expect(new Set(descriptions).size).toBe(publicPaths.length);
});

test('the card, the icons and the manifest are there and are what they say', async ({
  request,
}) => {
  const html = await read(request, '/');
  const card = await request.get(attribute(html, 'property="og:image"', 'content') ?? '');
  expect(card.status()).toBe(200);
  expect(card.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(icons.length).toBeGreaterThan(1);
  for (const [, href = ''] of icons) {
    if (href.startsWith('data:image/svg+xml,')) continue;
    const icon = await request.get(href);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
  const href = attribute(html, 'rel="manifest"', 'href') ?? '';
  const manifest = await request.get(href);
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons: listed } = await manifest.json();
  for (const { src } of listed) {
    expect((await request.get(new URL(src, manifest.url()).href)).status()).toBe(200);
  }
});

test('structured data describes the product and its plans', async ({ request }) => {
  const html = await read(request, '/');
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const things: Record<string, unknown>[] = JSON.parse(text);
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: 'CPal',
      offers: [
        expect.objectContaining({ price: 20, priceCurrency: 'USD' }),
        expect.objectContaining({ price: 40, priceCurrency: 'USD' }),
      ],
    }),
  );
});

for (const [path, count] of [
  [paths.home(), 8],
  [paths.pricing(), 9],
] as const) {
  test(`${path} says which are its questions and their answers`, async ({ page }) => {
    await page.goto(path);
    const faq = page.locator('[itemtype="https://schema.org/FAQPage"]');
    await expect(faq).toHaveCount(1);
    const questions = faq.locator('[itemprop=mainEntity][itemtype="https://schema.org/Question"]');
    await expect(questions).toHaveCount(count);
    for (const question of await questions.all()) {
      await expect(question.locator('[itemprop=name]')).toHaveText(/\?$/);
      const answer = question.locator('[itemprop=acceptedAnswer][itemtype$="/Answer"]');
      await expect(answer.locator('[itemprop=text]')).toContainText(/\w/);
    }
  });
}

test('the sitemap lists the public pages and robots.txt leads to it', async ({
  request,
  product,
}) => {
  const robots = await read(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
  const sitemap = await read(request, '/sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const expected = publicPaths.map((path) => `${product.origin}${path}`);
  expect(new Set(urls)).toEqual(new Set(expected));
  expect(urls).toHaveLength(expected.length);
});

for (const path of ['/auth', '/membership/license-keys', '/purchase']) {
  test(`${path} stays out of search engines`, async ({ request }) => {
    const html = await read(request, path);
    expect(attribute(html, 'name="robots"', 'content')).toBe('noindex');
  });
}
