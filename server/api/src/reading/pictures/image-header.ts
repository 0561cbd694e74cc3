/** What is known of an image file without decoding it. */
export interface ImageHeader {
  kind: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const nameAt = (bytes: Uint8Array, start: number) =>
  String.fromCodePoint(...bytes.subarray(start, start + 4));

/** One part of a PNG file; `end` is behind its checksum. */
interface Chunk {
  name: string;
  start: number;
  end: number;
}

/** The parts of a PNG file, as far as they are whole. */
function* chunksIn(png: Uint8Array): Generator<Chunk> {
  const data = view(png);
  for (let start = 8; start + 12 <= png.length;) {
    const end = start + 12 + data.getUint32(start);
    if (end > png.length) return;
    yield { name: nameAt(png, start + 4), start, end };
    start = end;
  }
}

function readPng(bytes: Uint8Array): ImageHeader | null {
  const names = new Set<string>();
  for (const { name } of chunksIn(bytes)) names.add(name);
  // `acTL` makes it an animation.
  if (nameAt(bytes, 12) !== 'IHDR' || !names.has('IDAT') || names.has('acTL')) return null;
  const data = view(bytes);
  return { kind: 'png', width: data.getUint32(16), height: data.getUint32(20) };
}

const shownChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** A PNG file with nothing but what is shown: texts and color profiles are compressed, and can be bombs. */
export function stripPng(png: Uint8Array): Uint8Array {
  const shown = [...chunksIn(png)].filter(({ name }) => shownChunks.has(name));
  return Buffer.concat([
    png.subarray(0, 8),
    ...shown.map(({ start, end }) => png.subarray(start, end)),
  ]);
}

function readWebp(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30) return null;
  const data = view(bytes);
  const form = nameAt(bytes, 12);
  if (form === 'VP8X') {
    const isAnimated = (data.getUint8(20) & 0b10) !== 0;
    const sideAt = (start: number) => (data.getUint32(start, true) & 0xff_ff_ff) + 1;
    return isAnimated ? null : { kind: 'webp', width: sideAt(24), height: sideAt(27) };
  }
  if (form === 'VP8L') {
    const bits = data.getUint32(21, true);
    return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (form !== 'VP8 ') return null;
  const sideAt = (start: number) => data.getUint16(start, true) & 0x3fff;
  return { kind: 'webp', width: sideAt(26), height: sideAt(28) };
}

/** Markers that begin a frame: all of C0 to CF but tables of Huffman (C4), JPG (C8) and arithmetic (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Bytes at the end of a JPEG file, of which its end is one: some cameras write more behind it. */
const jpegTail = 1024;

/** A decoder fills what is cut off with gray, and says nothing. */
const isCutOff = (jpeg: Uint8Array) =>
  !Buffer.from(jpeg.subarray(-jpegTail)).includes(Buffer.from([0xff, 0xd9]));

function readJpeg(bytes: Uint8Array): ImageHeader | null {
  if (isCutOff(bytes)) return null;
  const data = view(bytes);
  for (let start = 2; start + 9 <= bytes.length;) {
    if (data.getUint8(start) !== 0xff) return null;
    const marker = data.getUint8(start + 1);
    if (isFrame(marker))
      return { kind: 'jpeg', height: data.getUint16(start + 5), width: data.getUint16(start + 7) };
    // Any number of them fills the space before a marker.
    start += marker === 0xff ? 1 : 2 + data.getUint16(start + 2);
  }
  return null;
}

const forms = [
  { begins: [0xff, 0xd8, 0xff], at: 0, read: readJpeg },
  { begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0, read: readPng },
  { begins: [0x57, 0x45, 0x42, 0x50], at: 8, read: readWebp },
] as const;

/**
 * Reads what an image file says of itself, in time linear in its length.
 * @returns null for what is no still image in JPEG, PNG or WebP.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const form = forms.find(({ begins, at }) =>
    begins.every((byte, index) => bytes[at + index] === byte),
  );
  return form?.read(bytes) ?? null;
}
