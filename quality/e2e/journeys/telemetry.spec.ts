import { openStore, promote, publish, releaseUrl } from '@cpal/delivery';
import { expect, type Page } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseEvent } from '@cpal/shared/contract/telemetry/telemetry';
import { failures, playFailure } from '../page/faults';
import type { Product } from '../site/product';
import { getDist, edit, getEntry, getRecord } from '../site/releases';
import { type ReleasedSite, openReleasedSite } from '../site/released-site';
import { test } from '../site/worker';

let released: ReleasedSite;
let metrics: string;

test.beforeAll(async ({ product, metricsPort }) => {
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  released = await openReleasedSite(product);
});

test.afterAll(() => released.dispose());

/** What the API shows of its counters: the value of each line. */
async function counters() {
  const lines = (await (await fetch(metrics)).text()).split('\n');
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

/** What was counted since then, and how often, without the ids of releases. */
async function countedSince(before: Map<string, number>) {
  const grown = [...(await counters())].map(
    ([line, value]) => [line, value - (before.get(line) ?? 0)] as const,
  );
  return grown
    .filter(([, more]) => more > 0)
    .map(([line, more]) => `${line.replace(/,release="\w+"/, '')} ${more}`);
}

const of = (name: string, event: ReleaseEvent) =>
  `cpal_release_events_total{name="${name}",event="${event}"}`;

const once = (name: string, event: ReleaseEvent) => `${of(name, event)} 1`;

/** The shell's script that reports. */
const reporter = () =>
  readdirSync(getDist('shell'))
    .filter((file) => file.endsWith('.js'))
    .find((file) =>
      String(readFileSync(path.join(getDist('shell'), file))).includes('v1/telemetry'),
    );

const untilFetched = (page: Page) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    reporter() ?? 'no such file',
  );

/** Visits a page until it can report, and leaves. */
async function visit(page: Page, at: string) {
  await page.goto(`${released.origin}${at}`);
  await untilFetched(page);
  await page.goto('about:blank');
}

/** Changes the build of the login remote so that it is another release. */
function makeSecond(dist: string) {
  edit(getEntry(dist), (entry) => `${entry}\n// second`);
  edit(getRecord(dist), (record) =>
    record.replace(/mfe_auth_\w+(?=",\n {2}"prefixes)/, '$&_second'),
  );
}

/**
 * Releases it in the product too, and what was current again: its own edge passes reports on, and names to
 * the API only what its registry has.
 */
async function releaseInProduct({ storeDir }: Product) {
  const place = { store: await openStore(storeDir), environment: 'local' };
  const dist = mkdtempSync(path.join(os.tmpdir(), 'cpal-second-'));
  cpSync(getDist('mfe-auth'), dist, { recursive: true });
  makeSecond(dist);
  const second = await publish(place.store, dist);
  rmSync(dist, { recursive: true });
  for (const { id } of [second, await released.first('mfe-auth')])
    await promote(place, [{ name: 'mfe-auth', id }]);
}

test('a page that is left is counted, with what was measured', async ({ page }) => {
  const before = await counters();
  await visit(page, '/about');
  await expect.poll(() => countedSince(before)).toContain(once('shell', 'load'));
  const lines = await countedSince(before);
  expect(lines).toContain(once('mfe-marketing', 'load'));
  for (const vital of ['ttfb_seconds', 'lcp_seconds', 'ready_seconds', 'layout_shift'])
    expect(lines).toContain(`cpal_page_${vital}_count{name="shell"} 1`);
});

test('a release that fails is counted, and the one that took its place', async ({
  browser,
  product,
}) => {
  const second = await released.release('mfe-auth', makeSecond);
  await released.untilServed(second);
  await releaseInProduct(product);
  const before = await counters();
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const entry = releaseUrl(second, 'remoteEntry.js');
  await playFailure(page, failures['answers 404'], ({ pathname }) => pathname === entry);
  await visit(page, '/auth');
  await expect.poll(() => countedSince(before)).toContain(once('mfe-auth', 'fallback'));
  const lines = await countedSince(before);
  expect(lines).toContain(once('mfe-auth', 'entry'));
  expect(lines.filter((line) => line === once('mfe-auth', 'load'))).toHaveLength(2);
  await context.close();
});

test('a release that there is not is not counted, whoever says that there is', async ({
  page,
  product,
}) => {
  const before = await counters();
  const id = 'f'.repeat(16);
  const { status } = await fetch(`${product.origin}/api/v1/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-releases': `shell@${id}` },
    body: JSON.stringify({ releases: [{ name: 'shell', id, events: ['load'] }] }),
  });
  expect(status).toBe(204);
  await visit(page, '/about');
  await expect.poll(() => countedSince(before)).toContain(once('shell', 'load'));
  expect([...(await counters()).keys()].filter((line) => line.includes(id))).toEqual([]);
});

test('a browser that asks not to be counted is not', async ({ browser, page }) => {
  const before = await counters();
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await visit(await context.newPage(), '/about');
  await context.close();
  await visit(page, '/about');
  const loads = async () =>
    (await countedSince(before)).filter((line) => line.startsWith(of('shell', 'load')));
  await expect.poll(loads).not.toEqual([]);
  expect(await loads()).toEqual([once('shell', 'load')]);
});
