import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';

/** A picture of the demo blog: 800 by 600 pixels. */
export const jpeg = readFileSync(
  path.join(
    __dirname,
    '../../../../../blog/demo/src/assets/pictures/lemon-poppy-seed-loaf-cake.jpg',
  ),
);

const bigEndian = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** CRC-32 of each byte. */
const sums = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  return sum;
});

/** CRC-32, as PNG wants it. */
const checksum = (bytes: Buffer): number =>
  ~bytes.reduce((sum, byte) => (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0), 0xff_ff_ff_ff);

/** A part of a PNG file. */
export function chunk(name: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  return Buffer.concat([bigEndian(body.length), named, bigEndian(checksum(named))]);
}

interface Png {
  width?: number;
  height?: number;
  /** Red, green, blue, alpha of each pixel. */
  color?: readonly number[];
  /** Parts between the head and the pixels. */
  more?: readonly Buffer[];
  /** Rows of pixels that are there, of all. */
  rows?: number;
}

/** A PNG file of one color. */
export function png({
  width = 320,
  height = 240,
  color = [200, 40, 20, 255],
  more = [],
  rows = height,
}: Png = {}): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(4 * width, Buffer.from(color))]);
  const pixels = Buffer.concat(Array.from({ length: rows }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk(
      'IHDR',
      Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([8, 6, 0, 0, 0])]),
    ),
    ...more,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND'),
  ]);
}
