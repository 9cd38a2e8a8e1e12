// The functions for phone and tax numbers. Their data is loaded after the page.
import { useEffect, useState } from 'react';

export type FormNumbers = typeof import('@matinee/rules/form-numbers');

export const loadFormNumbers = (): Promise<FormNumbers> => import('@matinee/rules/form-numbers');

/** Returns undefined until they are loaded. */
export function useFormNumbers(): FormNumbers | undefined {
  const [formNumbers, setFormNumbers] = useState<FormNumbers>();
  useEffect(() => {
    // If they do not load, submitting the form tries again.
    loadFormNumbers().then(setFormNumbers, () => {});
  }, []);
  return formNumbers;
}
