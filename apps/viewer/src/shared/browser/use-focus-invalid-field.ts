import { type RefObject, useEffect } from 'react';

/** Focuses the first invalid field of a form whenever `cause` changes, so that screen readers read its error. */
export function useFocusInvalidField(form: RefObject<HTMLFormElement | null>, cause: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors were rendered for this cause
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, cause]);
}
