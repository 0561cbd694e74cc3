import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser';

/** Journeys in the system's Chromium, one after the other: each file runs a product of its own. */
export default defineConfig({
  testDir: './journeys',
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
