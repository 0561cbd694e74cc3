import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser';

/** The journeys that another database, or several API processes, could change. */
const journeysOfData =
  /(account|blogger|failed-payment|processes|session|start|subscription)\.spec\.ts$/;

/**
 * In the system's Chromium, one after the other: `pages` holds what must be true of every page,
 * `journeys` are walks through the product, `journeys-of-data` those of them that run on PostgreSQL
 * as well.
 */
export default defineConfig({
  projects: [
    { name: 'pages', testDir: './pages' },
    { name: 'journeys', testDir: './journeys' },
    { name: 'journeys-of-data', testDir: './journeys', testMatch: journeysOfData },
  ],
  outputDir: '../test-results',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions,
  },
});
