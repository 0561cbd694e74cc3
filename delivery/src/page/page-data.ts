import type { Page, RemoteRelease, Settings } from '@cpal/shared/deployment';
import type { Composition } from '../registry/composition';
import { type Release, releaseUrl } from '../store/release';
import { firstScreen, type PageFile } from './first-screen';
import type { Screen } from './screen';

const urls = (files: readonly PageFile[]) => files.map(({ url }) => url);

function loadable(release: Release, shell: Release): RemoteRelease {
  const { scripts, styles } = firstScreen(release, shell);
  const { container, entry } = release.build;
  return {
    container,
    entry: releaseUrl(release, entry),
    scripts: urls(scripts.slice(1)),
    styles: urls(styles),
  };
}

/** What the shell reads from the page: the settings, where each remote's releases are, its start. */
export const pageData = (
  { remotes, shell }: Composition,
  settings: Settings,
  { files, isPrerendered, hydrates }: Screen,
): Page => ({
  settings,
  remotes: remotes.map(({ current, previous }) => ({
    name: current.build.name,
    prefixes: current.build.prefixes,
    ...loadable(current, shell.current),
    previous: previous === null ? null : loadable(previous, shell.current),
  })),
  start: { when: isPrerendered ? 'idle' : 'now', scripts: urls(files.scripts) },
  hydrates,
});
