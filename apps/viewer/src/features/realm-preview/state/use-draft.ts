// A draft as text, in session storage only.
import { getStorageKey } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export interface Draft {
  text: string;
  /** Undefined while the text is invalid JSON. */
  value: Record<string, unknown> | undefined;
  write(text: string): void;
  /** Changes one setting by its path. */
  set(path: readonly string[], value: unknown): void;
  /** Discards the draft. */
  reset(): void;
}

/** `name` identifies the draft; `saved` is what it starts from. */
export function useDraft(realm: string, name: string, saved: unknown): Draft {
  const key = `${getStorageKey(realm, 'previewDraft')}.${name}`;
  const [edited, setEdited] = useState<string | null>(null);
  useEffect(() => setEdited(read(key)), [key]);
  const text = edited ?? JSON.stringify(saved ?? {}, null, 2);
  const write = useCallback(
    (next: string) => {
      setEdited(next);
      store(key, next);
    },
    [key],
  );
  const value = parsed(text);
  return {
    text,
    value,
    write,
    set: (path, next) => write(JSON.stringify(withValue(value ?? {}, path, next), null, 2)),
    reset: () => {
      setEdited(null);
      store(key, null);
    },
  };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function withValue(
  object: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...object, [name]: value };
  const inner = object[name];
  const child = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  return { ...object, [name]: withValue(child, rest, value) };
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Without storage the draft ends with the page.
  }
}

/** The saved settings as operators write them; undefined while they load. */
export function useSectionDraft(section: string): Record<string, unknown> | undefined {
  const { caller } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['preview', 'section', section],
    queryFn: ({ signal }) => caller.call('getSectionDraft', { params: { section }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.section;
}
