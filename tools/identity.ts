import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { site } from '../shell/src/identity/site';

const drawings = 'shell/src/identity';
const folder = 'identity';

/** The mark on a tile: the tile's side in pixels, and mark and corner as shares of it. */
interface Tile {
  size: number;
  mark: number;
  corner: number;
}

const rounded = { mark: 0.66, corner: 0.22 };

/** Of the square ones systems cut their own shape; of a maskable one they keep the inner 80 %. */
const tiles = {
  'favicon-32.png': { size: 32, mark: 0.75, corner: 0.22 },
  'apple-touch-icon.png': { size: 180, mark: 0.62, corner: 0 },
  'icon-192.png': { size: 192, ...rounded },
  'icon-512.png': { size: 512, ...rounded },
  'icon-maskable-512.png': { size: 512, mark: 0.54, corner: 0 },
} satisfies Record<string, Tile>;

const sizesOf = (name: keyof typeof tiles) => `${tiles[name].size}x${tiles[name].size}`;

const manifestIcon = (src: keyof typeof tiles, purpose: 'any' | 'maskable') => ({
  src,
  sizes: sizesOf(src),
  type: 'image/png',
  purpose,
});

const manifest = {
  name: site.siteName,
  short_name: site.siteName,
  description: site.description,
  lang: 'en',
  id: '/',
  start_url: '/',
  // With Back and the address in sight, as paying happens on another site.
  display: 'minimal-ui',
  background_color: site.themeColors.light,
  theme_color: site.themeColors.light,
  icons: [
    manifestIcon('icon-192.png', 'any'),
    manifestIcon('icon-512.png', 'any'),
    manifestIcon('icon-maskable-512.png', 'maskable'),
  ],
};

const inFolder = (name: string) => `${folder}/${name}`;

/** What a document's head links; browsers that can draw the SVG one prefer it, in either scheme. */
const icons = [
  {
    rel: 'icon',
    href: inFolder('favicon-32.png'),
    type: 'image/png',
    sizes: sizesOf('favicon-32.png'),
  },
  { rel: 'icon', href: inFolder('favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
  {
    rel: 'apple-touch-icon',
    href: inFolder('apple-touch-icon.png'),
    type: null,
    sizes: sizesOf('apple-touch-icon.png'),
  },
];

/**
 * Draws favicon, icons and social card from their sources in the shell and writes them, with the web
 * manifest, into `identity/` of a build's folder. The same sources give the same bytes.
 * @returns what the build's `document` says of them; files are relative to the build's folder.
 */
export async function renderIdentity(outDir: string) {
  const target = (name: string) => path.join(outDir, inFolder(name));
  mkdirSync(path.join(outDir, folder), { recursive: true });

  copyFileSync(path.join(drawings, 'mark.svg'), target('favicon.svg'));
  const mark = await loadDrawing('mark.svg');
  for (const [name, tile] of Object.entries(tiles)) {
    writeFileSync(target(name), await drawTile(mark, tile));
  }
  const card = await loadDrawing('social-card.svg');
  writeFileSync(target('social-card.jpg'), await drawCard(card));
  writeFileSync(target('site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);

  const { width, height } = card;
  return {
    icons,
    manifest: inFolder('site.webmanifest'),
    socialImage: { file: inFolder('social-card.jpg'), width, height, alt: site.socialCardAlt },
  };
}

const loadDrawing = (name: string) => loadImage(readFileSync(path.join(drawings, name)));

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
