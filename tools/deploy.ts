import { execFileSync } from 'node:child_process';
import { openStore, rollBack } from '@cpal/delivery';
import { Refusal } from '@cpal/server-kit/errors';
import { frontEndParts } from './parts';
import { release } from './release';
import { readStartSettings } from './start-settings';
import { readWorkspaces } from './workspaces';

/**
 * Releases front ends, or takes the latest release of one back; a running product follows within a
 * second. Run as `npm run release -- mfe-auth` or `-- all`, and `npm run rollback -- mfe-auth`.
 */
const [action, name = ''] = process.argv.slice(3);
const parts = frontEndParts(readWorkspaces());
const chosen =
  action === 'release' && name === 'all' ? parts : parts.filter((one) => one.name === name);

if (chosen.length === 0) {
  const names = parts.map((one) => one.name).join(', ');
  console.error(
    `Usage: npm run release -- <name>, or npm run rollback -- <name>; names: ${names}.`,
  );
  process.exit(1);
}

try {
  const target = readStartSettings(process.env);
  if (action === 'rollback') {
    const id = await rollBack(await openStore(target.releasesDir), target.environment, name);
    console.log(`${name}: back to release ${id}.`);
  } else {
    execFileSync(process.execPath, ['tools/run.js', 'tools/build'], { stdio: 'inherit' });
    for (const { build, id } of await release(target, chosen))
      console.log(`${build.name}: release ${id} is current.`);
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
