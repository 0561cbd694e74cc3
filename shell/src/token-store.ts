import type { TokenPair } from '@cpal/shared/contract/auth';
import type { TokenStore } from '@cpal/shared/session';

// Apart, so that the boot script has the first alone.
const accessName = 'access_token';
const refreshName = 'refresh_token';

/** The access token that this browser holds; null where it has none, or refuses storage. */
export function heldAccessToken(): string | null {
  try {
    return localStorage.getItem(accessName);
  } catch {
    return null;
  }
}

/**
 * Keeps both tokens in local storage, under the names that the specification gives. Where the
 * browser refuses storage (some private modes throw) no visitor is logged in and a login lasts as long
 * as the page.
 */
export function browserTokenStore(): TokenStore {
  const storage = usableStorage();
  return {
    read: () => {
      const access_token = storage.getItem(accessName);
      if (access_token === null) return null;
      return { access_token, refresh_token: storage.getItem(refreshName) ?? '' };
    },
    write: ({ access_token, refresh_token }: TokenPair) => {
      storage.setItem(accessName, access_token);
      storage.setItem(refreshName, refresh_token);
    },
    clear: () => {
      storage.removeItem(accessName);
      storage.removeItem(refreshName);
    },
    onOtherTab: (listener) => {
      // A null key means that the other tab cleared everything. The access token is written first
      // and removed first, so one event announces the pair.
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === accessName) listener();
      });
      // A page that the browser has kept for Back and Forward heard of nothing meanwhile.
      let left: string | null = null;
      window.addEventListener('pagehide', () => {
        left = storage.getItem(accessName);
      });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && storage.getItem(accessName) !== left) listener();
      });
    },
  };
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function usableStorage(): KeyValueStore {
  try {
    localStorage.getItem(accessName);
    return localStorage;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => values.set(name, value),
      removeItem: (name) => values.delete(name),
    };
  }
}
