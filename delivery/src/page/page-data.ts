import type { Composition } from '../registry/composition';
import { type Release, releaseUrl } from '../store/release';

/** Settings for the browser, by name: this package passes them on and reads none. */
export type PageSettings = Readonly<Record<string, unknown>>;

const loadable = (release: Release) => ({
  container: release.build.container,
  entry: releaseUrl(release, release.build.entry),
  scripts: release.build.scripts.map((path) => releaseUrl(release, path)),
  styles: release.build.styles.map((path) => releaseUrl(release, path)),
});

/** What the shell reads from the page: the settings, and where each remote's releases are. */
export const pageData = ({ remotes }: Composition, settings: PageSettings) => ({
  settings,
  remotes: remotes.map(({ current, previous }) => ({
    name: current.build.name,
    prefixes: current.build.prefixes,
    ...loadable(current),
    previous: previous === null ? null : loadable(previous),
  })),
});
