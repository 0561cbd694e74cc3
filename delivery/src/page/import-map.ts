import type { Composition } from '../registry/composition';
import { isScript } from '../store/media-types';
import { type PageRelease, releaseUrl } from '../store/release';
import { scriptJson } from './markup';

/**
 * A browser remembers that a remote's entry failed to evaluate; under this second address it runs
 * the entry again, and an address needs its own integrity.
 */
const secondAddress = '?r=1';

const integritiesOf = (release: PageRelease): [url: string, integrity: string][] =>
  Object.entries(release.files).flatMap(([path, { integrity }]) => {
    const { kind, entry, document } = release.build;
    // The boot script is inline: no browser fetches its file.
    if (!isScript(path) || path === document?.boot) return [];
    const url = releaseUrl(release, path);
    const isRemoteEntry = kind === 'remote' && path === entry;
    const addresses = isRemoteEntry ? [url, `${url}${secondAddress}`] : [url];
    return addresses.map((address): [string, string] => [address, integrity]);
  });

/** The import map's text: the integrity of every script that a page of this composition may load. */
export function importMapOf({ shell, remotes }: Composition): string {
  // The previous release of a remote may be loaded; a page never starts the previous shell.
  const loadable = [
    shell,
    ...remotes.flatMap(({ current, previous }) => (previous ? [current, previous] : [current])),
  ];
  return scriptJson({ integrity: Object.fromEntries(loadable.flatMap(integritiesOf)) });
}
