import type { Workspace } from '../building/workspaces';

interface Settings {
  entry: string[];
  project: string[];
  ignoreDependencies?: string[];
}

/** What a build loads of a front end by name. */
const loaded = [
  'src/main.tsx',
  'src/routes.tsx',
  'src/pages.ts',
  'src/boot.ts',
  'src/prerender.tsx',
];

const root: Settings = {
  entry: [
    'tools/{start,dev,prepare,build,check,test,test-stress,deploy,data,new-remote,pack,try-wordpress,ask,docs-run}.ts',
  ],
  project: ['tools/**/*.ts'],
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
};

/** Packages that no file of a workspace imports. */
const importedElsewhere: Readonly<Record<string, string[]>> = {
  // By the programs that a test writes and runs.
  api: ['openapi-fetch', 'openapi-typescript'],
  // By a part of @cpal/shared that is bundled into a program of its own.
  delivery: ['quickjs-emscripten-core', '@jitl/quickjs-singlefile-cjs-release-sync'],
};

const settingsOf = ({ name, isFrontEnd, program, widget, run = [], has }: Workspace): Settings => ({
  entry: [
    ...(isFrontEnd ? loaded.filter(has) : []),
    ...Object.values(widget ?? {}),
    ...(program?.entries.map(({ from }) => from) ?? []),
    ...run,
  ],
  project: [has('src') ? 'src/**/*.ts*' : '**/*.ts'],
  ignoreDependencies: importedElsewhere[name] ?? [],
});

/** Where the search for dead code begins, and what it looks through. */
export const knipConfig = (workspaces: readonly Workspace[]) => ({
  // Programs of the system.
  ignoreBinaries: ['apt-get', 'ffmpeg', 'taskset', 'php', /^mariadb/],
  workspaces: Object.fromEntries([
    ['.', root] as const,
    ...workspaces.map((one) => [one.folder, settingsOf(one)] as const),
  ]),
});
