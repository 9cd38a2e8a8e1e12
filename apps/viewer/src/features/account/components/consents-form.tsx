// The consents of the realm with the answers of the account.
import type { MarketingPreferenceAnswer } from '@matinee/contract';
import { Button, Checkbox, Notice } from '@matinee/ui';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusInvalidField } from '../../../shared/browser/use-focus-invalid-field.ts';
import { useLabel } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import styles from '../../../shared/ui/form-sections.module.css';
import { accountTexts } from '../api/account-texts.ts';
import { useSaveConsents } from '../state/use-save-account.ts';

const isChoice = ({ consentField }: MarketingPreferenceAnswer) => consentField.fieldType === 'BINARY_CHOICE';
const isRequired = (answer: MarketingPreferenceAnswer) => isChoice(answer) && answer.consentField.required;
/** A required consent can be given later, but not withdrawn. */
const isFixed = (answer: MarketingPreferenceAnswer) => isRequired(answer) && answer.answer === true;

export function ConsentsForm({ answers }: { answers: readonly MarketingPreferenceAnswer[] }) {
  const label = useLabel();
  const text = usePageTexts(accountTexts);
  const save = useSaveConsents();
  const form = useRef<HTMLFormElement>(null);
  const [missingFieldNames, setMissingFieldNames] = useState<readonly string[]>([]);
  useFocusInvalidField(form, missingFieldNames);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const values = new FormData(event.currentTarget);
    const missing = answers.filter(
      (answer) =>
        isRequired(answer) && !isFixed(answer) && values.get(answer.consentField.fieldName) !== 'on',
    );
    setMissingFieldNames(missing.map(({ consentField }) => consentField.fieldName));
    if (missing.length > 0) return;
    const changedAnswers = answers
      .filter((answer) => isChoice(answer) && !isFixed(answer))
      .map(({ consentField: { fieldName } }) => ({ fieldName, answer: values.get(fieldName) === 'on' }));
    if (changedAnswers.length > 0) save.mutate(changedAnswers);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <section className={styles.section} aria-labelledby="account-consents">
        <h2 id="account-consents" className={styles.title}>
          {text('accountConsentsTitle')}
        </h2>
        <p className={styles.text}>{text('accountConsentsText')}</p>
        {answers.map((marketingAnswer) => {
          const { answer, consentField } = marketingAnswer;
          const { fieldName, fieldType, required } = consentField;
          if (fieldType === 'INFORMATION_TEXT')
            return (
              <p key={fieldName} className={styles.text}>
                {consentField.text}
              </p>
            );
          return (
            <Checkbox
              key={fieldName}
              name={fieldName}
              defaultChecked={answer ?? false}
              required={required}
              disabled={isFixed(marketingAnswer)}
              error={missingFieldNames.includes(fieldName) ? label('requiredConsent') : undefined}
            >
              {consentField.text}
            </Checkbox>
          );
        })}
      </section>
      {save.error && <Notice kind="error">{getErrorText(save.error, label).text}</Notice>}
      <p className={styles.savedMessage} role="status">
        {save.isSuccess && text('accountSaved')}
      </p>
      <Button type="submit" isBusy={save.isPending}>
        {text('accountConsentsSave')}
      </Button>
    </form>
  );
}
