// A draft of settings as JSON text. Only the session storage of the browser holds it.
import { getStorageKey } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export interface Draft {
  text: string;
  /** Undefined while the text is not a JSON object. */
  value: Record<string, unknown> | undefined;
  write(text: string): void;
  /** Changes one setting by its path. */
  setValue(path: readonly string[], value: unknown): void;
  /** Discards the draft. */
  reset(): void;
}

/** `name` identifies the draft. Until it is edited, its value is `initialValue`. */
export function useDraft(realmKey: string, name: string, initialValue: unknown): Draft {
  const key = `${getStorageKey(realmKey, 'previewDraft')}.${name}`;
  const [editedText, setEditedText] = useState<string | null>(null);
  useEffect(() => setEditedText(readText(key)), [key]);
  const text = editedText ?? JSON.stringify(initialValue ?? {}, null, 2);
  const write = useCallback(
    (newText: string) => {
      setEditedText(newText);
      storeText(key, newText);
    },
    [key],
  );
  const value = parseObject(text);
  return {
    text,
    value,
    write,
    setValue: (path, newValue) => write(JSON.stringify(setValueAtPath(value ?? {}, path, newValue), null, 2)),
    reset: () => {
      setEditedText(null);
      storeText(key, null);
    },
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function setValueAtPath(
  object: Readonly<Record<string, unknown>>,
  [name = '', ...remainingPath]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (remainingPath.length === 0) return { ...object, [name]: value };
  const nestedValue = object[name];
  const child =
    typeof nestedValue === 'object' && nestedValue !== null ? (nestedValue as Record<string, unknown>) : {};
  return { ...object, [name]: setValueAtPath(child, remainingPath, value) };
}

function readText(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, text: string | null): void {
  try {
    if (text === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Without storage the draft ends with the page.
  }
}

/** The saved settings of a section as the JSON that operators edit; undefined until they have loaded. */
export function useSavedSection(sectionKey: string): Record<string, unknown> | undefined {
  const { caller } = useEnvironment();
  const { data } = useQuery({
    queryKey: ['preview', 'section', sectionKey],
    queryFn: ({ signal }) => caller.call('getSectionDraft', { params: { section: sectionKey }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.section;
}
