// Loads the functions for phone and tax numbers after the page, because they contain the data of all countries.
import { useCallback, useEffect, useState } from 'react';

export type PhoneAndTaxRules = typeof import('@matinee/rules/form-numbers');

export interface PhoneAndTaxRulesState {
  /** Undefined until they are loaded. */
  phoneAndTaxRules: PhoneAndTaxRules | undefined;
  /** Loads them if a first attempt failed; rejects when they still do not load. */
  loadPhoneAndTaxRules: () => Promise<PhoneAndTaxRules>;
}

export function usePhoneAndTaxRules(): PhoneAndTaxRulesState {
  const [phoneAndTaxRules, setPhoneAndTaxRules] = useState<PhoneAndTaxRules>();
  const loadPhoneAndTaxRules = useCallback(async () => {
    const loaded = await import('@matinee/rules/form-numbers');
    setPhoneAndTaxRules(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    // If they do not load, submitting the form tries again.
    loadPhoneAndTaxRules().catch(() => {});
  }, [loadPhoneAndTaxRules]);
  return { phoneAndTaxRules, loadPhoneAndTaxRules };
}
