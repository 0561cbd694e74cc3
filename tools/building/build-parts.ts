import type { Part } from '@cpal/build/inputs';
import { UserError } from '@cpal/server-kit/errors';
import { buildStale } from './build-stale';
import { bundleProgram } from './bundle-program';
import { bundleWidget } from './bundle-widget';
import { type FrontEnd, frontEndParts, programs, widgets } from './parts';
import { readWorkspaces } from './workspaces';

async function bundleFrontEnd(part: FrontEnd, build: string) {
  const { buildFrontEnd } = await import('@cpal/build/front-end');
  await buildFrontEnd({ folder: part.folder, name: part.name, build });
}

/**
 * Builds all parts that are not built from their present inputs, or those of them that are named.
 * @throws UserError that names what no part is called, and what the first failing build throws.
 */
export async function buildParts(names: readonly string[] = []): Promise<void> {
  const workspaces = readWorkspaces();
  const parts = {
    frontEnds: frontEndParts(workspaces),
    widgets: widgets(workspaces),
    programs: programs(workspaces),
  };
  const known = Object.values(parts).flatMap((some) => some.map(({ name }) => name));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UserError(`There is nothing to build named ${unknown.join()}.`);
  const chosen = <P extends Part>(some: readonly P[]) =>
    some.filter(({ name }) => names.length === 0 || names.includes(name));

  await buildStale(chosen(parts.frontEnds), bundleFrontEnd);
  await buildStale(chosen(parts.widgets), bundleWidget);
  await buildStale(chosen(parts.programs), bundleProgram);
}
