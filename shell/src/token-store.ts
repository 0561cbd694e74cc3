import type { TokenPair } from '@cpal/shared/contract/accounts/auth';
import type { TokenStore } from '@cpal/shared/session';

// Apart, so that the boot script has the first alone.
const accessName = 'access_token';
const refreshName = 'refresh_token';

/** The access token that this browser stores; null where it has none, or no storage can be read. */
export function heldAccessToken(): string | null {
  try {
    return localStorage.getItem(accessName);
  } catch {
    return null;
  }
}

/**
 * Keeps both tokens in local storage, under the names that the specification gives. Where they cannot be
 * stored (private modes, a full disk, a policy) the login lasts as long as the page, and no call throws.
 */
export function browserTokenStore(): TokenStore {
  // What counts instead of storage, since storage could not be changed; undefined: storage counts.
  let inMemory: TokenPair | null | undefined;
  return {
    read: () => (inMemory === undefined ? readStorage() : inMemory),
    write: ({ access_token, refresh_token }: TokenPair) => {
      const pair = { access_token, refresh_token };
      // Twice: what the first try removes may make the room that it lacked.
      const isStored = store(pair) || store(pair);
      inMemory = isStored ? undefined : pair;
    },
    clear: () => {
      inMemory = unstore() ? undefined : null;
    },
    onOtherTab: (listener) => {
      // A null key means that the other tab cleared everything. The access token is written first
      // and removed first, so one event announces the pair.
      window.addEventListener('storage', ({ key }) => {
        if (key !== null && key !== accessName) return;
        inMemory = undefined;
        listener();
      });
      // A page that the browser has kept for Back and Forward heard of nothing meanwhile.
      let left: string | null = null;
      window.addEventListener('pagehide', () => {
        left = heldAccessToken();
      });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted || heldAccessToken() === left) return;
        inMemory = undefined;
        listener();
      });
    },
  };
}

function readStorage(): TokenPair | null {
  try {
    const access_token = localStorage.getItem(accessName);
    if (access_token === null) return null;
    return { access_token, refresh_token: localStorage.getItem(refreshName) ?? '' };
  } catch {
    return null;
  }
}

/**
 * Stores both tokens; false where that is not possible. The pair before it is removed then: a refresh
 * token that is used a second time counts as stolen, and ends the session.
 */
function store({ access_token, refresh_token }: TokenPair): boolean {
  try {
    localStorage.setItem(accessName, access_token);
    localStorage.setItem(refreshName, refresh_token);
    // Storage that is only pretended takes everything and has nothing.
    if (heldAccessToken() === access_token) return true;
  } catch {
    // As below.
  }
  unstore();
  return false;
}

/** Removes both tokens; false where that is not possible. */
function unstore(): boolean {
  try {
    localStorage.removeItem(accessName);
    localStorage.removeItem(refreshName);
    return true;
  } catch {
    return false;
  }
}
