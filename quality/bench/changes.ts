import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchOptions } from '@cpal/e2e/browser';
import { createProduct } from '@cpal/e2e/product';
import { copyRepository } from '@cpal/e2e/repository-copy';
import { chromium } from '@playwright/test';
import { median, printTable } from './measure/table';

/**
 * Milliseconds from saving a source until its change is seen, under `npm run dev` in a copy of the
 * repository: `node tools/run.js quality/bench/changes`. It times, so it is run by hand, on a quiet machine.
 */
const rounds = 7;

/** A change of each kind: a text of a source and what comes in its place, with the round's number. */
interface Change {
  what: string;
  file: string;
  before: string;
  after: (round: number) => string;
  /** Whether it is seen, in the page or in an answer. */
  isSeen: (round: number) => Promise<boolean>;
}

const copy = copyRepository();
const RELEASES_DIR = path.join(import.meta.dirname, '../../.releases');
const command = { command: ['tools/dev'], folder: copy.folder };
const product = await createProduct({ RELEASES_DIR }, command);
const browser = await chromium.launch(launchOptions);
try {
  await product.start();
  const page = await browser.newPage({ baseURL: product.origin });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const shows = (text: string) => page.getByText(text).first().isVisible();
  const changes: Change[] = [
    {
      what: 'component of a remote',
      file: 'mfe-auth/src/screens/auth/legal-line.tsx',
      before: 'By signing up',
      after: (round) => `Round ${round}: by signing up`,
      isSeen: (round) => shows(`Round ${round}:`),
    },
    {
      what: 'styles of a remote',
      file: 'mfe-auth/src/screens/auth/legal-line.module.css',
      before: '.line {',
      after: (round) => `.line { order: ${round};`,
      isSeen: (round) =>
        page
          .getByText('you accept our')
          .evaluate((line, wanted) => getComputedStyle(line).order === wanted, String(round)),
    },
    {
      what: 'component of shared',
      file: 'shared/src/ui/button/button.tsx',
      before: ': children}',
      after: (round) => `: <>{children} {'in round ${round}.'}</>}`,
      isSeen: (round) => shows(`in round ${round}.`),
    },
    {
      what: 'component of the shell',
      file: 'shell/src/chrome/footer.tsx',
      before: '</footer>',
      after: (round) => `<p>Footer {${round}}.</p></footer>`,
      isSeen: (round) => shows(`Footer ${round}.`),
    },
    {
      what: 'route, with its document',
      file: 'mfe-auth/src/routes.tsx',
      before: "title: 'Login or Sign Up'",
      after: (round) => `title: 'Round ${round}'`,
      isSeen: async (round) => (await page.title()).startsWith(`Round ${round} `),
    },
    {
      what: 'API',
      file: 'server/api/src/http/plugins/headers.ts',
      before: "'no-store'",
      after: (round) => `'no-store, max-age=${round}'`,
      isSeen: async (round) => {
        const { headers } = await fetch(`${product.origin}/api/healthz`);
        return headers.get('cache-control') === `no-store, max-age=${round}`;
      },
    },
  ];
  const rows: { change: string; milliseconds: number }[] = [];
  for (const change of changes)
    rows.push({ change: change.what, milliseconds: Math.round(median(await measure(change))) });
  printTable(rows);
} finally {
  await browser.close();
  await product.dispose();
  copy.dispose();
}

async function measure({ file, before, after, isSeen }: Change): Promise<number[]> {
  const place = path.join(copy.folder, file);
  const source = readFileSync(place, 'utf8');
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // What the last one set in motion comes to rest.
    await sleep(2_000);
    const began = performance.now();
    writeFileSync(place, source.replace(before, after(round)));
    await until(() => isSeen(round));
    times.push(performance.now() - began);
  }
  return times;
}

/** A question that a new document interrupts is asked again. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue().catch(() => false))) await sleep(10);
}
