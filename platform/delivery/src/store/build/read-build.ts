import { covers } from '@cpal/shared/deployment';
import { parseJson } from '../../json';
import { UserError } from '@cpal/server-kit/errors';
import { isMisnamed } from '../address';
import { type Build, buildSchema } from './build';
import { findFrame } from './build-document';
import { fileSchemas } from './build-file';
import type { Folder } from '../folder';

/** What a kind of build must not be, as the end of the sentence "build.json: …"; null if it fits. */
function kindFailure(build: Build): string | null {
  if (build.kind === 'widget') return null;
  const { kind, prefixes, pages, document } = build;
  const paths = pages.map(({ path }) => path);
  if (kind === 'shell') {
    if (prefixes.length > 0) return 'prefixes must be empty, the shell answers no path of its own';
    if (pages.length > 0) return 'pages must be empty, the shell answers no path of its own';
    if (document === null) return 'document must say what every document is made of';
    return findFrame(document, '*') ? null : 'document.frames must name one for the path "*"';
  }
  if (prefixes.length === 0) return 'prefixes must name at least one path that this remote answers';
  if (pages.length === 0) return 'pages must name at least one page that this remote answers';
  if (new Set(paths).size < paths.length) return 'pages must name each path once';
  if (!paths.every((path) => prefixes.some((prefix) => covers(prefix, path))))
    return 'pages must have paths below the prefixes, no other reaches this remote';
  return document === null ? null : 'document must be null, the shell says what documents hold';
}

/**
 * Reads and checks `build.json` against the files of its folder.
 * @throws UserError that names the folder and what is wrong, also where a file has another content than its
 * name says: browsers would reject it.
 */
export function readBuild({ dir, files }: Folder): Build {
  const manifest = files.get('build.json');
  if (manifest === undefined) throw new UserError(`${dir} holds no build.json`);
  const file = `${dir}/build.json`;
  const build = parseJson(
    String(manifest.body),
    buildSchema(fileSchemas((path) => files.has(path))),
    file,
  );
  const [misnamed] = [...files].find(([path, { integrity }]) => isMisnamed(path, integrity)) ?? [];
  if (misnamed !== undefined)
    throw new UserError(`${dir}/${misnamed} has the hash of other content`);
  const failure = kindFailure(build);
  if (failure !== null) throw new UserError(`${file}: ${failure}`);
  return build;
}
