import type {
  Page,
  RegisteredRemote,
  Releases,
  RemoteRelease,
  Settings,
} from '@cpal/shared/deployment';
import type { Composition, Deployed } from '../registry/composition';
import { type PageRelease, releaseUrl } from '../store/release';
import { firstScreen, type PageFile } from './first-screen';
import type { Screen } from './screen';

const urls = (files: readonly PageFile[]) => files.map(({ url }) => url);

const loadable = (release: PageRelease): RemoteRelease => ({
  id: release.id,
  container: release.build.container,
  entry: releaseUrl(release, release.build.entry),
});

const registered = ({ current, previous }: Deployed, shell: PageRelease): RegisteredRemote => ({
  name: current.build.name,
  prefixes: current.build.prefixes,
  titles: Object.fromEntries(current.build.pages.map(({ path, title }) => [path, title])),
  ...loadable(current),
  scripts: urls(firstScreen(current, shell).scripts.slice(1)),
  previous: previous === null ? null : loadable(previous),
});

/** The releases of the shell and of all remotes, as the shell reads them. */
export const releaseList = ({ remotes, shell }: Composition): Releases => ({
  shell: shell.id,
  remotes: remotes.map((remote) => registered(remote, shell)),
});

/** What the shell reads from the page: the settings, where each remote's releases are, its start. */
export const pageData = (
  composition: Composition,
  settings: Settings,
  { files, isPrerendered, hydrates }: Screen,
): Page => ({
  settings,
  ...releaseList(composition),
  start: { when: isPrerendered ? 'idle' : 'now', scripts: urls(files.scripts) },
  hydrates,
});
