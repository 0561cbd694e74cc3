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

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
const other = { access_token: 'b', refresh_token: 's' };

describe.each([
  ['cannot be read', () => jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)],
  ['cannot be written', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)],
  [
    'cannot be written or removed from',
    () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    },
  ],
  ['is only pretended', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation()],
  ['throws at access', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(denied)],
])('where storage %s', (_case, spoil) => {
  it('keeps a login for the life of the page, and ends it', () => {
    spoil();
    expect(heldAccessToken()).toBeNull();
    const store = browserTokenStore();
    expect(store.read()).toBeNull();
    store.write(pair);
    expect(store.read()).toEqual(pair);
    store.write(other);
    expect(store.read()).toEqual(other);
    store.clear();
    expect(store.read()).toBeNull();
  });
});

it('leaves no pair of an earlier login behind that storage has no room to replace', () => {
  const store = browserTokenStore();
  store.write(pair);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  store.write(other);
  expect(store.read()).toEqual(other);
  // What another visit finds would be a used refresh token, which ends the session for this one too.
  expect(browserTokenStore().read()).toBeNull();
});

it('stores neither token where there is room for one only', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name, value) => {
    if (name === 'refresh_token') full();
    Reflect.set(localStorage, name, value);
  });
  const store = browserTokenStore();
  store.write(pair);
  expect(localStorage).toHaveLength(0);
  expect(store.read()).toEqual(pair);
});

it('stores again what the removal of the pair before makes room for', () => {
  const store = browserTokenStore();
  store.write(pair);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(full);
  store.write(other);
  expect(browserTokenStore().read()).toEqual(other);
});

it('logs out for the life of the page where the tokens cannot be removed', () => {
  const store = browserTokenStore();
  store.write(pair);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
  store.clear();
  expect(store.read()).toBeNull();
});

it('follows another tab that could write what this one could not', () => {
  const listener = jest.fn();
  const store = browserTokenStore();
  store.onOtherTab(listener);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  store.write(pair);
  setItem.mockRestore();
  browserTokenStore().write(other);
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.read()).toEqual(other);
});
