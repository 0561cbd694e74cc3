import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole product. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The absolute path of a file whose place counts from the root. */
export const inRoot = (...parts: string[]) => path.join(root, ...parts);
