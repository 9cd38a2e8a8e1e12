// The form with the details of the account. It shows each issue at its field and focuses the first of these fields.
import { hasErrorCode } from '@matinee/client';
import type { AccountDetails } from '@matinee/contract';
import { formatTaxNumber, getFieldIssueKey, requiresTaxNumber } from '@matinee/rules';
import { Button, DateField, MaskedField, Notice, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusInvalidField } from '../../../shared/browser/use-focus-invalid-field.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { InlineError } from '../../../shared/errors/inline-error.tsx';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import styles from '../../../shared/ui/form-sections.module.css';
import { NameField } from '../../../shared/ui/name-field.tsx';
import type { AccountTextKey } from '../api/account-text-keys.ts';
import { accountTexts } from '../api/account-texts.ts';
import { createCountriesQuery } from '../api/countries-query.ts';
import { readAccountForm } from '../state/read-account-form.ts';
import { usePhoneAndTaxRules } from '../state/use-phone-and-tax-rules.ts';
import { useSaveAccount } from '../state/use-save-account.ts';
import { AddressFields } from './address-fields.tsx';
import { PhoneNumberField } from './phone-number-field.tsx';

/** The key of the label with the error of each field. */
type FieldErrors = Readonly<Record<string, string>>;

export function AccountForm({ details }: { details: AccountDetails }) {
  const environment = useEnvironment();
  const { label, language } = environment;
  const text = usePageTexts(accountTexts);
  const { phoneAndTaxRules, loadPhoneAndTaxRules } = usePhoneAndTaxRules();
  const countriesQuery = useQuery(createCountriesQuery(environment));
  const countries = countriesQuery.data;
  const save = useSaveAccount();
  const form = useRef<HTMLFormElement>(null);
  const [country, setCountry] = useState(details.address?.country ?? '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [hasLoadFailed, setLoadFailed] = useState(false);
  const getError = (fieldName: string) => {
    const key = errors[fieldName];
    return key && text(key as AccountTextKey);
  };
  useFocusInvalidField(form, errors);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (save.isPending || !countries) return;
    save.reset();
    const loadedRules = await loadPhoneAndTaxRules().catch(() => undefined);
    setLoadFailed(!loadedRules);
    if (!loadedRules) return;
    const { input, issues } = readAccountForm(element, details, countries, loadedRules);
    setErrors(
      toFieldErrors(issues.map((issue) => ({ fieldName: issue.fieldName, key: getFieldIssueKey(issue) }))),
    );
    if (issues.length > 0) return;
    save.mutate(input, {
      onError: (error) => {
        if (hasErrorCode(error, 'invalidFields')) setErrors(toFieldErrors(error.params.fields ?? []));
      },
    });
  };
  const hasTaxNumber = requiresTaxNumber(country || countries?.callerCountryCode);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <section className={styles.section} aria-labelledby="account-details">
        <h2 id="account-details" className={styles.title}>
          {text('accountDetailsTitle')}
        </h2>
        <NameField defaultValue={details.name} error={getError('name')} />
        <EmailField
          name="contactEmail"
          autoComplete="email"
          required
          readOnly={details.isContactEmailReadOnly}
          defaultValue={details.contactEmail}
          hint={details.isContactEmailReadOnly ? text('accountEmailHint') : undefined}
          error={getError('contactEmail')}
        />
        {phoneAndTaxRules && countries ? (
          <PhoneNumberField
            phoneAndTaxRules={phoneAndTaxRules}
            phone={details.phoneNumber}
            callerCountry={countries.callerCountryCode}
            error={getError('phoneNumber')}
          />
        ) : (
          <Skeleton width="100%" height="78px" />
        )}
        <DateField
          label={text('accountBirthDate')}
          name="birthDate"
          locale={language}
          isBirthday
          defaultValue={details.birthDate}
          partLabels={{ year: text('accountYear'), month: text('accountMonth'), day: text('accountDay') }}
          placeholders={{
            year: text('accountYearSample'),
            month: text('accountMonthSample'),
            day: text('accountDaySample'),
          }}
          error={getError('birthDate')}
        />
        {hasTaxNumber && (
          <MaskedField
            label={text('accountTaxNumber')}
            name="taxNumber"
            inputMode="numeric"
            autoComplete="off"
            format={formatTaxNumber}
            placeholder="000.000.000-00"
            defaultValue={details.taxNumber}
            error={getError('taxNumber')}
            dir="ltr"
          />
        )}
      </section>
      <section className={styles.section} aria-labelledby="account-address">
        <h2 id="account-address" className={styles.title}>
          {text('accountAddressTitle')}
        </h2>
        {countries ? (
          <AddressFields
            countries={countries}
            address={details.address}
            country={country}
            onCountryChange={setCountry}
            getError={getError}
          />
        ) : (
          !countriesQuery.error && <Skeleton width="100%" height="78px" />
        )}
        {countriesQuery.error && (
          <InlineError
            text={getErrorText(countriesQuery.error, label).text}
            onRetry={() => void countriesQuery.refetch()}
          />
        )}
      </section>
      <p className={styles.text}>
        {text('accountId')} <bdi className={styles.id}>{details.id}</bdi>
      </p>
      {hasLoadFailed && <Notice kind="error">{label('errorNetwork')}</Notice>}
      {save.error && !hasErrorCode(save.error, 'invalidFields') && (
        <Notice kind="error">{getErrorText(save.error, label).text}</Notice>
      )}
      <p className={styles.savedMessage} role="status">
        {save.isSuccess && text('accountSaved')}
      </p>
      <Button type="submit" variant="cta" isBusy={save.isPending} disabled={!countries}>
        {text('accountSave')}
      </Button>
    </form>
  );
}

function toFieldErrors(fields: readonly { fieldName: string; key: string }[]): FieldErrors {
  return Object.fromEntries(fields.map(({ fieldName, key }) => [fieldName, key]));
}
