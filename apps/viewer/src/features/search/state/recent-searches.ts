// What was looked for on this device. It is kept nowhere else.
import { addRecentSearch, storageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';

export function useRecentSearches() {
  const key = storageKey(useEnvironment().realm.key, 'recentSearches');
  const [recent, setRecent] = useState<readonly string[]>([]);
  // The server knows nothing of them: the page begins without.
  useEffect(() => setRecent(read(key)), [key]);
  const keep = useCallback(
    (query: string) => {
      const next = addRecentSearch(read(key), query);
      write(key, next);
      setRecent(next);
    },
    [key],
  );
  const forget = useCallback(() => {
    write(key, []);
    setRecent([]);
  }, [key]);
  return { recent, keep, forget };
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

function write(key: string, recent: readonly string[]): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}
