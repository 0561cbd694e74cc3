import { filesUrl, type Release, releaseUrl } from '@cpal/delivery';
import type { TokenPair } from '@cpal/shared/contract/accounts/auth';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Failure, type FailureName, failures, playFailure } from '../page/faults';
import { joinPast } from '../people/member';
import { changeFiles, edit, getRecord } from '../site/releases';
import { type ReleasedSite, openReleasedSite } from '../site/released-site';
import {
  heading,
  lazyScreens,
  type RemoteName,
  remoteNames,
  type Way,
  ways,
} from '../site/remote-ways';
import { holding } from '../sight/tokens';
import { test } from '../site/worker';

let released: ReleasedSite;
let tokens: TokenPair;

/** The second release of each remote; the first is what was built. */
const current = new Map<RemoteName, Release>();

test.beforeAll(async ({ browser, product }) => {
  released = await openReleasedSite(product);
  for (const name of remoteNames) current.set(name, await releaseAgain(name, 'second'));
  for (const release of current.values()) await released.untilServed(release);
  const page = await browser.newPage({ baseURL: released.origin });
  ({ tokens } = await joinPast(page));
  await page.close();
});

test.afterAll(() => released.dispose());

const releaseAgain = (name: RemoteName, mark: string) =>
  released.release(name, (dist) => {
    changeFiles(dist, (text) => `${text}\n/* ${mark} */`);
    edit(getRecord(dist), (record) => record.replace(/mfe_\w+(?=",\n {2}"prefixes)/, `$&_${mark}`));
  });

/** The files of a remote's release that an error is about. */
function filesOf({ build, files }: Release, { at }: Failure): string[] {
  if (build.kind === 'widget') return [];
  const { entry, scripts, styles } = build;
  if (at === 'entry') return [entry];
  if (at === 'style') return styles;
  const isLate = (file: string) => file.endsWith('.js') && ![entry, ...scripts].includes(file);
  return Object.keys(files).filter(isLate);
}

const addressesOf = (release: Release, files: readonly string[]) =>
  files.map((file) => releaseUrl(release, file));

interface Cell {
  name: RemoteName;
  way: Way;
  fault: Failure;
}

/** Opens a page of its own for what releases of a remote can have wrong. */
async function openFaulty(browser: Browser, { way, fault }: Cell) {
  const context = await browser.newContext({
    baseURL: released.origin,
    reducedMotion: 'reduce',
    bypassCSP: fault.isHashed,
  });
  const page = await context.newPage();
  if (way.to.startsWith('/membership')) await page.addInitScript({ content: holding(tokens) });
  let broken: string[] = [];
  await playFailure(
    page,
    fault,
    ({ pathname, search }) => broken.includes(pathname) && ['', '?r=1'].includes(search),
  );
  /** Has these releases of the remote have the error from now on, and no others. */
  const spoil = (...releases: Release[]) => {
    broken = releases.flatMap((one) => addressesOf(one, filesOf(one, fault)));
  };
  return { page, context, spoil };
}

/**
 * Counts the documents that a page asks for from now on: as they are asked for, since a page shows its heading before
 * it is through with its scripts.
 */
function countDocuments(page: Page) {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Which releases of a remote a page has fetched scripts of. */
async function usedReleases(page: Page, name: RemoteName) {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  const release = current.get(name);
  const ofCurrent = release === undefined ? [] : addressesOf(release, Object.keys(release.files));
  return urls
    .map((url) => new URL(url).pathname)
    .filter((file) => file.startsWith(`${filesUrl(name)}/`) && file.endsWith('.js'))
    .map((file) => (ofCurrent.includes(file) ? 'current' : 'previous'));
}

async function goByLink(page: Page, way: Way) {
  await page.goto(way.from);
  await followLink(page, way);
}

async function followLink(page: Page, { link }: Way) {
  await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
  const go = page.getByRole('link', { name: link, exact: true }).locator('visible=true').first();
  await go.click();
}

/** The last good release is shown, and nothing else suffers. */
async function givesWay(page: Page, { name, way }: Cell, arrival: 'by link' | 'by address') {
  await (arrival === 'by link' ? goByLink(page, way) : page.goto(way.to, { waitUntil: 'commit' }));
  await expect(way.sign(page)).toBeVisible();
  await expect(page).toHaveTitle(way.title);
  if (arrival === 'by link') expect(await usedReleases(page, name)).toContain('previous');
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Footer' }).getByText('Terms of Service').click();
  await expect(heading(/Terms/)(page)).toBeVisible();
  expect(documents()).toBe(0);
}

/**
 * Where no release is good, the document is loaded: a public page can be read in it, of any other the screen says
 * what happened and comes back on Retry.
 */
async function comesBack(page: Page, { way }: Cell, lift: () => void) {
  await page.goto(way.from);
  const moved = countDocuments(page);
  await followLink(page, way);
  const failure = heading(/^Something went wrong$/)(page);
  // A hang lasts its limit of 10 seconds twice: in the tab, and in the document.
  await expect(failure.or(way.sign(page)).first()).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveTitle(way.title);
  if (moved() === 0) {
    const announced = page.locator('[aria-live=polite]').filter({ hasText: way.title });
    await expect(announced).toHaveCount(1);
  }
  lift();
  if (!(await failure.isVisible())) return;
  const documents = countDocuments(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(way.sign(page)).toBeVisible();
  await expect(page).toHaveTitle(way.title);
  expect(documents()).toBeLessThanOrEqual(1);
}

/** Has the current release of a remote have an error, and then every one. */
async function expectSurvived(
  browser: Browser,
  cell: Cell,
  arrivals: readonly ('by link' | 'by address')[],
) {
  const { page, context, spoil } = await openFaulty(browser, cell);
  const second = current.get(cell.name);
  if (second === undefined) throw new Error(`${cell.name} was not released`);
  spoil(second);
  for (const arrival of arrivals) await givesWay(page, cell, arrival);
  spoil(second, await released.first(cell.name));
  await comesBack(page, cell, () => spoil());
  await context.close();
}

/** Whether every error is tried with every remote: `FAULT_MATRIX=whole`, by hand, some minutes. */
const isWhole = process.env['FAULT_MATRIX'] === 'whole';

/** What always is: an error of each kind that is recovered from in its own way. */
const everywhere: readonly string[] = [
  'answers 404',
  'never answers',
  'throws in evaluation',
  'throws while rendering',
] satisfies FailureName[];

for (const [failureName, failure] of Object.entries(failures)) {
  test(`a release that ${failureName} gives way to the one before, and Retry works`, async ({
    browser,
  }) => {
    const isEverywhere = isWhole || everywhere.includes(failureName);
    const names = isEverywhere ? remoteNames : (['mfe-auth'] as const);
    const cells = names.flatMap((name): Cell[] => {
      const way = failure.at === 'late screen' ? lazyScreens[name] : ways[name];
      return way === undefined ? [] : [{ name, way, fault: failure }];
    });
    await Promise.all(
      cells.map((cell, index) =>
        expectSurvived(browser, cell, index === 0 ? ['by link', 'by address'] : ['by link']),
      ),
    );
  });
}
