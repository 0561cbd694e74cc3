import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
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

function drawTile(mark: Image, { size, mark: share, corner }: Tile): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.fillStyle = site.tileColor;
  context.beginPath();
  context.roundRect(0, 0, size, size, size * corner);
  context.fill();
  // Whole pixels on both sides keep its edges sharp.
  const margin = Math.round((size * (1 - share)) / 2);
  const side = size - 2 * margin;
  context.drawImage(inPaper(mark, side), margin, margin);
  return canvas.encode('png');
}

/** The mark in one colour, paper, as it stands on a tile. */
function inPaper(mark: Image, side: number) {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.drawImage(mark, 0, 0, side, side);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = site.themeColors.light;
  context.fillRect(0, 0, side, side);
  return canvas;
}

// As JPEG: a third lighter than as PNG, with no difference to be seen.
function drawCard(card: Image): Promise<Buffer> {
  const canvas = createCanvas(card.width, card.height);
  canvas.getContext('2d').drawImage(card, 0, 0);
  return canvas.encode('jpeg', 90);
}

/**
 * Draws icons and social card from their sources in the shell into the folder beside them. Run by
 * hand after a change of the sources, and look at the result: `node tools/run.js tools/identity/draw`.
 */
const load = (name: string) => loadImage(Buffer.from(readDrawing(name)));
mkdirSync(drawn, { recursive: true });
const mark = await load('mark.svg');
for (const [name, tile] of Object.entries(tiles)) {
  writeFileSync(path.join(drawn, name), await drawTile(mark, tile));
}
writeFileSync(path.join(drawn, 'social-card.jpg'), await drawCard(await load('social-card.svg')));
writeFileSync(drawnFrom, `${sourcesHash()}\n`);
