import { type BinaryToTextEncoding, createHash } from 'node:crypto';
import path from 'node:path';
import { installed, lockfile } from './packages';

/** What is known after the first text: the folders that a build's own files and its packages lie in. */
let folders: readonly string[] | undefined;

/** The federation plugin's file for a container is named by a hash of text with such folders. */
const federationEntry = /(?<=\.federation[/\\]entry\.)[0-9a-f]{32}(?=\.js)/g;

const findFolders = () =>
  [lockfile(), path.dirname(installed('react'))].map((one) => path.dirname(one) + path.sep);

/** The text without the folders that tell where on a machine a build is made. */
export function withoutMachinePaths(text: string): string {
  folders ??= findFolders();
  const rest = folders.reduce((part, folder) => part.replaceAll(folder, ''), text);
  // Almost no text has one: to look for the name alone is fast, and each module is hashed.
  return rest.includes('.federation') ? rest.replaceAll(federationEntry, '') : rest;
}

/**
 * The hash that webpack gives modules and chunks until their files have hashes of their content.
 * A file names others by it when its variables get short names, which depend on how often it has each
 * letter. With a machine's folders in it, the same sources would be another release elsewhere.
 */
export class PathlessHash {
  readonly #hash = createHash('sha256');

  update(data: string | Buffer): this {
    // One character a byte: what is no text keeps its bytes.
    const text = typeof data === 'string' ? data : data.toString('latin1');
    this.#hash.update(withoutMachinePaths(text), typeof data === 'string' ? 'utf8' : 'latin1');
    return this;
  }

  digest(): Buffer;
  digest(encoding: BinaryToTextEncoding): string;
  digest(encoding?: BinaryToTextEncoding): string | Buffer {
    return encoding === undefined ? this.#hash.digest() : this.#hash.digest(encoding);
  }
}
