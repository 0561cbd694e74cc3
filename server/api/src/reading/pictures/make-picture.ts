import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type ImageHeader, readImageHeader, stripPng } from './image-header';
import { type Pixels, shrink } from './shrink';
import { type PictureSize, pictures } from './sizes';

/** Pixels of an image that is decoded: what a phone takes, and not what fills the memory. */
const maxPixels = 13_000_000;

/** Pixels of the smaller side: what is smaller counts visits, or is a line. */
const minSide = 32;

/** From good to just recognizable; the first that is small enough is taken. */
const qualities = [80, 70, 60, 45, 30, 15];

const { resolve } = createRequire(import.meta.url);
const compiled = new Map<string, WebAssembly.Module>();

/** Compiled once; each image has an instance, since its memory never shrinks. */
function compile(file: string): WebAssembly.Module {
  const known = compiled.get(file) ?? new WebAssembly.Module(readFileSync(resolve(file)));
  compiled.set(file, known);
  return known;
}

/** Bytes in memory of their own, as the decoders want them. */
const alone = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

/** Each is loaded with the first image that needs it: most pages are read without. */
const decoders: Record<ImageHeader['kind'], (file: ArrayBuffer) => Promise<Pixels>> = {
  jpeg: async (file) => {
    const { default: decode, init } = await import('@jsquash/jpeg/decode.js');
    await init(compile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decode(file, { preserveOrientation: true });
  },
  png: async (file) => {
    const { decode, init } = await import('@jsquash/png/decode.js');
    await init(compile('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return decode(alone(stripPng(new Uint8Array(file))));
  },
  webp: async (file) => {
    const { default: decode, init } = await import('@jsquash/webp/decode.js');
    await init(compile('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decode(file);
  },
};

/** The plain encoder: so few pixels take no time, and not every processor has the other's instructions. */
async function createEncoder() {
  const [{ default: factory }, { initEmscriptenModule }, { defaultOptions }] = await Promise.all([
    import('@jsquash/webp/codec/enc/webp_enc.js'),
    import('@jsquash/webp/utils.js'),
    import('@jsquash/webp/meta.js'),
  ]);
  const file = compile('@jsquash/webp/codec/enc/webp_enc.wasm');
  const encoder = await initEmscriptenModule(factory, file);
  return ({ data, width, height }: Pixels, quality: number) =>
    encoder.encode(data, width, height, { ...defaultOptions, quality, method: 6 });
}

let encoder: ReturnType<typeof createEncoder> | undefined;

/**
 * Makes the picture of a post: a square WebP.
 * @param file as a website sent it.
 * @returns it in base64; null for what is no still image, too large, too small, or broken.
 */
export async function makePicture(file: Uint8Array, size: PictureSize): Promise<string | null> {
  const { side, maxBytes } = pictures[size];
  const header = readImageHeader(file);
  if (header === null) return null;
  const { kind, width, height } = header;
  if (width * height > maxPixels || Math.min(width, height) < minSide) return null;
  try {
    const small = shrink(await decoders[kind](alone(file)), side);
    const encode = await (encoder ??= createEncoder());
    for (const quality of qualities) {
      const picture = encode(small, quality);
      if (picture !== null && picture.length <= maxBytes)
        return Buffer.from(picture).toString('base64');
    }
    return null;
  } catch {
    // The codecs throw what they like at an image that is broken; there is nothing to say of it.
    return null;
  }
}
