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

const comeBack = (persisted: boolean) => {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
};

it('reports what other pages did while the browser kept this one for Back and Forward', () => {
  const listener = jest.fn();
  const store = browserTokenStore();
  store.write(pair);
  store.onOtherTab(listener);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  comeBack(true);
  expect(listener).not.toHaveBeenCalled();
  localStorage.clear();
  comeBack(false);
  expect(listener).not.toHaveBeenCalled();
  comeBack(true);
  expect(listener).toHaveBeenCalledTimes(1);
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
