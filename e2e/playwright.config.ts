import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser';

/**
 * In the system's Chromium, one after the other: `pages` holds what must be true of every page,
 * `journeys` are walks through the product, which run on both databases.
 */
export default defineConfig({
  projects: [
    { name: 'pages', testDir: './pages' },
    { name: 'journeys', testDir: './journeys' },
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
