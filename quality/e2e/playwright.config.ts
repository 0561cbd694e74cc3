import { defineConfig } from '@playwright/test';
import { findHeadlessShell } from '../../tools/processes/system';
import { launchOptions } from './page/browser';

/** The journeys that another database, or several API processes, could change most. */
const journeysOfData = /\/(account|blogger|ended-session|failed-payment|session)\.spec\.ts$/;

/** Each state of each screen of members, at three widths. */
const states = /\/member-states\/.*\.spec\.ts$/;

/**
 * In the headless shell of the system's Chromium: `pages/` holds what must be true of every page,
 * `journeys/` are walks through the product, `journeys-of-data` those of them that run on PostgreSQL
 * as well. Pages and journeys are one project, since each has workers and products of its own; `states`
 * is part of the stress tests.
 */
export default defineConfig({
  projects: [
    {
      name: 'pages-and-journeys',
      testDir: '.',
      testMatch: /\/(pages|journeys)\/.*\.spec\.ts$/,
      testIgnore: states,
    },
    { name: 'states', testDir: './pages', testMatch: states },
    { name: 'wordpress', testDir: './wordpress' },
    { name: 'journeys-of-data', testDir: './journeys', testMatch: journeysOfData },
  ],
  outputDir: '../../test-results',
  // Each has a product of its own, and on PostgreSQL a database (`tools/test.ts`).
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    // What moves is drawn all the while that it moves; `withMotion` is for tests where that counts.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a quarter of a run: `--trace retain-on-failure` where one is needed.
    screenshot: 'only-on-failure',
    launchOptions: { ...launchOptions, executablePath: findHeadlessShell() },
  },
});
