// A draft as text. It lives in this tab and nowhere else, and outlives a reload.
import { getStorageKey } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export interface Draft {
  text: string;
  /** Undefined while the text is no JSON. */
  value: Record<string, unknown> | undefined;
  write(text: string): void;
  /** Changes one setting by its path. */
  set(path: readonly string[], value: unknown): void;
  /** Back to what is saved. */
  reset(): void;
}

/** `name`: draft of what; `saved`: what it begins from. */
export function useDraft(realm: string, name: string, saved: unknown): Draft {
  const key = `${getStorageKey(realm, 'previewDraft')}.${name}`;
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => setOwn(read(key)), [key]);
  const text = own ?? JSON.stringify(saved ?? {}, null, 2);
  const write = useCallback(
    (next: string) => {
      setOwn(next);
      keep(key, next);
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
      setOwn(null);
      keep(key, null);
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

function keep(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Without storage a draft ends with the page.
  }
}

/** A page as it is saved, the way operators write it; undefined until it is there. */
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
