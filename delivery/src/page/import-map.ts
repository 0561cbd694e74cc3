import type { Composition } from '../registry/composition';
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

/** The boot script stands in the page itself: nobody fetches its file. */
const isFetched = ({ build }: Release, path: string) =>
  isScript(path) && path !== build.document?.boot;

function* integritiesOf(release: Release): Generator<[url: string, integrity: string]> {
  for (const [path, { integrity }] of Object.entries(release.files)) {
    if (!isFetched(release, path)) continue;
    const url = releaseUrl(release, path);
    yield [url, integrity];
    if (hasSecondAddress(release, path)) yield [`${url}${secondAddress}`, integrity];
  }
}

/** A shell that the page does not start is never loaded; of a remote the previous release may be. */
const loadable = ({ shell, remotes }: Composition): Release[] => [
  shell.current,
  ...remotes.flatMap(({ current, previous }) => (previous ? [current, previous] : [current])),
];

/** The import map's text: the integrity of every script that a page of this composition may load. */
export const importMapOf = (composition: Composition): string =>
  scriptJson({
    integrity: Object.fromEntries(
      loadable(composition).flatMap((release) => [...integritiesOf(release)]),
    ),
  });
