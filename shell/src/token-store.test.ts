import { browserTokenStore, heldAccessToken } from './token-store';

const pair = { access_token: 'a', refresh_token: 'r' };

beforeEach(() => localStorage.clear());

it('keeps both tokens under the names of the specification', () => {
  browserTokenStore().write(pair);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(pair);
  expect(heldAccessToken()).toBe('a');
});

it('reads what an earlier visit stored, and nothing after it was cleared', () => {
  browserTokenStore().write(pair);
  const store = browserTokenStore();
  expect(store.read()).toEqual(pair);
  store.clear();
  expect(store.read()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('reports another tab that logs in, logs out or clears everything, and of nothing else', () => {
  const listener = jest.fn();
  browserTokenStore().onOtherTab(listener);
  for (const key of ['access_token', null, 'refresh_token', 'theme']) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps the tokens in memory where the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(heldAccessToken()).toBeNull();
  const store = browserTokenStore();
  expect(store.read()).toBeNull();
  store.write(pair);
  expect(store.read()).toEqual(pair);
});
