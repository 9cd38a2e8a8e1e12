// The functions for phone and tax numbers. Their data is loaded after the page.
import { useCallback, useEffect, useState } from 'react';

export type FormNumbers = typeof import('@matinee/rules/form-numbers');

export interface FormNumbersState {
  /** Undefined until they are loaded. */
  formNumbers: FormNumbers | undefined;
  /** Loads them if a first attempt failed; rejects when they still do not load. */
  loadFormNumbers: () => Promise<FormNumbers>;
}

export function useFormNumbers(): FormNumbersState {
  const [formNumbers, setFormNumbers] = useState<FormNumbers>();
  const loadFormNumbers = useCallback(async () => {
    const loaded = await import('@matinee/rules/form-numbers');
    setFormNumbers(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    // If they do not load, submitting the form tries again.
    loadFormNumbers().catch(() => {});
  }, [loadFormNumbers]);
  return { formNumbers, loadFormNumbers };
}
