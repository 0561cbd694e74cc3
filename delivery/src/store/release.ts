import { createHash } from 'node:crypto';
import { count, dictionary, matching, nullable, object, type Reader, text } from '../shape';
import { type Build, buildShape, namePattern } from './build';
import type { Folder } from './folder';

/** One stored file: sizes in bytes, null where a coding would not make it smaller. */
export interface ReleaseFile {
  bytes: number;
  br: number | null;
  gz: number | null;
  /** `sha256-…`, as in an integrity attribute. */
  integrity: string;
  /** Content-Type. */
  type: string;
}

/** A build that was published; the same content is the same release, so it never changes. */
export interface Release {
  id: string;
  build: Build;
  files: Record<string, ReleaseFile>;
  /** Seconds since the epoch. */
  publishedAt: number;
}

const idPattern = /^[0-9a-f]{16}$/;

export const releaseId = matching(idPattern, 'a release id of sixteen hexadecimal digits');

/** Whether these can name a release at all; anything else never becomes a path on disk. */
export const canNameRelease = (name: string, id: string): boolean =>
  namePattern.test(name) && idPattern.test(id);

export const releaseShape: Reader<Release> = object<Release>({
  id: releaseId,
  build: buildShape,
  files: dictionary(
    object<ReleaseFile>({
      bytes: count,
      br: nullable(count),
      gz: nullable(count),
      integrity: text,
      type: text,
    }),
  ),
  publishedAt: count,
});

/** The id that this content always gets: from every path and hash, in the folder's order. */
export function releaseIdOf(folder: Folder): string {
  const hash = createHash('sha256');
  for (const [path, { integrity }] of folder.files) hash.update(`${path}\n${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Where a release's files are on the site: the store's own folder layout, from the site's root. */
export const releaseBase = ({ id, build }: Release): string => `/releases/${build.name}/${id}`;

/** The URL of a file of a release, from the site's root. */
export const releaseUrl = (release: Release, path: string): string =>
  `${releaseBase(release)}/${path.split('/').map(encodeURIComponent).join('/')}`;
