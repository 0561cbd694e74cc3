import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@cpal/e2e/browser';
import { chromium } from '@playwright/test';
import { site } from '../../shell/src/identity/site';
import { drawn, drawnFrom, readDrawing, sourcesHash } from './sources';

/** The mark on a tile: the tile's side in pixels, and mark and corner as shares of it. */
interface Tile {
  size: number;
  mark: number;
  corner: number;
}

const rounded = { mark: 0.66, corner: 0.22 };

/** Of the square ones systems cut their own shape; of a maskable one they keep the inner 80 %. */
const tiles: Readonly<Record<string, Tile>> = {
  'favicon-32.png': { size: 32, mark: 0.75, corner: 0.22 },
  'apple-touch-icon.png': { size: 180, mark: 0.62, corner: 0 },
  'icon-192.png': { size: 192, ...rounded },
  'icon-512.png': { size: 512, ...rounded },
  'icon-maskable-512.png': { size: 512, mark: 0.54, corner: 0 },
};

const addressOf = (name: string) =>
  `data:image/svg+xml;base64,${Buffer.from(readDrawing(name)).toString('base64')}`;

/** A page of the tile's size, with the mark in the colour of paper on it. */
function tilePage({ size, mark, corner }: Tile): string {
  // Whole pixels on both sides keep its edges sharp.
  const margin = Math.round((size * (1 - mark)) / 2);
  return `<style>
    body { margin: 0 }
    div { display: flow-root; background: ${site.tileColor}; border-radius: ${size * corner}px }
    i {
      display: block; height: ${size - 2 * margin}px; margin: ${margin}px;
      background: ${site.themeColors.light}; mask: url(${addressOf('mark.svg')}) 0 / 100%;
    }
  </style><div><i></i></div>`;
}

/**
 * Draws icons and social card from their sources in the shell into the folder beside them, with the
 * system's Chromium. Run by hand after a change of the sources, and look at the result:
 * `node tools/run.js tools/identity/draw`.
 */
mkdirSync(drawn, { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage();
for (const [name, tile] of Object.entries(tiles)) {
  await page.setViewportSize({ width: tile.size, height: tile.size });
  await page.setContent(tilePage(tile));
  await page.screenshot({ path: path.join(drawn, name), omitBackground: tile.corner > 0 });
}
const card = `<style>body { margin: 0 }</style><img src="${addressOf('social-card.svg')}">`;
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(card);
// As JPEG: a third lighter than as PNG, with no difference to be seen.
await page.screenshot({ path: path.join(drawn, 'social-card.jpg'), type: 'jpeg', quality: 90 });
await browser.close();
writeFileSync(drawnFrom, `${sourcesHash()}\n`);
