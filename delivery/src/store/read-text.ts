import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage, Refusal } from '@cpal/server-kit/errors';
import type { Release } from './release';
import { releaseDir, type Store } from './store';

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

/** Reads texts of a store's releases; throws a Refusal where the file cannot be read. */
export const textReader =
  (store: Store): ReadText =>
  async (file) => {
    const { build, id } = file.release;
    try {
      const body = await readFile(join(releaseDir(store, build.name, id), file.path));
      // Drops a byte order mark, which would spoil the first rule of a style within a page.
      return new TextDecoder().decode(body);
    } catch (cause) {
      throw new Refusal(`${nameOfFile(file)} cannot be read: ${errorMessage(cause)}`, { cause });
    }
  };
