import { chunk, jpeg, png } from '../../testing/outside/images';
import { readImageHeader, stripPng } from './image-header';

/** A WebP file that begins with this part. */
const webp = (name: string, body: readonly number[]) =>
  Buffer.concat([
    Buffer.from(`RIFF\0\0\0\0WEBP${name}\0\0\0\0`),
    Buffer.from(body),
    Buffer.alloc(30),
  ]);

const extended = (flags: number) => webp('VP8X', [flags, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]);

it.each([
  ['a JPEG', jpeg, { kind: 'jpeg', width: 800, height: 600 }],
  ['a PNG', png({ width: 321, height: 200 }), { kind: 'png', width: 321, height: 200 }],
  [
    'a lossy WebP',
    webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]),
    { kind: 'webp', width: 800, height: 600 },
  ],
  [
    'a lossless WebP',
    webp('VP8L', [0x2f, 0x1f, 0xc3, 0x95, 0]),
    { kind: 'webp', width: 800, height: 600 },
  ],
  ['a WebP of several parts', extended(0), { kind: 'webp', width: 800, height: 600 }],
])('says how large %s is', (_what, file, header) => {
  expect(readImageHeader(file)).toEqual(header);
});

const animation = chunk('acTL', Buffer.alloc(8));

it.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', Buffer.from('GIF89a'.padEnd(60, '\0'))],
  ['an animated WebP', extended(0b10)],
  ['an animated PNG', png({ more: [animation] })],
  ['a PNG without pixels', png().subarray(0, 40)],
  ['a PNG that ends in its head', png().subarray(0, 20)],
  ['a JPEG that is cut off', jpeg.subarray(0, -2_000)],
  ['a JPEG without a frame', Buffer.concat([jpeg.subarray(0, 20), jpeg.subarray(-1_000)])],
  [
    'a JPEG of nothing but fillers',
    Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(1e6, 0xff), jpeg.subarray(-2)]),
  ],
  ['a WebP that ends in its head', extended(0).subarray(0, 25)],
  ['a WebP of another part', webp('ANIM', [])],
])('takes %s for no image', (_what, file) => {
  expect(readImageHeader(file)).toBeNull();
});

it('says what a file claims, before anything of it is decoded', () => {
  const claim = png({ width: 30_000, height: 1, rows: 1 });
  claim.writeUInt32BE(30_000, 20);
  expect(readImageHeader(claim)).toEqual({ kind: 'png', width: 30_000, height: 30_000 });
});

it('leaves out of a PNG what is not shown', () => {
  const more = ['iCCP', 'zTXt', 'tRNS'].map((name) => chunk(name, Buffer.alloc(9)));
  expect(stripPng(png({ more }))).toEqual(png({ more: more.slice(2) }));
});
