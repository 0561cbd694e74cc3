import path from 'node:path';
import { root } from './root';

/** Files that a release serves as they are. */
export const mediaFiles = /\.(avif|webp|jpg|webm|mp4|vtt|woff2)$/;

/**
 * A CSS module's class as it stands in the browser. Two remotes with the same file and class would
 * collide without the workspace's name; a test holds that a file name stands once in a workspace.
 */
export function className(file: string, local: string) {
  const [workspace] = path.relative(root, file).split(path.sep);
  return `${workspace}-${path.basename(file, '.module.css')}-${local}`;
}
