import { shared } from './federation';
import { canFallBack, fallBack, hasFallenBack, loadRemote } from './load-remote';
import { containerOf, putFiles } from '../testing/files';
import { sampleRelease, sampleRemote } from '../testing/sample-remote';
import { checkServer } from './server-version';

jest.mock('./server-version', () => ({ checkServer: jest.fn() }));

/** Loads a release's entry. */
const load = jest.fn<Promise<unknown>, [url: string]>();
const routes = [{ path: '/auth', handle: { title: 'Login', access: 'public' } }];
const good = { default: { routes } };
const goodEntry = containerOf(good);

// The shell keeps what it loaded by the remote's name, so each test has a remote of its own.
const remote = (name: string) =>
  sampleRemote(name, { id: '2', previous: sampleRelease(name, '1') });

const tried = () => load.mock.calls.map(([url]) => url);

beforeEach(() => {
  putFiles(load);
  load.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('gives a container the shared modules before it takes its routes', async () => {
  const init = jest.fn();
  const get = jest.fn(async () => () => good);
  load.mockResolvedValue({ init, get });
  await loadRemote(remote('auth'));
  expect(init).toHaveBeenCalledWith(shared);
  expect(get).toHaveBeenCalledWith('./routes');
  expect(init.mock.invocationCallOrder[0]).toBeLessThan(get.mock.invocationCallOrder[0] ?? 0);
});

it('passes over an entry that is no container', async () => {
  load.mockResolvedValueOnce({ default: good.default }).mockResolvedValueOnce(goodEntry);
  await expect(loadRemote(remote('other'))).resolves.toBe(good.default);
  expect(tried()).toEqual(['/files/other/remoteEntry.2.js', '/files/other/remoteEntry.2.js?r=1']);
});

it('loads the current release once, however often it is asked for', async () => {
  load.mockResolvedValue(goodEntry);
  await expect(loadRemote(remote('once'))).resolves.toBe(good.default);
  await loadRemote(remote('once'));
  expect(tried()).toEqual(['/files/once/remoteEntry.2.js']);
});

it('tries the current release again, then the previous one', async () => {
  load
    .mockRejectedValueOnce(new Error('404'))
    .mockRejectedValueOnce(new SyntaxError())
    .mockResolvedValueOnce(goodEntry);
  await expect(loadRemote(remote('back'))).resolves.toBe(good.default);
  expect(tried()).toEqual([
    '/files/back/remoteEntry.2.js',
    '/files/back/remoteEntry.2.js?r=1',
    '/files/back/remoteEntry.1.js',
  ]);
});

it('passes over a release that does not keep the contract, and looks for other releases', async () => {
  const broken = containerOf({ default: { routes: [{ path: '/auth' }] } });
  load.mockResolvedValueOnce(broken).mockResolvedValueOnce(broken).mockResolvedValueOnce(goodEntry);
  await expect(loadRemote(remote('contract'))).resolves.toBe(good.default);
  expect(checkServer).toHaveBeenCalled();
});

describe('a release that does not answer', () => {
  const never = new Promise(() => undefined);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has the previous one started beside it after 2.5 seconds', async () => {
    load.mockReturnValueOnce(never).mockResolvedValueOnce(goodEntry);
    const loading = loadRemote(remote('hang'));
    await jest.advanceTimersByTimeAsync(2_400);
    expect(tried()).toEqual(['/files/hang/remoteEntry.2.js']);
    const mark = jest.spyOn(performance, 'mark');
    await jest.advanceTimersByTimeAsync(100);
    expect(mark).toHaveBeenCalledWith('cpal:release', { detail: ['hang', 'hang_2'] });
    expect(tried()).toEqual(['/files/hang/remoteEntry.2.js', '/files/hang/remoteEntry.1.js']);
    await expect(loading).resolves.toBe(good.default);
    expect(hasFallenBack()).toBe(true);
  });

  it('wins all the same where it answers first', async () => {
    const late = new Promise((resolve) => setTimeout(resolve, 4_000, goodEntry));
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
    expect(tried()).toEqual(['/files/slow/remoteEntry.1.js']);
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
  load.mockResolvedValue(goodEntry);
  await loadRemote(bad);
  expect(canFallBack(bad)).toBe(true);
  expect(fallBack(bad)).toBe(true);
  await loadRemote(bad);
  expect(tried()).toEqual(['/files/bad/remoteEntry.2.js', '/files/bad/remoteEntry.1.js']);
  expect(fallBack(bad)).toBe(false);
  await loadRemote(bad);
  expect(tried()).toHaveLength(2);
});

it('says which remote failed when no release can be loaded, and tries again at the next call', async () => {
  load.mockRejectedValue(new Error('refused'));
  await expect(loadRemote(remote('missing'))).rejects.toEqual({ failedRemote: 'missing' });
  load.mockResolvedValue(goodEntry);
  await expect(loadRemote(remote('missing'))).resolves.toBe(good.default);
});
