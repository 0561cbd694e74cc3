import { loadRemote as loadContainer, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@cpal/shared/deployment';
import { registerReleases, loadRemote } from './load-remote';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const load = jest.mocked(loadContainer);
const good = {
  default: { routes: [{ path: '/auth', handle: { title: 'Login', access: 'public' } }] },
};

// The shell keeps what it loaded by the remote's name, so each test has a remote of its own.
const remote = (name: string): RegisteredRemote => ({
  name,
  prefixes: [`/${name}`],
  container: `${name}_2`,
  entry: `/${name}/2/remoteEntry.js`,
  scripts: [],
  styles: [],
  previous: { container: `${name}_1`, entry: `/${name}/1/remoteEntry.js`, scripts: [], styles: [] },
});

const tried = () => load.mock.calls.map(([id]) => id);

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('registers each release as a container of its own', () => {
  registerReleases([remote('auth')]);
  expect(registerRemotes).toHaveBeenCalledWith([
    { name: 'auth_2', entry: '/auth/2/remoteEntry.js', type: 'module' },
    { name: 'auth_2_again', entry: '/auth/2/remoteEntry.js?r=1', type: 'module' },
    { name: 'auth_1', entry: '/auth/1/remoteEntry.js', type: 'module' },
  ]);
});

it('loads the current release once, however often it is asked for', async () => {
  load.mockResolvedValue(good);
  await expect(loadRemote(remote('once'))).resolves.toBe(good.default);
  await loadRemote(remote('once'));
  expect(tried()).toEqual(['once_2/routes']);
});

it('tries the current release again, then the previous one', async () => {
  load
    .mockRejectedValueOnce(new Error('404'))
    .mockRejectedValueOnce(new SyntaxError())
    .mockResolvedValueOnce(good);
  await expect(loadRemote(remote('back'))).resolves.toBe(good.default);
  expect(tried()).toEqual(['back_2/routes', 'back_2_again/routes', 'back_1/routes']);
});

it('passes over a release that does not keep the contract', async () => {
  load.mockResolvedValueOnce({ default: { routes: [{ path: '/auth' }] } });
  load.mockResolvedValueOnce(good);
  await expect(loadRemote(remote('contract'))).resolves.toBe(good.default);
});

it('gives up on a release that never answers', async () => {
  jest.useFakeTimers();
  load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(good);
  const loading = loadRemote(remote('hang'));
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(loading).resolves.toBe(good.default);
  jest.useRealTimers();
});

it('says which remote failed when no release can be loaded, and tries again at the next call', async () => {
  load.mockRejectedValue(new Error('refused'));
  await expect(loadRemote(remote('missing'))).rejects.toEqual({ failedRemote: 'missing' });
  load.mockResolvedValue(good);
  await expect(loadRemote(remote('missing'))).resolves.toBe(good.default);
});
