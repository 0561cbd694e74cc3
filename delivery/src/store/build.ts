import { Refusal } from '../refusal';
import { dictionary, list, matching, object, oneOf, parseJson, type Reader, text } from '../shape';
import type { Folder } from './folder';
import { isScript } from './media-types';

/** What a build says about itself in its `build.json`; all paths are relative to its folder. */
export interface Build {
  name: string;
  kind: 'remote' | 'shell';
  /** Name of the federation container; it carries the build, so two releases can share a page. */
  container: string;
  /** URL prefixes that this remote answers; none for the shell. */
  prefixes: string[];
  entry: string;
  /** Further scripts that the first screen needs. */
  scripts: string[];
  /** Stylesheets that the first screen needs. */
  styles: string[];
  /** Of a shell: the files of each shared module that loads with its first use. */
  provides: Record<string, string[]>;
  /** Of a remote: the shared modules that its first screen uses. */
  needs: string[];
}

/** How builds and environments are named: safe as a file name and in a URL. */
export const namePattern = /^[a-z][a-z0-9-]{0,63}$/;

export const name = matching(namePattern, 'a name of lower-case letters, digits and hyphens');

const prefix = matching(
  /^\/$|^(\/[^/?#\s]+)+$/,
  'a path such as "/auth", without a slash at its end',
);

export const buildShape: Reader<Build> = object<Build>({
  name,
  kind: oneOf('remote', 'shell'),
  container: text,
  prefixes: list(prefix),
  entry: text,
  scripts: list(text),
  styles: list(text),
  provides: dictionary(list(text)),
  needs: list(text),
});

const isStylesheet = (path: string) => path.endsWith('.css');

/**
 * Reads and checks `build.json` against the files of its folder.
 * @throws Refusal that names the folder and what is wrong.
 */
export function readBuild(folder: Folder): Build {
  const manifest = folder.files.get('build.json');
  if (manifest === undefined) throw new Refusal(`${folder.dir} holds no build.json`);
  const file = `${folder.dir}/build.json`;
  const build = parseJson(manifest.body.toString(), buildShape, file);

  const remote = build.kind === 'remote';
  if (remote && build.prefixes.length === 0) {
    throw new Refusal(`${file}: prefixes must name at least one path that this remote answers`);
  }
  if (!remote && build.prefixes.length > 0) {
    throw new Refusal(`${file}: prefixes must be empty, the shell answers no path of its own`);
  }
  const uses = [
    { field: 'entry', paths: [build.entry], fits: isScript, kind: 'script' },
    { field: 'scripts', paths: build.scripts, fits: isScript, kind: 'script' },
    { field: 'styles', paths: build.styles, fits: isStylesheet, kind: 'stylesheet' },
    {
      field: 'provides',
      paths: Object.values(build.provides).flat(),
      fits: (path: string) => isScript(path) || isStylesheet(path),
      kind: 'script or stylesheet',
    },
  ];
  for (const { field, paths, fits, kind } of uses) {
    for (const path of paths) {
      if (!fits(path)) throw new Refusal(`${file}: ${field} names ${path}, which is no ${kind}`);
      if (!folder.files.has(path)) {
        throw new Refusal(`${file}: ${field} names ${path}, which is not in the folder`);
      }
    }
  }
  return build;
}
