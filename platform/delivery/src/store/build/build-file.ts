import * as v from 'valibot';
import { text } from '../../json';
import { isScript, isStyleSheet, getMediaType } from '../media-types';

const isOf = (type: string) => (path: string) => getMediaType(path).type.startsWith(type);

/** What a file can be; the name ends the sentence "…, which is no …". */
const kinds = {
  script: isScript,
  stylesheet: isStyleSheet,
  'script or stylesheet': (path: string) => isScript(path) || isStyleSheet(path),
  'HTML file': isOf('text/html'),
  'JSON file': isOf('application/json'),
  image: isOf('image/'),
  font: isOf('font/'),
  'web manifest': isOf('application/manifest+json'),
};

/**
 * Makes schemas of the files that a build names, by their kind.
 * @param has whether the build's folder has a file.
 */
export const fileSchemas = (has: (path: string) => boolean) => (kind: keyof typeof kinds) =>
  v.pipe(
    text,
    v.check(kinds[kind], ({ input }) => `names ${input}, which is no ${kind}`),
    v.check(has, ({ input }) => `names ${input}, which is not in the folder`),
  );

export type FileSchemas = ReturnType<typeof fileSchemas>;

/** The same markup for a deployment without a waitlist; null where it is the same. */
export const withoutWaitlist = (file: FileSchemas) =>
  v.optional(v.nullable(file('HTML file')), null);
