import { extname } from 'node:path';
import type { Coding } from '../codings';

interface MediaType {
  type: string;
  compress: readonly Coding['key'][];
}

const text = (type: string): MediaType => ({
  type: `${type}; charset=utf-8`,
  compress: ['br', 'gz'],
});
const packed = (type: string): MediaType => ({ type, compress: [] });

const mediaTypes: ReadonlyMap<string, MediaType> = new Map([
  ['.js', text('text/javascript')],
  ['.mjs', text('text/javascript')],
  ['.css', text('text/css')],
  ['.html', text('text/html')],
  ['.txt', text('text/plain')],
  ['.vtt', text('text/vtt')],
  ['.xml', text('application/xml')],
  ['.svg', text('image/svg+xml')],
  ['.json', { type: 'application/json', compress: ['br', 'gz'] }],
  ['.webmanifest', { type: 'application/manifest+json', compress: ['br', 'gz'] }],
  ['.wasm', { type: 'application/wasm', compress: ['br', 'gz'] }],
  // A source map is megabytes that only a developer fetches: not worth brotli's seconds.
  ['.map', { type: 'application/json', compress: ['gz'] }],
  ['.avif', packed('image/avif')],
  ['.webp', packed('image/webp')],
  ['.png', packed('image/png')],
  ['.jpg', packed('image/jpeg')],
  ['.jpeg', packed('image/jpeg')],
  ['.gif', packed('image/gif')],
  ['.ico', packed('image/x-icon')],
  ['.woff2', packed('font/woff2')],
  ['.mp4', packed('video/mp4')],
  ['.webm', packed('video/webm')],
]);

const unknown = packed('application/octet-stream');

/** The Content-Type of a file by its ending, and the codings worth trying on it. */
export const mediaTypeOf = (path: string): MediaType =>
  mediaTypes.get(extname(path).toLowerCase()) ?? unknown;

/** Whether a browser runs this file: what the integrity map has to cover. */
export const isScript = (path: string): boolean => /\.m?js$/.test(path);
