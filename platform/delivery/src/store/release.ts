import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { count, matching, text, strictRecord } from '../json';
import { toAddress } from './address';
import {
  type Build,
  buildSchema,
  namePattern,
  type PageBuild,
  type WidgetBuild,
} from './build/build';
import { fileSchemas } from './build/build-file';
import { publicName } from './public-name';

const idPattern = /^[0-9a-f]{16}$/;

export const idSchema = matching(idPattern, 'a release id of sixteen hexadecimal digits');

const formSchema = v.object({
  bytes: count,
  /** `sha256-…`, as in an integrity attribute. */
  integrity: text,
});

/** One stored file and its coded forms; null if a coding would not make it smaller. */
export const fileSchema = v.object({
  ...formSchema.entries,
  br: v.nullable(formSchema),
  gz: v.nullable(formSchema),
  /** Content-Type. */
  type: text,
});

/** A build that was published; the same content is the same release, so it never changes. */
export const releaseSchema = v.object({
  id: idSchema,
  // What a publish has found is not looked for again.
  build: buildSchema(fileSchemas(() => true)),
  files: strictRecord(fileSchema),
  /** Seconds since the epoch. */
  publishedAt: count,
});

export type FileForm = v.InferOutput<typeof formSchema>;
export type ReleaseFile = v.InferOutput<typeof fileSchema>;
export type Release = v.InferOutput<typeof releaseSchema>;
export type PageRelease = Release & { build: PageBuild };
export type WidgetRelease = Release & { build: WidgetBuild };

export const isWidget = (release: Release): release is WidgetRelease =>
  release.build.kind === 'widget';

/** Whether pages are made of a release. */
export const isOfPages = (release: Release): release is PageRelease => !isWidget(release);

/** Whether these can name a release at all; anything else never becomes a path on disk. */
export const canNameRelease = (name: string, id: string): boolean =>
  namePattern.test(name) && idPattern.test(id);

/** Grows where records or the places of files change: what was published before is another release. */
const format = 4;

/** What a release is, whatever the store has made of it. */
interface Identity {
  build: Build;
  files: Readonly<Record<string, { integrity: string }>>;
}

/** The id that this content always gets: from what the build says, and every path and hash. */
export function toReleaseId({ build, files }: Identity): string {
  const hash = createHash('sha256').update(`${format}\n${JSON.stringify(build)}\n`);
  for (const [path, { integrity }] of Object.entries(files)) hash.update(`${path}\n${integrity}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** Where the files of all releases of a name are in the store. */
export const filesFolder = (name: string): string => `files/${name}`;

/** The URL of that folder, from the site's root, without a slash at its end. */
export const filesUrl = (name: string): string => `/files/${publicName(name)}`;

/** Where a file of a release is among all files of its name. */
function pathInFolder({ files }: Release, path: string): string {
  const integrity = files[path]?.integrity;
  return integrity === undefined ? path : toAddress(path, integrity);
}

/** Where a file of a release is in its store. */
export const storedPath = (release: Release, path: string): string =>
  `${filesFolder(release.build.name)}/${pathInFolder(release, path)}`;

/** The URL of a file of a release, from the site's root. */
export function releaseUrl(release: Release, path: string): string {
  const segments = pathInFolder(release, path).split('/').map(encodeURIComponent);
  return `${filesUrl(release.build.name)}/${segments.join('/')}`;
}
