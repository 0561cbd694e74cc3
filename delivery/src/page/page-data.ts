import type { Composition } from '../registry/composition';
import type { Release } from '../store/release';
import { firstScreen, type PageFile } from './first-screen';

/** Settings for the browser, by name: this package passes them on and reads none. */
export type PageSettings = Readonly<Record<string, unknown>>;

const urls = (files: readonly PageFile[]) => files.map(({ url }) => url);

function loadable(release: Release, shell: Release) {
  const { scripts, styles } = firstScreen(release, shell);
  const [entry, ...others] = urls(scripts);
  return { container: release.build.container, entry, scripts: others, styles: urls(styles) };
}

/** What the shell reads from the page: the settings, and where each remote's releases are. */
export const pageData = ({ remotes, shell }: Composition, settings: PageSettings) => ({
  settings,
  remotes: remotes.map(({ current, previous }) => ({
    name: current.build.name,
    prefixes: current.build.prefixes,
    ...loadable(current, shell.current),
    previous: previous === null ? null : loadable(previous, shell.current),
  })),
});
