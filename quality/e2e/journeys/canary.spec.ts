import { filesUrl, openStore, promote, type Release, releaseUrl } from '@cpal/delivery';
import { paths } from '@cpal/shared/paths';
import { isChosen, visitorCookie } from '@cpal/shared/share';
import { expect, type Page } from '@playwright/test';
import { edit, getEntry, getRecord } from '../site/releases';
import { type ReleasedSite, openReleasedSite } from '../site/released-site';
import { test } from '../site/worker';

const name = 'mfe-auth';
let released: ReleasedSite;
let current: Release;
let canary: Release;

/** Shows a changed build of the login remote to half of all visitors. */
async function show(mark: string, change: (entry: string) => string) {
  canary = await released.release(name, (dist) => {
    edit(getEntry(dist), change);
    edit(getRecord(dist), (record) => record.replace(/mfe_auth_\w+/, `mfe_auth_${mark}`));
  });
  current = await released.first(name);
  const place = { store: await openStore(released.storeDir), environment: 'local' };
  await promote(place, [{ name, id: current.id }]);
  await promote(place, [{ name, id: canary.id }], { percent: 50 });
  await expect(async () => {
    const { headers } = await fetch(`${released.origin}${paths.auth()}`);
    expect(headers.get('set-cookie')).toContain(visitorCookie);
    expect(await sentTo(visitor(true))).toContain(canary.id);
  }).toPass();
}

/** An id that chooses the canary, or does not. */
function visitor(isIn: boolean): string {
  const ids = Array.from({ length: 100 }, (_, number) => String(number).padStart(16, '0'));
  return ids.find((id) => isChosen(id, { id: canary.id, percent: 50 }) === isIn) ?? '';
}

/** The login page as it is sent to a visitor. */
async function sentTo(id: string) {
  const headers = { cookie: `${visitorCookie}=${id}` };
  return (await fetch(`${released.origin}${paths.auth()}`, { headers })).text();
}

const become = (page: Page, id: string) =>
  page.context().addCookies([{ name: visitorCookie, value: id, url: released.origin }]);

/** The entries of the login remote that the page has fetched. */
const fetched = (page: Page) =>
  page.evaluate(
    (entry) =>
      performance
        .getEntriesByType('resource')
        .map(({ name: url }) => new URL(url).pathname)
        .filter((path) => path.startsWith(entry)),
    `${filesUrl('mfe-auth')}/remoteEntry.`,
  );

const entryPath = (release: Release) => releaseUrl(release, 'remoteEntry.js');

const login = (page: Page) => page.getByRole('tab', { name: 'Login' });

test.beforeAll(async ({ product }) => {
  released = await openReleasedSite(product);
  await show('good', (entry) => `${entry}\n// good`);
});

test.afterAll(() => released.dispose());

for (const isIn of [true, false])
  test(`a visitor ${isIn ? 'in' : 'outside'} the share has one release, again and again`, async ({
    page,
  }) => {
    await become(page, visitor(isIn));
    await page.goto(`${released.origin}${paths.auth()}`);
    await expect(login(page)).toBeVisible();
    await page.reload();
    await expect(login(page)).toBeVisible();
    expect(await fetched(page)).toEqual([entryPath(isIn ? canary : current)]);
  });

test('a visitor who comes first is given a place, and keeps it', async ({ page }) => {
  await page.goto(`${released.origin}${paths.auth()}`);
  await expect(login(page)).toBeVisible();
  const first = await fetched(page);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: visitorCookie, httpOnly: false, sameSite: 'Lax' });
  const isIn = isChosen(cookie?.value ?? '', { id: canary.id, percent: 50 });
  expect(first).toEqual([entryPath(isIn ? canary : current)]);
  await page.reload();
  await expect(login(page)).toBeVisible();
  expect(await fetched(page)).toEqual(first);
  expect(await page.context().cookies()).toMatchObject([{ value: cookie?.value }]);
});

for (const isIn of [true, false])
  test(`a visitor ${isIn ? 'in' : 'outside'} the share has the same from other pages on`, async ({
    page,
  }) => {
    await become(page, visitor(isIn));
    await page.goto(`${released.origin}${paths.about()}`);
    await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(login(page)).toBeVisible();
    expect(await fetched(page)).toEqual([entryPath(isIn ? canary : current)]);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  });

test('a canary that fails gives way to the current release', async ({ page }) => {
  // In browsers only: otherwise it would not be promoted.
  await show('broken', (entry) => `if (globalThis.document) throw new Error("broken");\n${entry}`);
  await become(page, visitor(true));
  await page.goto(`${released.origin}${paths.auth()}`);
  await expect(login(page)).toBeVisible();
  const entries = await fetched(page);
  expect([entries[0], entries.at(-1)]).toEqual([entryPath(canary), entryPath(current)]);
});
