import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@cpal/e2e/browser';
import { chromium } from '@playwright/test';

/**
 * Draws the demo blog's pictures as JPEG from their SVG files, with the system's Chromium: previews and
 * readers of pages take no SVG. Run by hand after a change of one, and look at the result:
 * `node tools/run.js tools/media/blog/draw`.
 */
const folder = path.join(import.meta.dirname, '../../../blog/demo/src/assets/pictures');
const size = { width: 800, height: 600 };

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: size });
for (const file of readdirSync(folder)) {
  if (!file.endsWith('.svg') || file === 'ladle.svg') continue;
  const svg = readFileSync(path.join(folder, file), 'base64');
  await page.setContent(
    `<style>body { margin: 0 } img { display: block; width: 100% }</style>
    <img src="data:image/svg+xml;base64,${svg}">`,
  );
  const to = path.join(folder, file.replace(/svg$/, 'jpg'));
  await page.screenshot({ path: to, type: 'jpeg', quality: 80 });
}
await browser.close();
