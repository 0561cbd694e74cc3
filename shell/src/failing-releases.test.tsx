import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ButtonLink } from '@cpal/shared/ui';
import { App } from './app';
import { createRegistry } from './remotes/registry';
import { reloadDocument } from './remotes/reload-document';
import { createRouter } from './router';
import {
  answerReady,
  begin,
  expectReport,
  failed,
  Good,
  load,
  open,
  release,
  Throwing,
  twoRemotes,
} from './testing/failing-releases';

jest.mock('./remotes/reload-document', () => ({ reloadDocument: jest.fn() }));

beforeEach(() => {
  begin();
  jest.mocked(reloadDocument).mockClear();
});

const Start = () => <ButtonLink to="/auth/late">Go on</ButtonLink>;

const gone = () => Promise.reject(new Error('404'));

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

it('calls a page that the registry does not know by no other one’s title', async () => {
  const { remotes } = twoRemotes();
  open(remotes, '/auth/unknown');
  await failed();
  await waitFor(() => expect(document.title).toBe('This page | CPal'));
});
