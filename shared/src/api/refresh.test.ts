import { serveApi } from '../testing/api';
import { asMember } from '../testing/session';
import { refreshTokens } from './refresh';

const renewed = { access_token: 'access-2', refresh_token: 'refresh-2' };

/** Stands in for the browser's locks, which jsdom lacks; tells of each turn that ended. */
function withLocks() {
  const ended = jest.fn();
  const request = (_name: string, turn: () => Promise<void>) => turn().then(ended);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return ended;
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('answers immediately but lets the next tab wait until it can see the new tokens', async () => {
  asMember();
  serveApi({ 'POST /api/auth/refresh': () => ({ body: renewed }) });
  const ended = withLocks();
  await expect(refreshTokens('access')).resolves.toBe('access-2');
  await jest.advanceTimersByTimeAsync(150);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('takes what another tab renewed meanwhile, and keeps nobody waiting for it', async () => {
  asMember();
  const received = serveApi({});
  const ended = withLocks();
  await expect(refreshTokens('an older one')).resolves.toBe('access');
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(received).toEqual([]);
});

it.each([
  ['a logout', null, null],
  ['another login', { access_token: 'other', refresh_token: 'other-refresh' }, 'other'],
])('does not undo %s that comes before the answer', async (_case, pair, goesOn) => {
  const store = asMember();
  serveApi({
    'POST /api/auth/refresh': () => {
      store.clear();
      if (pair !== null) store.write(pair);
      return { body: renewed };
    },
  });
  await expect(refreshTokens('access')).resolves.toBe(goesOn);
  expect(store.read()).toEqual(pair);
});

it('lets the next tab try immediately where this one got no answer', async () => {
  asMember();
  serveApi({ 'POST /api/auth/refresh': () => Promise.reject(new TypeError('Failed to fetch')) });
  const ended = withLocks();
  await expect(refreshTokens('access')).rejects.toMatchObject({ code: 'network_error' });
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
});
