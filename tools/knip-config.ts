import type { Workspace } from './workspaces';

interface Settings {
  entry: string[];
  project: string[];
  ignoreDependencies?: string[];
}

/** What webpack.common.js and the tools load of a front end by name. */
const loaded = ['src/routes.tsx', 'src/pages.ts', 'src/boot.ts', 'src/prerender.tsx'];

const root: Settings = {
  entry: [
    'webpack.common.js',
    'build/src/federated.ts',
    'tools/{start,prepare,build,check,test,deploy,data}.ts',
  ],
  project: ['{build,tools}/**/*.ts'],
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
};

const settingsOf = ({ isFrontEnd, program, run = [], has }: Workspace): Settings => ({
  entry: [
    ...(isFrontEnd ? loaded.filter(has) : []),
    ...(program?.entries.map(({ from }) => from) ?? []),
    ...run,
  ],
  project: [has('src') ? 'src/**/*.ts*' : '**/*.ts'],
});

/** Where the search for dead code begins, and what it looks through. */
export const knipConfig = (workspaces: readonly Workspace[]) => ({
  // Programs of the system.
  ignoreBinaries: ['apt-get', 'ffmpeg', 'taskset'],
  workspaces: Object.fromEntries([
    ['.', root] as const,
    ...workspaces.map((one) => [one.name, settingsOf(one)] as const),
  ]),
});
