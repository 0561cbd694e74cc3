import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchOptions } from '@cpal/e2e/browser';
import { chromium } from '@playwright/test';

/**
 * How many functions of our files V8 compiled only as they were called, on the main thread, until a
 * page could be used: by V8's own log of a fresh browser (docs/performance.md).
 */
export async function lazyCompiled(url: string): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cpal-v8-'));
  const log = `--log-function-events --logfile=${folder}/v8.log --logfile-per-isolate`;
  const args = [...launchOptions.args, `--js-flags=${log}`];
  try {
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('cpal:mounted').length > 0);
    await browser.close();
    const counts = readdirSync(folder).map((file) =>
      countLate(readFileSync(path.join(folder, file), 'utf8')),
    );
    if (counts.every((count) => count === null))
      throw new Error('V8 has logged none of our files.');
    return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isOurs = ([kind, , url]: string[]) =>
  kind === 'script-details' && (url ?? '').includes('/files/');

/**
 * Lines name a script by its number: `script-details,7,<url>,…` and `function,parse-function,7,…`.
 * @param log of one page or worker; null if it runs none of our files.
 */
function countLate(log: string): number | null {
  const rows = log.split('\n').map((line) => line.split(','));
  const ours = new Set(rows.filter(isOurs).map(([, script]) => script));
  const isLate = ([kind, what, script]: string[]) =>
    kind === 'function' && what === 'parse-function' && ours.has(script);
  return ours.size === 0 ? null : rows.filter(isLate).length;
}
