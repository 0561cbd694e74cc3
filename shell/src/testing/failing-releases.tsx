import { render, screen } from '@testing-library/react';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { PageTitle } from '@cpal/shared/ui';
import { asVisitor } from '@cpal/shared/testing/session';
import { putPage } from '@cpal/shared/testing/page';
import { App } from '../app';
import { createRouter } from '../router';
import { containerOf, putFiles } from './files';
import { registryOf } from './registry';
import { sampleRelease, sampleRemote } from './sample-remote';

/** The releases' entries, by address; one that is missing cannot be loaded. */
const served = new Map<string, unknown>();

/** Loads an entry, by either of its addresses. */
export const load = jest.fn(
  async (url: string) => served.get(url.replace('?r=1', '')) ?? Promise.reject(new Error('404')),
);

interface Screen {
  path: string;
  title?: string;
  Component?: () => React.ReactNode;
  lazy?: () => Promise<object>;
}

/** Makes a release of the given screens. */
export function release(entry: string, screens: readonly Screen[]) {
  const routes = screens.map(({ path, title = 'Screen', ...rest }) => ({
    path,
    handle: { title, access: 'public' },
    ...rest,
  }));
  served.set(entry, containerOf({ default: { routes } }));
}

let tests = 0;

/** The shell keeps what it knows of a remote, so each test has remotes of their own. */
export function twoRemotes() {
  tests += 1;
  const remoteOf = (name: string, path: string, title: string) => {
    const [own, previous] = [`${name}-${tests}`, sampleRelease(`${name}-${tests}`, '1')];
    const pages = { prefixes: [path], titles: { [path]: title } };
    return { ...sampleRemote(own, { ...pages, id: '2' }), previous };
  };
  const home = remoteOf('home', '/', 'Welcome | CPal');
  const auth = remoteOf('auth', '/auth', 'Log In | CPal');
  release(home.entry, [{ path: '/', Component: () => <PageTitle>Home screen</PageTitle> }]);
  return { remotes: [home, auth], auth };
}

export const Good = () => <PageTitle>Good screen</PageTitle>;
export const Throwing = () => {
  // Reported by React and the router both.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  throw new Error('This release is broken.');
};

export function open(remotes: readonly RegisteredRemote[], path: string) {
  window.history.replaceState({ usr: { from: '/kept' }, key: 'first' }, '', path);
  const registry = registryOf(remotes);
  return render(<App registry={registry} firstRouter={createRouter(registry)} />);
}

export const answerReady = (isUp: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isUp) throw new TypeError('offline');
    return Response.json({ shell: 'shell_1', remotes: [] });
  });

/** Begins a test: nothing is served, and the server answers. */
export function begin() {
  served.clear();
  putPage();
  putFiles(load);
  asVisitor();
  answerReady(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  load.mockClear();
}

/** The message of a screen that failed. */
export const failed = () => screen.findByRole('heading', { name: 'Something went wrong' });

/** React and the router report what a boundary catches. */
export function expectReport() {
  const report = jest.spyOn(console, 'error');
  expect(report).toHaveBeenCalledWith(
    'React Router caught the following error during render',
    new Error('This release is broken.'),
  );
  report.mockClear();
}
