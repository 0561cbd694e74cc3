import { execFileSync } from 'node:child_process';
import { findEntry, openStore, readStoreSettings, rollBack } from '@cpal/delivery';
import { UserError } from '@cpal/server-kit/errors';
import { releasedParts } from './building/parts';
import { release } from './building/release';
import { readWorkspaces } from './building/workspaces';

/**
 * Releases front ends, or withdraws the current release of one in favor of a previous one; a running
 * product follows within a second. Run as `npm run release -- mfe-auth` or `-- all`, with `again`
 * behind it for a release that was withdrawn, without which it ends with 1; and `npm run rollback -- mfe-auth`, with the id of a
 * previous release behind it where it is not the latest.
 */
const [action, name = '', option] = process.argv.slice(3);
/** Whether the usual place is meant: a name that somebody has typed must be that of something. */
const isUsual = ['RELEASES_DIR', 'RELEASES_URL', 'ENVIRONMENT'].every((one) => !process.env[one]);
const parts = releasedParts(readWorkspaces());
const chosen =
  action === 'release' && name === 'all' ? parts : parts.filter((one) => one.name === name);

if (chosen.length === 0) {
  const names = parts.map((one) => one.name).join(', ');
  console.error(
    `Usage: npm run release -- <name> [again], or npm run rollback -- <name> [release]; names: ${names}.`,
  );
  process.exit(1);
}

try {
  if (action === 'rollback') {
    const { place, environment } = readStoreSettings(process.env);
    const registry = await rollBack({ store: await openStore(place), environment }, name, option);
    console.log(`${name}: back to release ${findEntry(registry, name)?.current.id}.`);
  } else {
    const names = chosen.map((part) => part.name);
    const build = ['tools/run.js', 'tools/build', ...names];
    execFileSync(process.execPath, build, { stdio: 'inherit' });
    const isAgain = option === 'again';
    for (const { release: one, isCurrent } of await release(chosen, { creates: isUsual, isAgain }))
      if (isCurrent) console.log(`${one.build.name}: release ${one.id} is current.`);
      else {
        console.error(
          `${one.build.name}: release ${one.id} was withdrawn and stays so; with "again" behind the name it comes back.`,
        );
        process.exitCode = 1;
      }
  }
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
