import type { Part } from '@cpal/build/inputs';
import { buildStale } from './build-stale';
import { bundleProgram } from './bundle-program';
import { bundleWidget } from './bundle-widget';
import { type FrontEnd, frontEndParts, programs, widgets } from './parts';
import { readWorkspaces } from './workspaces';

/** Builds all parts that are not built from their present inputs, or those of them that are named. */

const [, , , ...names] = process.argv;
const workspaces = readWorkspaces();

const chosen = <P extends Part>(parts: readonly P[]) =>
  parts.filter(({ name }) => names.length === 0 || names.includes(name));

async function bundleFrontEnd(part: FrontEnd, build: string) {
  const { buildFrontEnd } = await import('@cpal/build/front-end');
  await buildFrontEnd({ folder: part.name, name: part.name, build });
}

await buildStale(chosen(frontEndParts(workspaces)), bundleFrontEnd);
await buildStale(chosen(widgets(workspaces)), bundleWidget);
await buildStale(chosen(programs(workspaces)), bundleProgram);
