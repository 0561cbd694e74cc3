import { createBrowserRouter } from '@cpal/shared/router';
import { putPage } from '@cpal/shared/testing/page';
import { reloadDocument } from './reload-document';
import {
  checkOnFocus,
  checkServer,
  fetchReleases,
  reloadWhereOutdated,
  serverAnswers,
} from './server-version';

jest.mock('./reload-document', () => ({ reloadDocument: jest.fn() }));

const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

/** The page of the tests has this shell, and no remote. */
const serve = (shell: string) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ shell, remotes: [] }));

function focusAfter(milliseconds: number) {
  jest.advanceTimersByTime(milliseconds);
  window.dispatchEvent(new Event('focus'));
}

const reloads = jest.mocked(reloadDocument);

function open() {
  window.history.replaceState(null, '', '/about');
  const router = createBrowserRouter([{ path: '*' }]);
  reloadWhereOutdated(router);
  return router;
}

beforeEach(() => {
  putPage();
  reloads.mockClear();
});

it('says whether the server answers', async () => {
  const request = serve('shell_1');
  await expect(checkServer()).resolves.toBe(true);
  expect(asked()).toEqual(['/releases.json']);
  request.mockResolvedValue(new Response('', { status: 404 }));
  await expect(checkServer()).resolves.toBe(true);
  request.mockRejectedValue(new TypeError('offline'));
  await expect(checkServer()).resolves.toBe(false);
  request.mockResolvedValue(new Response('<!doctype html>', { status: 502 }));
  await expect(checkServer()).resolves.toBe(false);
  request.mockResolvedValue(new Response('<!doctype html>'));
  await expect(checkServer()).resolves.toBe(false);
});

it('asks for the page where the list of releases does not come', async () => {
  window.history.replaceState(null, '', '/about?tab=2');
  const request = serve('shell_1').mockRejectedValueOnce(new TypeError('blocked'));
  await expect(serverAnswers()).resolves.toBe(true);
  expect(asked()).toEqual(['/releases.json', '/about']);
  request.mockResolvedValue(new Response(null, { status: 502 }));
  await expect(serverAnswers()).resolves.toBe(false);
  request.mockRejectedValue(new TypeError('offline'));
  await expect(serverAnswers()).resolves.toBe(false);
});

it('looks for other releases when the window gets the focus, at most once a minute', () => {
  jest.useFakeTimers();
  serve('shell_1');
  checkOnFocus();
  focusAfter(59_000);
  expect(asked()).toEqual([]);
  focusAfter(1_000);
  focusAfter(59_000);
  expect(asked()).toEqual(['/releases.json']);
  jest.useRealTimers();
});

it('gives the releases that this visitor gets', async () => {
  const one = {
    name: 'auth',
    prefixes: ['/auth'],
    titles: {},
    scripts: [],
    previous: null,
    id: '1',
    container: 'auth_1',
    entry: '/1.js',
  };
  const [canary, small] = [
    { ...one, id: '2', percent: 99.99 },
    { ...one, id: '3', percent: 0.01 },
  ];
  const remotes = [
    { ...one, canary },
    { ...one, canary: small },
  ];
  document.cookie = 'cpal_release=0123456789abcdef; Path=/';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ shell: 'shell_1', remotes }));
  const given = await fetchReleases();
  expect(given.remotes.map(({ id }) => id)).toEqual(['2', '1']);
});

it('loads no document for another page while the releases are the same', async () => {
  serve('shell_1');
  await checkServer();
  const router = open();
  await router.navigate('/pricing');
  expect(reloads).not.toHaveBeenCalled();
});

it('loads the document of the next page once the releases have changed', async () => {
  serve('shell_2');
  await checkServer();
  const router = open();
  await router.navigate('/about?tab=2');
  expect(reloads).not.toHaveBeenCalled();
  await router.navigate('/pricing');
  expect(reloads).toHaveBeenCalledTimes(1);
});
