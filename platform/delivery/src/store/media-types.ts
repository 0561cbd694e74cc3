import { extname } from 'node:path';
import type { Coding } from '../codings';

const types = new Map([
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
  ['.html', 'text/html'],
  ['.txt', 'text/plain'],
  ['.vtt', 'text/vtt'],
  ['.xml', 'application/xml'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.wasm', 'application/wasm'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
]);

/** The Content-Type of a file by its ending, and the codings worth trying on it. */
export function getMediaType(path: string): { type: string; codings: readonly Coding['key'][] } {
  const ending = extname(path).toLowerCase();
  const type = types.get(ending);
  if (type === undefined) return { type: 'application/octet-stream', codings: [] };
  const isText = /^text\/|xml$/.test(type);
  // A source map is megabytes that only a developer fetches: not worth brotli's seconds.
  const tried = ending === '.map' ? (['gz'] as const) : (['br', 'gz'] as const);
  const isCompressible = isText || type.startsWith('application/');
  return { type: isText ? `${type}; charset=utf-8` : type, codings: isCompressible ? tried : [] };
}

/** Whether a browser runs this file. */
export const isScript = (path: string): boolean => /\.m?js$/.test(path);

/** Whether a browser styles pages by this file. */
export const isStyleSheet = (path: string): boolean => path.endsWith('.css');
