import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** Moves from the home page to the login's, by a link. */
async function move() {
  await screen.findByRole('heading', { name: 'Home screen' });
  const footer = within(screen.getByRole('navigation', { name: 'Footer' }));
  await userEvent.click(footer.getByRole('link', { name: 'Log In' }));
}

describe('a move to a remote that cannot be loaded', () => {
  it('loads the document of its address', async () => {
    const { remotes } = twoRemotes();
    open(remotes, '/');
    await move();
    await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
    expect(window.location.pathname).toBe('/auth');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does so where only the list of releases is blocked', async () => {
    const { remotes } = twoRemotes();
    const [own = null] = remotes;
    jest.mocked(fetch).mockImplementation(async (path) => {
      if (path === '/releases.json') throw new TypeError('blocked');
      return new Response(null);
    });
    window.history.replaceState(null, '', '/');
    const registry = createRegistry({ path: '/', own }, () => Promise.reject(new Error('blocked')));
    render(<App registry={registry} firstRouter={createRouter(registry)} />);
    await move();
    await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1));
    expect(fetch).toHaveBeenLastCalledWith('/auth', expect.objectContaining({ method: 'HEAD' }));
  });

  it('ends with a message in the document that was loaded so', async () => {
    const { remotes } = twoRemotes();
    open(remotes, '/auth');
    await failed();
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('ends with a message where the server does not answer', async () => {
    const { remotes } = twoRemotes();
    open(remotes, '/');
    answerReady(false);
    await move();
    await failed();
    expect(reloadDocument).not.toHaveBeenCalled();
  });

  it('tries the previous release first', async () => {
    const { remotes, auth } = twoRemotes();
    release(auth.previous.entry, [{ path: '/auth', Component: Good }]);
    open(remotes, '/');
    await move();
    expect(await screen.findByRole('heading', { name: 'Good screen' })).toBeVisible();
    expect(reloadDocument).not.toHaveBeenCalled();
  });
});

it('loads no document for a screen that throws', async () => {
  const { remotes, auth } = twoRemotes();
  for (const { entry } of [auth, auth.previous])
    release(entry, [{ path: '/auth', Component: Throwing }]);
  open(remotes, '/');
  await move();
  await failed();
  expectReport();
  expect(reloadDocument).not.toHaveBeenCalled();
});

it('calls a page that cannot be loaded by its own title', async () => {
  const { remotes } = twoRemotes();
  open(remotes, '/');
  answerReady(false);
  await move();
  await failed();
  await waitFor(() => expect(document.title).toBe('Log In | CPal'));
  expect(await screen.findByText('Log In | CPal')).toHaveAttribute('aria-live', 'polite');
});
