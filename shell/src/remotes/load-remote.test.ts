import { loadRemote as loadContainer, registerRemotes } from '@module-federation/enhanced/runtime';
import { canFallBack, fallBack, hasFallenBack, loadRemote } from './load-remote';
import { putFiles } from '../testing/files';
import { sampleRelease, sampleRemote } from '../testing/sample-remote';
import { checkServer } from './server-version';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

jest.mock('./server-version', () => ({ checkServer: jest.fn() }));

const load = jest.mocked(loadContainer);
const good = {
  default: { routes: [{ path: '/auth', handle: { title: 'Login', access: 'public' } }] },
};

// The shell keeps what it loaded by the remote's name, so each test has a remote of its own.
const remote = (name: string) =>
  sampleRemote(name, { id: '2', previous: sampleRelease(name, '1') });

const tried = () => load.mock.calls.map(([id]) => id);

beforeEach(() => {
  putFiles();
  load.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('verifies an entry before it registers and loads it as a container', async () => {
  const verify = jest.spyOn(globalThis.cpalFiles, 'load').mockRejectedValueOnce(new Error('hash'));
  load.mockResolvedValue(good);
  await loadRemote(remote('auth'));
  expect(verify.mock.calls).toEqual([['/auth/2/remoteEntry.js'], ['/auth/2/remoteEntry.js?r=1']]);
  expect(jest.mocked(registerRemotes).mock.calls).toEqual([
    [[{ name: 'auth_2_again', entry: '/auth/2/remoteEntry.js?r=1', type: 'module' }]],
  ]);
  expect(tried()).toEqual(['auth_2_again/routes']);
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

it('passes over a release that does not keep the contract, and looks for other releases', async () => {
  const broken = { default: { routes: [{ path: '/auth' }] } };
  load.mockResolvedValueOnce(broken).mockResolvedValueOnce(broken).mockResolvedValueOnce(good);
  await expect(loadRemote(remote('contract'))).resolves.toBe(good.default);
  expect(checkServer).toHaveBeenCalled();
});

describe('a release that does not answer', () => {
  const never = new Promise(() => undefined);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has the previous one started beside it after 2.5 seconds', async () => {
    load.mockReturnValueOnce(never).mockResolvedValueOnce(good);
    const loading = loadRemote(remote('hang'));
    await jest.advanceTimersByTimeAsync(2_400);
    expect(tried()).toEqual(['hang_2/routes']);
    const mark = jest.spyOn(performance, 'mark');
    await jest.advanceTimersByTimeAsync(100);
    expect(mark).toHaveBeenCalledWith('cpal:release', { detail: ['hang', 'hang_2'] });
    expect(tried()).toEqual(['hang_2/routes', 'hang_1/routes']);
    await expect(loading).resolves.toBe(good.default);
    expect(hasFallenBack()).toBe(true);
  });

  it('wins all the same where it answers first', async () => {
    const late = new Promise((resolve) => setTimeout(resolve, 4_000, good));
    load.mockReturnValueOnce(late).mockReturnValueOnce(never);
    const slow = remote('slow');
    const loading = loadRemote(slow);
    await jest.advanceTimersByTimeAsync(4_000);
    await expect(loading).resolves.toBe(good.default);
    expect(fallBack(slow)).toBe(true);
    load.mockClear();
    load.mockReturnValue(never);
    void loadRemote(slow);
    await jest.advanceTimersByTimeAsync(0);
    expect(tried()).toEqual(['slow_1/routes']);
  });

  it('is not waited for longer than 10 seconds, and not tried again in this document', async () => {
    load.mockReturnValue(never);
    const hanging = remote('gone');
    const loading = loadRemote(hanging);
    void loading.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(loading).rejects.toEqual({ failedRemote: 'gone' });
    load.mockClear();
    await expect(loadRemote(hanging)).rejects.toEqual({ failedRemote: 'gone' });
    expect(tried()).toEqual([]);
  });
});

it('passes over a release that was found to be bad, and has no other after the last', async () => {
  const bad = remote('bad');
  expect(canFallBack(bad)).toBe(false);
  load.mockResolvedValue(good);
  await loadRemote(bad);
  expect(canFallBack(bad)).toBe(true);
  expect(fallBack(bad)).toBe(true);
  await loadRemote(bad);
  expect(tried()).toEqual(['bad_2/routes', 'bad_1/routes']);
  expect(fallBack(bad)).toBe(false);
  await loadRemote(bad);
  expect(tried()).toHaveLength(2);
});

it('says which remote failed when no release can be loaded, and tries again at the next call', async () => {
  load.mockRejectedValue(new Error('refused'));
  await expect(loadRemote(remote('missing'))).rejects.toEqual({ failedRemote: 'missing' });
  load.mockResolvedValue(good);
  await expect(loadRemote(remote('missing'))).resolves.toBe(good.default);
});
