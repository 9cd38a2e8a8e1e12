// What somebody looked for on this device. It is kept nowhere else, and nobody else who comes here sees it.
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
  const [known, setKnown] = useState({ key: '', recent: none });
  // The server knows nothing of them: the page begins without.
  useEffect(() => {
    // Words of everybody who searched here, as they were once kept, are nobody's own.
    remove(everybodys);
    setKnown({ key, recent: read(key) });
  }, [everybodys, key]);
  const keep = useCallback(
    (query: string) => {
      const recent = addRecentSearch(read(key), query);
      write(key, recent);
      setKnown({ key, recent });
    },
    [key],
  );
  const forget = useCallback(() => {
    write(key, []);
    setKnown({ key, recent: none });
  }, [key]);
  const isKnown = known.key === key;
  return { recent: isKnown ? known.recent : none, isKnown, keep, forget };
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

function remove(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
