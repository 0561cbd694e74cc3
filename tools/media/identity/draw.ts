import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@cpal/e2e/browser';
import { chromium } from '@playwright/test';
import { site } from '../../../shell/src/identity/site';

/**
 * Draws icons and social card from their SVG files in the shell, with the system's Chromium. Run by
 * hand after a change of those or of the site's colors, and look at the result:
 * `node tools/run.js tools/media/identity/draw`.
 */
const identity = path.join(import.meta.dirname, '../../../shell/src/identity');

/** The sides in pixels; mark and corner as shares of the side. */
const tiles = {
  'favicon-32.png': { size: 32, mark: 0.75, corner: 0.22 },
  'apple-touch-icon.png': { size: 180, mark: 0.62, corner: 0 },
  'icon-192.png': { size: 192, mark: 0.66, corner: 0.22 },
  'icon-512.png': { size: 512, mark: 0.66, corner: 0.22 },
  // Systems cut their own shape of square ones; of a maskable one they keep the inner 80 %.
  'icon-maskable-512.png': { size: 512, mark: 0.54, corner: 0 },
};

const dataUrl = (file: string) =>
  `data:image/svg+xml;base64,${readFileSync(path.join(identity, file), 'base64')}`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const [name, { size, mark, corner }] of Object.entries(tiles)) {
  // Whole pixels on both sides keep the mark's edges sharp.
  const margin = Math.round((size * (1 - mark)) / 2);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0 }
    div { display: flow-root; background: ${site.tileColor}; border-radius: ${size * corner}px }
    i {
      display: block; height: ${size - 2 * margin}px; margin: ${margin}px;
      background: ${site.themeColors.light}; mask: url(${dataUrl('files/favicon.svg')}) 0 / 100%;
    }
  </style><div><i></i></div>`);
  await page.screenshot({ path: path.join(identity, 'files', name), omitBackground: corner > 0 });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>body { margin: 0 }</style><img src="${dataUrl('social-card.svg')}">`);
const card = path.join(identity, 'files/social-card.jpg');
// As JPEG: a third lighter than as PNG, with no difference to be seen.
await page.screenshot({ path: card, type: 'jpeg', quality: 90 });
await browser.close();
