import type { Composition, Deployed } from '../registry/composition';
import { isScript } from '../store/media-types';
import { type Release, releaseUrl } from '../store/release';
import { scriptJson } from './markup';

/**
 * A browser remembers that a remote's entry failed to evaluate; under this second address it runs
 * anew, and an address needs its own integrity.
 */
const secondAddress = '?r=1';

const hasSecondAddress = ({ build }: Release, path: string) =>
  build.kind === 'remote' && path === build.entry;

function* integritiesOf(release: Release): Generator<[url: string, integrity: string]> {
  for (const [path, { integrity }] of Object.entries(release.files)) {
    if (!isScript(path)) continue;
    const url = releaseUrl(release, path);
    yield [url, integrity];
    if (hasSecondAddress(release, path)) yield [`${url}${secondAddress}`, integrity];
  }
}

const releasesOf = ({ current, previous }: Deployed) =>
  previous === null ? [current] : [current, previous];

/** The import map's text: the integrity of every script that a page of this composition may load. */
export function importMapOf({ shell, remotes }: Composition): string {
  const releases = [shell, ...remotes].flatMap(releasesOf);
  return scriptJson({
    integrity: Object.fromEntries(releases.flatMap((release) => [...integritiesOf(release)])),
  });
}
