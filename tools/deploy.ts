import { execFileSync } from 'node:child_process';
import { openStore, rollBack } from '@cpal/delivery';
import { Refusal } from '@cpal/server-kit/errors';
import type { Part } from './inputs';
import { frontEndParts } from './parts';
import { release, type ReleaseTarget } from './release';
import { readStartSettings } from './start-settings';
import { readWorkspaces } from './workspaces';

/**
 * Releases one front end, or takes its latest release back; a running product follows within a
 * second. Run as `npm run release -- mfe-auth` and `npm run rollback -- mfe-auth`.
 */
const actions: Record<string, (part: Part, target: ReleaseTarget) => Promise<string>> = {
  release: async (part, target) => {
    execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
    const [released] = await release(target, [part]);
    return `release ${released?.id} is current`;
  },
  rollback: async ({ name }, { releasesDir, environment }) =>
    `back to release ${await rollBack(await openStore(releasesDir), environment, name)}`,
};

const [action = '', name = ''] = process.argv.slice(3);
const run = actions[action];
const parts = frontEndParts(readWorkspaces());
const part = parts.find((one) => one.name === name);

if (run === undefined || part === undefined) {
  const names = parts.map((one) => one.name).join(', ');
  console.error(
    `Usage: npm run release -- <name>, or npm run rollback -- <name>; names: ${names}.`,
  );
  process.exit(1);
}

try {
  console.log(`${name}: ${await run(part, readStartSettings(process.env))}.`);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
