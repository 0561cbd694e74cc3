import { execFileSync } from 'node:child_process';
import { entryOf, openStore, readStoreSettings, rollBack } from '@cpal/delivery';
import { Refusal } from '@cpal/server-kit/errors';
import { releasedParts } from './parts';
import { release } from './release';
import { readWorkspaces } from './workspaces';

/**
 * Releases front ends, or withdraws the current release of one in favour of a former one; a running
 * product follows within a second. Run as `npm run release -- mfe-auth` or `-- all`, with `again`
 * behind it for a release that was withdrawn; and `npm run rollback -- mfe-auth`, with the id of a
 * former release behind it where it is not the latest.
 */
const [action, name = '', option] = process.argv.slice(3);
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
    console.log(`${name}: back to release ${entryOf(registry, name)?.current.id}.`);
  } else {
    const names = chosen.map((part) => part.name);
    const build = ['tools/run.js', 'tools/build', ...names];
    execFileSync(process.execPath, build, { stdio: 'inherit' });
    const isAgain = option === 'again';
    for (const { release: one, isCurrent } of await release(chosen, { isAgain }))
      console.log(
        `${one.build.name}: release ${one.id} ${isCurrent ? 'is current' : 'stays withdrawn'}.`,
      );
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
