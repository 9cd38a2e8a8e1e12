// What a tab remembers. Storage may be closed or full: then nothing is remembered, and nothing breaks.

export function read<T>(name: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** False when there was no room. */
export function write(name: string, value: unknown): boolean {
  try {
    window.sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    window.sessionStorage.removeItem(name);
  } catch {
    // There was nothing to forget.
  }
}
