import { releaseUrl } from '@cpal/delivery';
import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseEvent } from '@cpal/shared/contract/telemetry';
import { freePort } from '../../tools/free-port';
import { faults, withoutHashes } from '../faults';
import {
  distOf,
  edit,
  entryOf,
  recordOf,
  type ReleasedProduct,
  startReleasedProduct,
} from '../releases';
import { test } from '../worker';

let released: ReleasedProduct;
let metrics: string;

test.beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  // Each process has metrics of its own.
  released = await startReleasedProduct({ METRICS_PORT: String(port), API_PROCESSES: '1' });
});

test.afterAll(() => released.dispose());

/** What the API shows, without the ids of releases. */
const shown = async () =>
  (await (await fetch(metrics)).text()).replaceAll(/,release="\w+"/g, '').split('\n');

const of = (name: string, event: ReleaseEvent) =>
  `cpal_release_events_total{name="${name}",event="${event}"}`;

const once = (name: string, event: ReleaseEvent) => `${of(name, event)} 1`;

/** The shell's script that reports. */
const reporter = () =>
  readdirSync(distOf('shell'))
    .filter((file) => file.endsWith('.js'))
    .find((file) =>
      String(readFileSync(path.join(distOf('shell'), file))).includes('v1/telemetry'),
    );

const untilFetched = (page: Page) =>
  page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    reporter() ?? 'no such file',
  );

/** Visits a page until it can report, and leaves. */
async function visit(page: Page, at: string) {
  await page.goto(`${released.product.origin}${at}`);
  await untilFetched(page);
  await page.goto('about:blank');
}

test('a page that is left is counted, with what was measured', async ({ page }) => {
  await visit(page, '/about');
  await expect.poll(shown).toContain(once('shell', 'load'));
  const lines = await shown();
  expect(lines).toContain(once('mfe-marketing', 'load'));
  for (const vital of ['ttfb_seconds', 'lcp_seconds', 'ready_seconds', 'layout_shift'])
    expect(lines).toContain(`cpal_page_${vital}_count{name="shell"} 1`);
});

test('a release that fails is counted, and the one that took its place', async ({ browser }) => {
  const second = await released.release('mfe-auth', (dist) => {
    edit(entryOf(dist), (entry) => `${entry}\n// second`);
    edit(recordOf(dist), (record) =>
      record.replace(/mfe_auth_\w+(?=",\n {2}"prefixes)/, '$&_second'),
    );
  });
  await released.untilServed(second);
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await withoutHashes(page);
  const entry = releaseUrl(second, 'remoteEntry.js');
  await page.route(({ pathname }) => pathname === entry, faults['answers 404'].play);
  await visit(page, '/auth');
  await expect.poll(shown).toContain(once('mfe-auth', 'fallback'));
  const lines = await shown();
  expect(lines).toContain(once('mfe-auth', 'entry'));
  expect(lines.filter((line) => line === once('mfe-auth', 'load'))).toHaveLength(2);
  await context.close();
});

/** How many loads of the page were counted. */
async function loads() {
  const [line = ''] = (await shown()).filter((one) => one.startsWith(of('shell', 'load')));
  return Number(line.split(' ')[1] ?? 0);
}

test('a browser that asks not to be counted is not', async ({ browser, page }) => {
  const before = await loads();
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await visit(await context.newPage(), '/about');
  await context.close();
  await visit(page, '/about');
  await expect.poll(loads).toBeGreaterThan(before);
  expect(await loads()).toBe(before + 1);
});
