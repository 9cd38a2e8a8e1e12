// Session storage that never throws. If it is blocked or full, nothing is stored.

export function readSessionItem<T>(key: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Returns false when nothing was stored. */
export function writeSessionItem(key: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeSessionItem(key: string): void {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
