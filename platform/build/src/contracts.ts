import type { Identity } from './build-record';
import { installed, readManifest, getVersion } from './packages';

/** What @cpal/shared says of the contracts between shell and remotes: the versions that it keeps. */
interface SharedManifest {
  cpal?: { contracts?: Readonly<Record<string, readonly number[]>> };
}

/** Under this the names of contracts are in a record, next to those of shared modules. */
const key = 'the contracts';

/**
 * The contracts by which a build was made, as names that delivery compares: such as `session 1`. A shell
 * keeps all versions that its @cpal/shared names, a remote relies on the latest.
 * @throws Error if @cpal/shared does not say.
 */
export function contractNames({ kind }: Pick<Identity, 'kind'>): Record<string, string[]> {
  const { cpal }: SharedManifest = readManifest(installed('@cpal/shared'));
  if (cpal?.contracts === undefined) throw new Error('@cpal/shared names no contracts.');
  const own = Object.entries(cpal.contracts).flatMap(([name, versions]) => {
    const kept = kind === 'shell' ? versions : versions.slice(-1);
    return kept.map((version) => `${name} ${version}`);
  });
  // The federation runtime asks for the same major version.
  const [major] = getVersion('react-router-dom').split('.');
  return { [key]: [...own, `router ${major}`] };
}
