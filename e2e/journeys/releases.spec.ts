import { openStore, promote, publish } from '@cpal/delivery';
import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct, type Product } from '../product';

let folder: string;
let product: Product;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-releases-'));
  product = await createProduct({ RELEASES_DIR: path.join(folder, 'store') });
  await product.start();
});

test.afterAll(async () => {
  await product.dispose();
  rmSync(folder, { recursive: true });
});

const entryOf = (dist: string) => path.join(dist, 'remoteEntry.js');
const recordOf = (dist: string) => path.join(dist, 'build.json');

/** Rewrites a file of a build. */
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Releases one remote alone, as its team would, with a changed build; answers the release's id. */
async function releaseAlone(workspace: string, change: (dist: string) => void): Promise<string> {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  cpSync(path.join(import.meta.dirname, '../..', workspace, 'dist'), dist, { recursive: true });
  change(dist);
  const store = await openStore(path.join(folder, 'store'));
  const { id } = await publish(store, dist);
  await promote(store, 'local', workspace, id);
  return id;
}

/** Releases the login remote with another entry. */
const releaseAuth = (name: string, change: (entry: string) => string) =>
  releaseAlone('mfe-auth', (dist) => {
    edit(entryOf(dist), change);
    edit(recordOf(dist), (record) => record.replace(/mfe_auth_\w+/, `mfe_auth_${name}`));
  });

/** The edge server takes up a changed registry by itself. */
const untilServed = (id: string, at = '/auth') =>
  expect(async () => {
    expect(await (await fetch(`${product.origin}${at}`)).text()).toContain(id);
  }).toPass();

test('a remote released alone reaches the next visitor, without a restart', async ({ page }) => {
  const id = await releaseAuth('next', (entry) => `${entry}\nglobalThis.isNextRelease = true;`);
  await untilServed(id);
  await page.goto(`${product.origin}/auth`);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => 'isNextRelease' in globalThis)).toBe(true);
});

const emptyContainer = 'export const init = () => 0; export const get = async () => () => ({});';

for (const [state, fault, spoil] of [
  ['throwing', 'throws', () => 'throw new Error("broken");'],
  ['unreadable', 'has a syntax error', () => 'export const = ;'],
  ['empty', 'keeps no contract', () => emptyContainer],
  [
    'later',
    'wants another major version of the router',
    (entry: string) => entry.replace(/(?<=requiredVersion:")\d+(?=\.0\.0")/, '99'),
  ],
] as const) {
  test(`a release that ${fault} gives way to the one before`, async ({ page }) => {
    const good = await releaseAuth(`good_${state}`, (text) => `${text}\n// ${fault}`);
    const broken = await releaseAuth(`broken_${state}`, spoil);
    await untilServed(broken);
    await page.goto(`${product.origin}/auth`);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((url) => url.includes(good)).length).toBeGreaterThan(0);
  });
}

test('a public page of other shared sources than the shell’s is rendered again', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const id = await releaseAlone('mfe-marketing', (dist) => {
    edit(recordOf(dist), (record) => record.replace(/"kit": "\w+"/, '"kit": "another"'));
    // What a former button of the shared kit would have left in the page.
    edit(path.join(dist, 'pages/about.html'), (html) =>
      html.replace('Write to us', 'Get in touch'),
    );
  });
  await untilServed(id, '/about');
  await page.goto(`${product.origin}/about`);
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(errors).toEqual([]);
});
