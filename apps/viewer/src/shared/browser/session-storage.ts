// What a tab remembers. Storage may be closed or full: then nothing is remembered, and nothing breaks.

export function readSessionItem<T>(name: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** False when there was no room. */
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
    // There was nothing to forget.
  }
}
