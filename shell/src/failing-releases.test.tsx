import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { ButtonLink, PageTitle } from '@cpal/shared/ui';
import { asVisitor } from '@cpal/shared/testing/session';
import { putPage } from '@cpal/shared/testing/page';
import { App } from './app';
import { createRegistry } from './remotes/registry';
import { reloadDocument } from './remotes/reload-document';
import { createRouter } from './router';
import { containerOf, putFiles } from './testing/files';
import { registryOf } from './testing/registry';
import { sampleRelease, sampleRemote } from './testing/sample-remote';

jest.mock('./remotes/reload-document', () => ({ reloadDocument: jest.fn() }));

/** The releases' entries, by address; one that is missing cannot be loaded. */
const served = new Map<string, unknown>();

/** Loads an entry, by either of its addresses. */
const load = jest.fn(
  async (url: string) => served.get(url.replace('?r=1', '')) ?? Promise.reject(new Error('404')),
);

interface Screen {
  path: string;
  title?: string;
  Component?: () => React.ReactNode;
  lazy?: () => Promise<object>;
}

/** Makes a release of the given screens. */
function release(entry: string, screens: readonly Screen[]) {
  const routes = screens.map(({ path, title = 'Screen', ...rest }) => ({
    path,
    handle: { title, access: 'public' },
    ...rest,
  }));
  served.set(entry, containerOf({ default: { routes } }));
}

let tests = 0;

/** The shell keeps what it knows of a remote, so each test has remotes of their own. */
function twoRemotes() {
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

const Start = () => <ButtonLink to="/auth/late">Go on</ButtonLink>;
const Good = () => <PageTitle>Good screen</PageTitle>;
const Throwing = () => {
  // Reported by React and the router both.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  throw new Error('This release is broken.');
};

const gone = () => Promise.reject(new Error('404'));

function open(remotes: readonly RegisteredRemote[], path: string) {
  window.history.replaceState({ usr: { from: '/kept' }, key: 'first' }, '', path);
  const registry = registryOf(remotes);
  return render(<App registry={registry} firstRouter={createRouter(registry)} />);
}

const answerReady = (isUp: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!isUp) throw new TypeError('offline');
    return Response.json({ shell: 'shell_1', remotes: [] });
  });

beforeEach(() => {
  served.clear();
  putPage();
  putFiles(load);
  asVisitor();
  answerReady(true);
  jest.mocked(reloadDocument).mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  load.mockClear();
});

const failed = () => screen.findByRole('heading', { name: 'Something went wrong' });
/** React and the router report what a boundary catches. */
function expectReport() {
  const report = jest.spyOn(console, 'error');
  expect(report).toHaveBeenCalledWith(
    'React Router caught the following error during render',
    new Error('This release is broken.'),
  );
  report.mockClear();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the previous release where one throws while rendering', async () => {
  const { remotes, auth } = twoRemotes();
  release(auth.entry, [{ path: '/auth', Component: Throwing }]);
  release(auth.previous.entry, [{ path: '/auth', Component: Good }]);
  const mark = jest.spyOn(performance, 'mark');
  open(remotes, '/auth');
  expect(await screen.findByRole('heading', { name: 'Good screen' })).toBeVisible();
  expectReport();
  expect(mark).toHaveBeenCalledWith('cpal:release', { detail: ['render', auth.container] });
});

it('shows the previous release where one lacks a screen, as if it were the first', async () => {
  const { remotes, auth } = twoRemotes();
  release(auth.entry, [{ path: '/auth', lazy: gone }]);
  release(auth.previous.entry, [{ path: '/auth', Component: Good }]);
  open(remotes, '/auth');
  const heading = await screen.findByRole('heading', { name: 'Good screen' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(window.history.state.usr).toEqual({ from: '/kept' });
  await waitFor(() => expect(document.title).toBe('Log In | CPal'));
});

it('shows the previous release while the other remotes are not known yet', async () => {
  const { auth: listed } = twoRemotes();
  const auth = { ...listed, titles: { '/auth/late': 'Late | CPal' } };
  release(auth.entry, [
    { path: '/auth', Component: Start },
    { path: '/auth/late', lazy: gone },
  ]);
  release(auth.previous.entry, [{ path: '/auth/late', Component: Good }]);
  jest.mocked(fetch).mockImplementation(async (path) => {
    if (path === '/releases.json') return Response.json({ shell: 'shell_1', remotes: [] });
    throw new TypeError('offline');
  });
  const never = new Promise<never>(() => undefined);
  window.history.replaceState(null, '', '/auth');
  const registry = createRegistry({ path: '/auth', own: auth }, () => never);
  render(<App registry={registry} firstRouter={createRouter(registry)} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'Good screen' })).toBeVisible();
});

it('offers Retry where the previous release is broken as well', async () => {
  const { remotes, auth } = twoRemotes();
  for (const { entry } of [auth, auth.previous])
    release(entry, [{ path: '/auth', Component: Throwing }]);
  open(remotes, '/auth');
  await failed();
  expectReport();
  await press('Retry');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

it('keeps the page where the server does not answer', async () => {
  const { remotes } = twoRemotes();
  answerReady(false);
  open(remotes, '/auth');
  await failed();
  await press('Retry');
  await failed();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(reloadDocument).not.toHaveBeenCalled();
});

it('blames no release while the server does not answer', async () => {
  const { remotes, auth } = twoRemotes();
  const lazy = jest.fn(async () => ({ Component: Good }));
  lazy.mockRejectedValueOnce(new Error('offline'));
  release(auth.entry, [{ path: '/auth', lazy }]);
  answerReady(false);
  open(remotes, '/auth');
  await failed();
  answerReady(true);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Good screen' })).toBeVisible();
  expect(load).not.toHaveBeenCalledWith(auth.previous.entry);
});

it('loads the document on Retry where the browser keeps the failure', async () => {
  const { remotes } = twoRemotes();
  open(remotes, '/auth');
  await failed();
  await press('Retry');
  await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
});

it('goes on without a document where the release can be loaded again', async () => {
  const { remotes, auth } = twoRemotes();
  open(remotes, '/auth');
  await failed();
  release(auth.entry, [{ path: '/auth', Component: Good }]);
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Good screen' })).toBeVisible();
  expect(reloadDocument).not.toHaveBeenCalled();
});

it('calls a page that cannot be loaded by its own title', async () => {
  const { remotes } = twoRemotes();
  open(remotes, '/');
  await screen.findByRole('heading', { name: 'Home screen' });
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
  await userEvent.click(footer.getByRole('link', { name: 'Log In' }));
  await failed();
  await waitFor(() => expect(document.title).toBe('Log In | CPal'));
  expect(await screen.findByText('Log In | CPal')).toHaveAttribute('aria-live', 'polite');
});

it('calls a page that the registry does not know by no other one’s title', async () => {
  const { remotes } = twoRemotes();
  open(remotes, '/auth/unknown');
  await failed();
  await waitFor(() => expect(document.title).toBe('This page | CPal'));
});
