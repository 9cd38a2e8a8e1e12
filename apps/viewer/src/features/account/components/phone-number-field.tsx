import type { AccountDetails } from '@matinee/contract';
import { PhoneField } from '@matinee/ui';
import { useMemo } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { accountTexts } from '../api/account-texts.ts';
import type { PhoneAndTaxRules } from '../state/use-phone-and-tax-rules.ts';

export interface PhoneNumberFieldProps {
  phoneAndTaxRules: PhoneAndTaxRules;
  phone: AccountDetails['phoneNumber'];
  /** ISO 3166-1 alpha-2. */
  callerCountry: string | null;
  error: string | undefined;
}

export function PhoneNumberField({ phoneAndTaxRules, phone, callerCountry, error }: PhoneNumberFieldProps) {
  const { language } = useEnvironment();
  const text = usePageTexts(accountTexts);
  const regions = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const collator = new Intl.Collator(language);
    return phoneAndTaxRules
      .listPhoneRegions()
      .map((region) => ({ ...region, regionName: names.of(region.regionCode) ?? region.regionCode }))
      .sort((first, second) => collator.compare(first.regionName, second.regionName));
  }, [phoneAndTaxRules, language]);
  return (
    <PhoneField
      label={text('accountPhoneNumber')}
      name="phoneNumber"
      regionLabel={text('accountPhoneRegion')}
      regions={regions}
      defaultRegion={phone?.regionCode ?? callerCountry ?? getMainRegion(language)}
      defaultValue={phone?.number}
      getPlaceholder={phoneAndTaxRules.getPhoneExample}
      error={error}
    />
  );
}

/** The region with most speakers of a language, ISO 3166-1 alpha-2. */
function getMainRegion(language: string): string {
  return new Intl.Locale(language).maximize().region ?? 'US';
}
