import type { AccountDetails } from '@matinee/contract';
import { PhoneField } from '@matinee/ui';
import { useMemo } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { accountTexts } from '../api/account-texts.ts';
import type { FormNumbers } from '../state/use-form-numbers.ts';

export interface PhoneNumberFieldProps {
  formNumbers: FormNumbers;
  phone: AccountDetails['phoneNumber'];
  /** ISO 3166-1 alpha-2. */
  callerCountry: string | null;
  error: string | undefined;
}

export function PhoneNumberField({ formNumbers, phone, callerCountry, error }: PhoneNumberFieldProps) {
  const { language } = useEnvironment();
  const text = usePageTexts(accountTexts);
  const regions = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const collator = new Intl.Collator(language);
    return formNumbers
      .listPhoneRegions()
      .map((region) => ({ ...region, regionName: names.of(region.regionCode) ?? region.regionCode }))
      .sort((first, second) => collator.compare(first.regionName, second.regionName));
  }, [formNumbers, language]);
  return (
    <PhoneField
      label={text('accountPhoneNumber')}
      name="phoneNumber"
      regionLabel={text('accountPhoneRegion')}
      regions={regions}
      defaultRegion={phone?.regionCode ?? callerCountry ?? getMainRegion(language)}
      defaultValue={phone?.number}
      getPlaceholder={formNumbers.getPhoneExample}
      error={error}
    />
  );
}

/** The region with most speakers of a language, ISO 3166-1 alpha-2. */
function getMainRegion(language: string): string {
  return new Intl.Locale(language).maximize().region ?? 'US';
}
