import { UserError } from '@cpal/server-kit/errors';
import { toIntegrity } from './integrity';
import { type Release, storedPath } from './release';
import type { Store } from './store';

/** A file of a release. */
export interface FileOfRelease {
  release: Release;
  path: string;
}

/** Gives a file's text. */
export type ReadText = (file: FileOfRelease) => Promise<string>;

/** How a person finds the file: for messages. */
export const nameOfFile = ({ release, path }: FileOfRelease): string =>
  `${release.build.name} ${release.id}: ${path}`;

/**
 * Reads files of a store's releases.
 * @throws UserError if the file is missing, or is not the one that was published.
 */
export const bodyReader =
  (store: Store) =>
  async (file: FileOfRelease): Promise<Buffer> => {
    const body = await store.read(storedPath(file.release, file.path));
    if (body === null) throw new UserError(`${nameOfFile(file)} is missing`);
    if (toIntegrity(body) !== file.release.files[file.path]?.integrity)
      throw new UserError(`${nameOfFile(file)} is not the file that was published`);
    return body;
  };

/**
 * Reads texts of a store's releases, each of them once: all pages have files of the shell in common. A
 * page's policy allows what stands in it by its hash, so a file that changed after it was published must
 * never become part of one.
 * @throws UserError if the file is missing, or is not the one that was published.
 */
export function textReader(store: Store): ReadText {
  const read = bodyReader(store);
  const texts = new Map<string, Promise<string>>();
  return (file) => {
    const name = nameOfFile(file);
    // Drops a byte order mark, which would spoil the first rule of a style within a page.
    const text = texts.get(name) ?? read(file).then((body) => new TextDecoder().decode(body));
    texts.set(name, text);
    return text;
  };
}
