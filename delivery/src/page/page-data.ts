import type { Composition } from '../registry/composition';
import type { Release } from '../store/release';
import { firstScreen, type PageFile } from './first-screen';
import type { PageSettings } from './page-options';
import type { Screen } from './screen';

const urls = (files: readonly PageFile[]) => files.map(({ url }) => url);

function loadable(release: Release, shell: Release) {
  const { scripts, styles } = firstScreen(release, shell);
  const [entry, ...others] = urls(scripts);
  return { container: release.build.container, entry, scripts: others, styles: urls(styles) };
}

/** What the shell reads from the page: the settings, where each remote's releases are, its start. */
export const pageData = (
  { remotes, shell }: Composition,
  settings: PageSettings,
  { files, isPrerendered, hydrates }: Screen,
) => ({
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
