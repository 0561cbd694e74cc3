import { buildStale } from '../../../../tools/building/build-stale';
import { bundleProgram } from '../../../../tools/building/bundle-program';
import { programs } from '../../../../tools/building/parts';
import { readWorkspaces } from '../../../../tools/building/workspaces';

/**
 * Bundles programs whose sources have changed. Done once before all tests: two of them at the same
 * time would take the files from each other.
 */
export async function buildPrograms(
  ...names: readonly ('api' | 'edge' | 'stripe-sandbox')[]
): Promise<void> {
  const chosen: readonly string[] = names;
  const parts = programs(readWorkspaces()).filter(({ name }) => chosen.includes(name));
  await buildStale(parts, bundleProgram);
}
