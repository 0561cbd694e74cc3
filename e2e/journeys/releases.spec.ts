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

/** Releases the login remote alone, as its team would, with another entry; answers the release's id. */
async function releaseAuth(name: string, change: (entry: string) => string): Promise<string> {
  const dist = path.join(folder, name);
  cpSync(path.join(import.meta.dirname, '../../mfe-auth/dist'), dist, { recursive: true });
  writeFileSync(entryOf(dist), change(readFileSync(entryOf(dist), 'utf8')));
  const record = path.join(dist, 'build.json');
  writeFileSync(record, readFileSync(record, 'utf8').replace(/mfe_auth_\w+/, `mfe_auth_${name}`));
  const store = await openStore(path.join(folder, 'store'));
  const { id } = await publish(store, dist);
  await promote(store, 'local', 'mfe-auth', id);
  return id;
}

/** The edge server takes up a changed registry by itself. */
const untilServed = (id: string) =>
  expect(async () => {
    expect(await (await fetch(`${product.origin}/auth`)).text()).toContain(id);
  }).toPass();

test('a remote released alone reaches the next visitor, without a restart', async ({ page }) => {
  const id = await releaseAuth('next', (entry) => `${entry}\nglobalThis.isNextRelease = true;`);
  await untilServed(id);
  await page.goto(`${product.origin}/auth`);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => 'isNextRelease' in globalThis)).toBe(true);
});

for (const [fault, entry] of [
  ['throws', 'throw new Error("broken");'],
  ['has a syntax error', 'export const = ;'],
  ['keeps no contract', 'export const init = () => 0; export const get = async () => () => ({});'],
] as const) {
  test(`a release that ${fault} gives way to the one before`, async ({ page }) => {
    const good = await releaseAuth(`good-${entry.length}`, (text) => `${text}\n// ${fault}`);
    const broken = await releaseAuth(`broken-${entry.length}`, () => entry);
    await untilServed(broken);
    await page.goto(`${product.origin}/auth`);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((url) => url.includes(good)).length).toBeGreaterThan(0);
  });
}
