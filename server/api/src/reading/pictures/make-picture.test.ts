import { deflateSync } from 'node:zlib';
import { pageReaderProgram } from '../../testing/api';
import { chunk, jpeg, png } from '../../testing/outside/images';
import { fetchedPage } from '../../testing/outside/reading';
import { startPageReader } from '../start-page-reader';
import { readImageHeader } from './image-header';

const { makePicture, stop } = startPageReader(pageReaderProgram);
afterAll(stop);

const make = async (file: Buffer) => {
  const picture = await makePicture(fetchedPage(file), 'thumbnail');
  return picture === null ? null : Buffer.from(picture, 'base64');
};

const square = { kind: 'webp', width: 160, height: 160 };

it('makes a small square of a JPEG, a PNG and a WebP', async () => {
  const ofJpeg = await make(jpeg);
  const ofWebp = ofJpeg && (await make(ofJpeg));
  for (const picture of [ofJpeg, await make(png()), ofWebp]) {
    expect(picture && readImageHeader(picture)).toEqual(square);
    expect(picture?.length).toBeLessThanOrEqual(6 * 1024);
  }
});

it('makes one of noise too, which hardly compresses', async () => {
  const noise = Array.from({ length: 160 * 160 }, (_, index) => (index * 2_654_435_761) % 256);
  const row = (y: number) =>
    noise.slice(160 * y, 160 * (y + 1)).flatMap((tone) => [tone, 255 - tone, tone ^ y, 255]);
  const rows = Array.from({ length: 160 }, (_, y) => Buffer.from([0, ...row(y)]));
  const file = png({ width: 160, height: 160 });
  const head = file.subarray(0, 33);
  const picture = await make(
    Buffer.concat([head, chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND')]),
  );
  expect(picture && readImageHeader(picture)).toEqual(square);
  expect(picture?.length).toBeLessThanOrEqual(6 * 1024);
});

/** A JPEG that claims to be of other sides. */
function claiming(width: number, height: number) {
  const file = Buffer.from(jpeg);
  const frame = file.indexOf(Buffer.from([0x02, 0x58, 0x03, 0x20]));
  file.writeUInt16BE(height, frame);
  file.writeUInt16BE(width, frame + 2);
  return file;
}

const bomb = chunk(
  'iCCP',
  Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(2 ** 27))]),
);

it.each([
  ['30,000 by 30,000 pixels of a PNG', () => png({ width: 30_000, height: 30_000, rows: 10 })],
  ['30,000 by 30,000 pixels of a JPEG', () => claiming(30_000, 30_000)],
  ['a JPEG that is cut off', () => jpeg.subarray(0, 9_000)],
  ['a JPEG without its middle', () => Buffer.concat([jpeg.subarray(0, 200), jpeg.subarray(-200)])],
  ['a PNG of half its rows', () => png({ rows: 120 })],
  [
    'a PNG with broken pixels',
    () => Buffer.concat([png().subarray(0, 33), chunk('IDAT', Buffer.alloc(99, 7))]),
  ],
  ['a line', () => png({ width: 900, height: 2 })],
  ['what counts visits', () => png({ width: 1, height: 1 })],
  [
    'a drawing',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['a page', () => Buffer.from('<!doctype html><title>Not found</title>')],
  ['a GIF', () => Buffer.from('GIF89a'.padEnd(99, '\0'))],
  ['nothing', () => Buffer.alloc(0)],
])('makes none of %s, and the next one of what follows', async (_what, file) => {
  const start = performance.now();
  expect(await make(file())).toBeNull();
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(await make(jpeg)).not.toBeNull();
});

it('unpacks no color profile: it can be a bomb', async () => {
  expect(await make(png({ more: [bomb] }))).toEqual(await make(png()));
});
