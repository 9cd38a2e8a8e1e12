// Stores the tokens of a session.

export interface TokenPair {
  authorisationToken: string;
  refreshToken: string;
}

type TokenListener = (change: { isFromOtherTab: boolean }) => void;

export interface TokenStore {
  read(): TokenPair | null;
  /** Stores a pair of tokens; null removes it. */
  write(pair: TokenPair | null): void;
  /**
   * Calls back after every change; `isFromOtherTab` is true when another tab made it. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: TokenListener): () => void;
}

/** Keeps tokens in memory, for tests and for browsers that refuse storage. */
export function createMemoryTokenStore(): TokenStore {
  let pair: TokenPair | null = null;
  const listeners = new Set<TokenListener>();
  return {
    read: () => pair,
    write: (newTokens) => {
      pair = newTokens;
      for (const listener of listeners) listener({ isFromOtherTab: false });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Keeps tokens in the browser's storage, shared by the tabs of a realm. Falls back to memory when the browser
 * refuses storage.
 */
export function createBrowserTokenStore(keys: { authToken: string; refreshToken: string }): TokenStore {
  const storage = findStorage();
  if (!storage) return createMemoryTokenStore();
  const listeners = new Set<TokenListener>();
  const notify = (isFromOtherTab: boolean) => {
    for (const listener of listeners) listener({ isFromOtherTab });
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keys.refreshToken || key === null) notify(true);
  };
  return {
    read: () => {
      const authorisationToken = storage.getItem(keys.authToken);
      const refreshToken = storage.getItem(keys.refreshToken);
      return authorisationToken && refreshToken ? { authorisationToken, refreshToken } : null;
    },
    write: (pair) => {
      if (pair) {
        storage.setItem(keys.authToken, pair.authorisationToken);
        storage.setItem(keys.refreshToken, pair.refreshToken);
      } else {
        storage.removeItem(keys.authToken);
        storage.removeItem(keys.refreshToken);
      }
      notify(false);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function findStorage(): Storage | null {
  try {
    const probe = 'matinee.probe';
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return null;
  }
}
