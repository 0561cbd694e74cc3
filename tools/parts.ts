import type { Part } from './inputs';
import type { ProgramEntry, Workspace } from './workspaces';

/** A program that Node runs, bundled from one or more entries; `browser` ones are for a page. */
export interface Program extends Part {
  entries: readonly ProgramEntry[];
  /** Files that the program reads at run time, from and to. */
  copies: readonly [from: string, to: string][];
  /** Packages of which only what is used goes into the bundle, so that less is in memory. */
  bundled: readonly string[];
}

/** What a workspace is built from: itself, the workspaces that it depends on, and these. */
const part = ({ name, dependencies }: Workspace, ...more: string[]): Part => ({
  name,
  inputs: [
    ...[name, ...dependencies].flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
    ...more,
    'package-lock.json',
  ],
  output: `${name}/dist`,
});

/** The shell and the remotes: whatever webpack builds. */
export const frontEndParts = (workspaces: readonly Workspace[]): Part[] =>
  workspaces
    .filter(({ isFrontEnd }) => isFrontEnd)
    .map((workspace) =>
      part(
        workspace,
        `${workspace.name}/webpack.config.js`,
        'webpack.common.js',
        'build/src',
        'tools/prerender',
      ),
    );

/** The servers: whatever has a program in its package.json. */
export const programs = (workspaces: readonly Workspace[]): Program[] =>
  workspaces.flatMap((workspace) => {
    if (workspace.program === undefined) return [];
    const { entries, copies = [], bundled = [] } = workspace.program;
    return [{ ...part(workspace, 'tools/bundle-program.ts'), entries, copies, bundled }];
  });
