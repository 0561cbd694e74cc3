import { filesUrl, releaseUrl } from '@cpal/delivery';
import { expect } from '@playwright/test';
import path from 'node:path';
import { type RepositoryCopy, copyRepository } from '../site/repository-copy';
import { pauseRequests } from '../page/pausing';
import { changeFiles, edit, getEntry, getRecord } from '../site/releases';
import { type ReleasedSite, openReleasedSite } from '../site/released-site';
import { test } from '../site/worker';

let released: ReleasedSite;

test.beforeAll(async ({ product }) => {
  released = await openReleasedSite(product);
});

test.afterAll(() => released.dispose());

/** Releases the login remote with another entry. */
const releaseAuth = (name: string, change: (entry: string) => string) =>
  released.release('mfe-auth', (dist) => {
    edit(getEntry(dist), change);
    edit(getRecord(dist), (record) => record.replace(/mfe_auth_\w+/, `mfe_auth_${name}`));
  });

test('a remote released alone reaches the next visitor, without a restart', async ({ page }) => {
  const next = await releaseAuth('next', (entry) => `${entry}\nglobalThis.isNextRelease = true;`);
  await released.untilServed(next);
  await page.goto(`${released.origin}/auth`);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => 'isNextRelease' in globalThis)).toBe(true);
});

test.describe('a remote that npm run new-remote makes', () => {
  let copy: RepositoryCopy;

  test.beforeAll(() => {
    copy = copyRepository();
  });

  test.afterAll(() => copy.dispose());

  test('passes the checks, and opens without a change to the shell', async ({ page }) => {
    const name = 'mfe-gift-cards';
    copy.run({}, 'npm', 'run', 'new-remote', 'gift-cards');
    copy.run({}, 'node_modules/.bin/tsc', '-b', '--checkers', '1', name);
    copy.run({}, 'node_modules/.bin/oxlint', '--type-aware', '--deny-warnings', name);
    copy.run({}, 'node_modules/.bin/jest', name, '--selectProjects', 'web');
    const settings = { RELEASES_DIR: released.storeDir };
    const said = copy.run(settings, 'npm', 'run', 'release', '--', name);
    const id = /: release (\w+) is current/.exec(said)?.[1] ?? said;
    await released.untilServed({ id });

    const { origin } = released;
    const sent = await (await fetch(`${origin}/gift-cards`)).text();
    expect(sent).toMatch(/<h1 [^>]*>Gift Cards<\/h1>/);
    await page.goto(`${origin}/gift-cards/second`);
    await expect(page.getByText('What the second entry says')).toBeVisible();
    await page.getByRole('link', { name: 'All Entries' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
  });
});

for (const [what, there, other] of [
  ['a name', '"useNavigate"', 'useHref of @cpal/shared/router'],
  ['a version of a contract', '"session 1"', 'session 2 of the contracts'],
  ['another major version of the router', '"router 7"', 'router 8 of the contracts'],
] as const) {
  test(`a remote that uses ${what} that the shell lacks is not released`, async () => {
    const [name] = other.split(' of ');
    const release = released.release('mfe-auth', (dist) =>
      edit(getRecord(dist), (record) => record.replace(there, `"${name}"`)),
    );
    await expect(release).rejects.toThrow(new RegExp(`uses ${other}, which shell`));
  });
}

const emptyContainer = 'export const init = () => 0; export const get = async () => () => ({});';

for (const [failure, spoil, error] of [
  ['throws', () => 'throw new Error("broken");', 'broken'],
  ['has a syntax error', () => 'export const = ;', ''],
  ['exposes no routes', () => emptyContainer, 'it exposes no routes'],
  ['loads what is not there', () => "import './gone.js';", 'it loads gone.js'],
] as const) {
  test(`a remote whose container ${failure} is not released`, async () => {
    const release = releaseAuth('refused', spoil);
    await expect(release).rejects.toThrow(`its container cannot be used: ${error}`);
  });
}

/** What no check before a release sees: it fails in browsers only. */
const inBrowsers = (statement: string) => (entry: string) =>
  `if (globalThis.document) ${statement}\n${entry}`;

for (const [state, failure, spoil] of [
  ['throwing', 'throws', inBrowsers('throw new Error("broken");')],
  [
    'later',
    'wants another major version of the router',
    (entry: string) => entry.replace(/(?<=requiredVersion:")\d+(?=\.0\.0")/, '99'),
  ],
] as const) {
  test(`a release that ${failure} gives way to the one before`, async ({ page }) => {
    const good = await releaseAuth(`good_${state}`, (text) => `${text}\n// ${failure}`);
    const broken = await releaseAuth(`broken_${state}`, spoil);
    await released.untilServed(broken);
    await page.goto(`${released.origin}/auth`);
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded).toContain(released.origin + releaseUrl(good, 'remoteEntry.js'));
  });
}

test('a public page of other shared sources than the shell’s is rendered again', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const other = await released.release('mfe-marketing', (dist) => {
    edit(getRecord(dist), (record) => record.replace(/"kit": "\w+"/, '"kit": "another"'));
    // What a previous button of the shared kit would have left in the page.
    edit(path.join(dist, 'pages/about.html'), (html) =>
      html.replace('Write to us', 'Get in touch'),
    );
  });
  await released.untilServed(other);
  await page.goto(`${released.origin}/about`);
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a tab whose releases are gone from the server has the new one with the next move', async ({
  page,
}) => {
  const listed = page.waitForResponse('**/releases.json');
  await page.goto(`${released.origin}/about`);
  await (await listed).finished();
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const latest = await releaseAuth('moved', (entry) => `${entry}\n// moved`);
  await released.untilServed(latest);
  const kept = Object.keys(latest.files).map((file) => releaseUrl(latest, file));
  await page.route(`**${filesUrl('mfe-auth')}/**`, (route) =>
    kept.includes(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
});

test.describe('on a slow connection, where the release before is started too', () => {
  const torn = '@layer screens{h1{letter-spacing:9px}}';
  /** Milliseconds that each file of the remote takes. */
  const delayMs = 1_400;

  test('that one’s style sheets never apply to the current one’s screen', async ({ page }) => {
    await released.release('mfe-auth', (dist) => {
      changeFiles(dist, (text) => (text.startsWith('@layer') ? `${text}${torn}` : text));
      edit(getRecord(dist), (record) => record.replace(/mfe_auth_\w+/, 'mfe_auth_torn'));
    });
    const current = await releaseAuth('whole', (entry) => `${entry}\n// whole`);
    await released.untilServed(current);
    await page.goto(`${released.origin}/about`);
    await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
    const asked: string[] = [];
    await pauseRequests(
      page,
      [{ urlPattern: `*${filesUrl('mfe-auth')}/*` }],
      async ({ url, pass }) => {
        asked.push(new URL(url).pathname);
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return pass();
      },
    );
    await page.getByRole('link', { name: 'Log In' }).click();
    const tab = page.getByRole('tab', { name: 'Login' });
    await expect(tab).toBeVisible();
    // By then all that was begun has come.
    await page.waitForTimeout(3 * delayMs);
    expect(asked.filter((file) => file.includes('/remoteEntry.'))).toHaveLength(2);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((h1) => getComputedStyle(h1).letterSpacing)).not.toBe('9px');
  });
});
