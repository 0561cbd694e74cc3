import { Refusal } from '@cpal/server-kit/errors';
import { parseJson } from '../shape';
import { type Build, buildShape, owns } from './build';
import { frameOf } from './build-document';
import { fileFault } from './build-files';
import type { Folder } from './folder';

interface Rule {
  holds: (build: Build) => boolean;
  /** Ends the sentence "build.json: …". */
  fault: string;
}

const shellRules: readonly Rule[] = [
  {
    holds: ({ prefixes }) => prefixes.length === 0,
    fault: 'prefixes must be empty, the shell answers no path of its own',
  },
  {
    holds: ({ pages }) => pages.length === 0,
    fault: 'pages must be empty, the shell answers no path of its own',
  },
  {
    holds: ({ document }) => document !== null,
    fault: 'document must say what every document is made of',
  },
  {
    holds: ({ document }) => document === null || frameOf(document, '*') !== undefined,
    fault: 'document.frames must name one for the path "*"',
  },
];

const pathsOf = ({ pages }: Build) => pages.map(({ path }) => path);

const remoteRules: readonly Rule[] = [
  {
    holds: ({ prefixes }) => prefixes.length > 0,
    fault: 'prefixes must name at least one path that this remote answers',
  },
  {
    holds: ({ pages }) => pages.length > 0,
    fault: 'pages must name at least one page that this remote answers',
  },
  {
    holds: (build) => pathsOf(build).length === new Set(pathsOf(build)).size,
    fault: 'pages must name each path once',
  },
  {
    holds: (build) =>
      pathsOf(build).every((path) => build.prefixes.some((prefix) => owns(prefix, path))),
    fault: 'pages must have paths below the prefixes, no other reaches this remote',
  },
  {
    holds: ({ document }) => document === null,
    fault: 'document must be null, the shell says what documents are made of',
  },
];

/**
 * Reads and checks `build.json` against the files of its folder.
 * @throws Refusal that names the folder and what is wrong.
 */
export function readBuild({ dir, files }: Folder): Build {
  const manifest = files.get('build.json');
  if (manifest === undefined) throw new Refusal(`${dir} holds no build.json`);
  const file = `${dir}/build.json`;
  const build = parseJson(manifest.body.toString(), buildShape, file);
  const rules = build.kind === 'shell' ? shellRules : remoteRules;
  const broken = rules.find(({ holds }) => !holds(build));
  const fault = broken?.fault ?? fileFault(build, (path) => files.has(path));
  if (fault !== null) throw new Refusal(`${file}: ${fault}`);
  return build;
}
