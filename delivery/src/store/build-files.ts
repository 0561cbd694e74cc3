import type { Build } from './build';
import { isScript, mediaTypeOf } from './media-types';

/** What a file that a build names has to be. */
interface FileKind {
  /** Ends the sentence "…, which is no …". */
  kind: string;
  fits: (path: string) => boolean;
}

/** The files that one field of `build.json` names. */
interface FileUse extends FileKind {
  field: string;
  paths: readonly (string | null)[];
}

const ofType = (type: string) => (path: string) => mediaTypeOf(path).type.startsWith(type);

const script: FileKind = { kind: 'script', fits: isScript };
const stylesheet: FileKind = { kind: 'stylesheet', fits: ofType('text/css') };
const html: FileKind = { kind: 'HTML file', fits: ofType('text/html') };
const json: FileKind = { kind: 'JSON file', fits: ofType('application/json') };
const image: FileKind = { kind: 'image', fits: ofType('image/') };
const webManifest: FileKind = { kind: 'web manifest', fits: ofType('application/manifest+json') };
const loadable: FileKind = {
  kind: 'script or stylesheet',
  fits: (path) => script.fits(path) || stylesheet.fits(path),
};

const pageFiles = ({ pages }: Build): FileUse[] =>
  pages.flatMap((page, index) => [
    { field: `pages[${index}].html`, paths: [page.html], ...html },
    { field: `pages[${index}].structuredData`, paths: [page.structuredData], ...json },
    { field: `pages[${index}].scripts`, paths: page.scripts, ...script },
    { field: `pages[${index}].styles`, paths: page.styles, ...stylesheet },
  ]);

function documentFiles({ document }: Build): FileUse[] {
  if (document === null) return [];
  const { boot, frames, loading, notFound, icons, manifest, socialImage } = document;
  return [
    { field: 'document.boot', paths: [boot], ...script },
    { field: 'document.frames', paths: frames.map((frame) => frame.html), ...html },
    { field: 'document.loading', paths: [loading], ...html },
    { field: 'document.notFound', paths: [notFound], ...html },
    { field: 'document.icons', paths: icons.map(({ href }) => href), ...image },
    { field: 'document.manifest', paths: [manifest], ...webManifest },
    { field: 'document.socialImage', paths: [socialImage.file], ...image },
  ];
}

const filesOf = (build: Build): FileUse[] => [
  { field: 'entry', paths: [build.entry], ...script },
  { field: 'scripts', paths: build.scripts, ...script },
  { field: 'styles', paths: build.styles, ...stylesheet },
  { field: 'provides', paths: Object.values(build.provides).flat(), ...loadable },
  ...pageFiles(build),
  ...documentFiles(build),
];

/**
 * The first fault of the files that a build names, as the end of a sentence about its `build.json`.
 * @param has whether the build's folder has a file.
 * @returns null where all are there and what they have to be.
 */
export function fileFault(build: Build, has: (path: string) => boolean): string | null {
  for (const { field, paths, fits, kind } of filesOf(build)) {
    for (const path of paths) {
      if (path === null) continue;
      if (!fits(path)) return `${field} names ${path}, which is no ${kind}`;
      if (!has(path)) return `${field} names ${path}, which is not in the folder`;
    }
  }
  return null;
}
