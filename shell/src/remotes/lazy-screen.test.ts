import { sampleRemote } from '../testing/sample-remote';
import { fetchScreen, loadLate } from './lazy-screen';
import { canFallBack, loadRemote, noteUsed } from './load-remote';

jest.mock('./load-remote', () => ({
  canFallBack: jest.fn(),
  loadRemote: jest.fn(),
  noteUsed: jest.fn(),
}));

const remote = sampleRemote('auth');

const failure = { failedRemote: 'auth' };
const gone = () => Promise.reject(new Error('404'));
const never = () => new Promise(() => undefined);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('answers with what the route loads', async () => {
  await expect(loadLate(remote, async () => 'screen')).resolves.toBe('screen');
});

it('says which remote a screen is missing of', async () => {
  await expect(loadLate(remote, gone)).rejects.toEqual(failure);
  expect(noteUsed).toHaveBeenCalledWith('chunk', remote);
});

it.each([
  ['4 seconds where another release is there', true, 4_000],
  ['15 seconds where there is none', false, 15_000],
] as const)('waits %s', async (_name, hasOther, limit) => {
  jest.useFakeTimers();
  jest.mocked(canFallBack).mockReturnValue(hasOther);
  const onFailure = jest.fn();
  loadLate(remote, never).catch(onFailure);
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(onFailure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledWith(failure);
  jest.useRealTimers();
});

it('fetches what a screen is made of', async () => {
  const lazy = jest.fn(async () => ({}));
  const handle = { title: 'Login', access: 'public' } as const;
  jest.mocked(loadRemote).mockResolvedValue({ routes: [{ path: '/auth', handle, lazy }] });
  await fetchScreen(remote, '/auth');
  expect(lazy).toHaveBeenCalledTimes(1);
});
