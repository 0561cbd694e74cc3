import type { Part } from './inputs';
import type { Traits, Workspace } from './workspaces';

/** A front end that webpack builds. */
export type FrontEnd = Workspace & Part;

/** A program that Node runs, bundled from one or more entries. */
export type Program = FrontEnd & { program: NonNullable<Traits['program']> };

/** What a workspace is built from: itself, the workspaces that it depends on, and these. */
const asPart = <W extends Workspace>(workspace: W, ...more: string[]): W & Part => ({
  ...workspace,
  inputs: [
    ...[workspace.name, ...workspace.dependencies].flatMap((folder) => [
      `${folder}/src`,
      `${folder}/package.json`,
    ]),
    ...more,
    'package-lock.json',
  ],
  output: `${workspace.name}/dist`,
});

/** The shell and the remotes: all that have a webpack.config.js. */
export const frontEndParts = (workspaces: readonly Workspace[]): FrontEnd[] =>
  workspaces
    .filter(({ isFrontEnd }) => isFrontEnd)
    .map((one) => {
      const config = `${one.name}/webpack.config.js`;
      return asPart(one, config, 'webpack.common.js', 'build');
    });

/** The shared sources whose markup is in the HTML of every front end. */
export const kitOf = (workspaces: readonly Workspace[]): Pick<Part, 'inputs'> => ({
  inputs: workspaces.flatMap(({ name, kit = [] }) => kit.map((folder) => `${name}/${folder}`)),
});

/** The servers: all that have a program in their package.json. */
export const programs = (workspaces: readonly Workspace[]): Program[] =>
  workspaces.flatMap((one) =>
    one.program === undefined
      ? []
      : [asPart({ ...one, program: one.program }, 'tools/bundle-program.ts')],
  );
