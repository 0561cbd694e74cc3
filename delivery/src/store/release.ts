import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { count, matching, text } from '../json';
import { buildSchema, namePattern } from './build';
import { fileSchemas } from './build-file';
import type { Folder } from './folder';

const idPattern = /^[0-9a-f]{16}$/;

export const idSchema = matching(idPattern, 'a release id of sixteen hexadecimal digits');

/** One stored file: sizes in bytes, null where a coding would not make it smaller. */
const fileSchema = z.object({
  bytes: count,
  br: z.nullable(count),
  gz: z.nullable(count),
  /** `sha256-…`, as in an integrity attribute. */
  integrity: text,
  /** Content-Type. */
  type: text,
});

/** A build that was published; the same content is the same release, so it never changes. */
export const releaseSchema = z.object({
  id: idSchema,
  // What a publish has found is not looked for again.
  build: buildSchema(fileSchemas(() => true)),
  files: z.record(z.string(), fileSchema),
  /** Seconds since the epoch. */
  publishedAt: count,
});

export type ReleaseFile = z.infer<typeof fileSchema>;
export type Release = z.infer<typeof releaseSchema>;

/** Whether these can name a release at all; anything else never becomes a path on disk. */
export const canNameRelease = (name: string, id: string): boolean =>
  namePattern.test(name) && idPattern.test(id);

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
