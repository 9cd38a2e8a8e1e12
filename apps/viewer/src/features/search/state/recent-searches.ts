// The recent searches of a profile, or of guests. They are stored only in this browser, and other profiles do
// not see them.
import { addRecentSearch, getStorageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';

const noSearches: readonly string[] = [];

export function useRecentSearches() {
  const { realm } = useEnvironment();
  const { user, isGuest } = useSession();
  const sharedKey = getStorageKey(realm.key, 'recentSearches');
  const key = getStorageKey(realm.key, 'recentSearches', isGuest ? 'guest' : user?.pro.id);
  const [loaded, setLoaded] = useState({ key: '', searches: noSearches });
  // The server cannot read local storage, so the first render has no searches.
  useEffect(() => {
    // Version 0.1.0 stored the searches of all accounts under one key: delete them.
    removeItem(sharedKey);
    setLoaded({ key, searches: readSearches(key) });
  }, [sharedKey, key]);
  const saveRecentSearch = useCallback(
    (query: string) => {
      const searches = addRecentSearch(readSearches(key), query);
      writeSearches(key, searches);
      setLoaded({ key, searches });
    },
    [key],
  );
  const clearRecentSearches = useCallback(() => {
    writeSearches(key, []);
    setLoaded({ key, searches: noSearches });
  }, [key]);
  const hasLoadedRecentSearches = loaded.key === key;
  return {
    recentSearches: hasLoadedRecentSearches ? loaded.searches : noSearches,
    hasLoadedRecentSearches,
    saveRecentSearch,
    clearRecentSearches,
  };
}

function readSearches(key: string): string[] {
  try {
    const storedSearches: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(storedSearches) ? storedSearches.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function writeSearches(key: string, searches: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Without storage only the latest search is kept, until the page is left.
  }
}

function removeItem(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
