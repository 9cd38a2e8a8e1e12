// Session storage that never throws. If it is blocked or full, nothing is stored.

export function readSessionItem<T>(name: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Returns false when nothing was stored. */
export function writeSessionItem(name: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeSessionItem(name: string): void {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
