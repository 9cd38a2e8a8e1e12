// The recent searches of the signed-in account on this device. They are stored nowhere else, and other
// accounts do not see them.
import { addRecentSearch, getStorageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';

const none: readonly string[] = [];

export function useRecentSearches() {
  const { realm } = useEnvironment();
  const { user, isGuest } = useSession();
  const everybodys = getStorageKey(realm.key, 'recentSearches');
  const key = getStorageKey(realm.key, 'recentSearches', isGuest ? 'guest' : user?.pro.id);
  const [queries, setQueries] = useState({ key: '', recent: none });
  // The server does not know them: the first render has none.
  useEffect(() => {
    // Version 0.1.0 stored the searches of everybody under one key: delete them.
    remove(everybodys);
    setQueries({ key, recent: read(key) });
  }, [everybodys, key]);
  const store = useCallback(
    (query: string) => {
      const recent = addRecentSearch(read(key), query);
      write(key, recent);
      setQueries({ key, recent });
    },
    [key],
  );
  const forget = useCallback(() => {
    write(key, []);
    setQueries({ key, recent: none });
  }, [key]);
  const isKnown = queries.key === key;
  return { recent: isKnown ? queries.recent : none, isKnown, keep: store, forget };
}

function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, recent: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // Without storage they are lost with the page.
  }
}

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
