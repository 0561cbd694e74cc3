import type {
  Page,
  RegisteredRemote,
  Releases,
  RemoteRelease,
  Settings,
} from '@cpal/shared/deployment';
import { asCanary, type Composition, type Deployed } from '../registry/composition';
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

/** The releases of the shell and of all remotes, as the shell reads them: it chooses as the edge does. */
export const releaseList = ({ remotes, shell }: Composition): Releases => ({
  shell: shell.id,
  remotes: remotes.map((remote) => {
    const current = registered(remote, shell);
    const { canary } = remote;
    if (canary === null) return current;
    const { percent } = canary;
    return {
      ...current,
      canary: { ...registered(asCanary(remote, canary), shell), percent },
    };
  }),
});

/**
 * What the shell reads from the page: the settings, where the releases of its own remote are, its start.
 * Nothing of other remotes: their releases change no page but their own.
 */
export const pageData = (
  { shell }: Composition,
  settings: Settings,
  { owner, files, calls, isPrerendered, hydrates }: Screen,
): Page => ({
  settings,
  shell: shell.id,
  own: owner && registered(owner, shell),
  start: {
    when: isPrerendered ? 'idle' : 'now',
    scripts: urls(files.scripts),
    calls,
  },
  hydrates,
});
