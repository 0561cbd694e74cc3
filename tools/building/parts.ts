import type { Part } from '@cpal/build/inputs';
import type { Traits, WidgetScripts, Workspace } from './workspaces';

/** A front end that webpack builds. */
export type FrontEnd = Workspace & Part;

/** A program that Node runs, bundled from one or more entries. */
export type Program = FrontEnd & { program: NonNullable<Traits['program']> };

/** What runs in pages of others. */
export type WidgetPart = FrontEnd & { widget: WidgetScripts };

/** What a workspace is built from: itself, the workspaces that it depends on, and these. */
const asPart = <W extends Workspace>(workspace: W, ...more: string[]): W & Part => ({
  ...workspace,
  inputs: [
    ...[workspace.folder, ...workspace.dependencies].flatMap((folder) => [
      `${folder}/src`,
      `${folder}/package.json`,
    ]),
    ...more,
    'package-lock.json',
  ],
  output: `${workspace.folder}/dist`,
});

/** The shell and the remotes: all that have a webpack.config.js and are no template. */
export const frontEndParts = (workspaces: readonly Workspace[]): FrontEnd[] =>
  workspaces
    .filter(({ isFrontEnd, isTemplate = false }) => isFrontEnd && !isTemplate)
    .map((one) => asPart(one, `${one.folder}/webpack.config.js`));

/** The servers: all that have a program in their package.json. */
export const programs = (workspaces: readonly Workspace[]): Program[] =>
  workspaces.flatMap((one) =>
    one.program === undefined
      ? []
      : [asPart({ ...one, program: one.program }, 'tools/building/bundle-program.ts')],
  );

/** What runs in pages of others: all that name its scripts in their package.json. */
export const widgets = (workspaces: readonly Workspace[]): WidgetPart[] =>
  workspaces.flatMap((one) =>
    one.widget === undefined
      ? []
      : [asPart({ ...one, widget: one.widget }, 'tools/building/bundle-widget.ts')],
  );

/** All whose builds are released and can be rolled back. */
export const releasedParts = (workspaces: readonly Workspace[]): FrontEnd[] => [
  ...frontEndParts(workspaces),
  ...widgets(workspaces),
];
