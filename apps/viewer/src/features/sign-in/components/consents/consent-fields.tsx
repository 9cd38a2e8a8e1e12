import type { Realm } from '@matinee/contract';
import { Checkbox } from '@matinee/ui';
import { getConsentInputName } from '../../state/consent-answers.ts';
import styles from '../auth-form.module.css';

export interface ConsentFieldsProps {
  consents: Realm['consents'];
  /** The answers of a form that was refused, by the names of the checkboxes. */
  values?: Readonly<Record<string, string>> | undefined;
  /** The error shown at every required consent while at least one is missing. */
  error: string | undefined;
}

/** The consents that the realm asks for at sign-up, and its notices between them. */
export function ConsentFields({ consents, values, error }: ConsentFieldsProps) {
  return consents.map(({ fieldName, fieldType, text, defaultValue, required }) =>
    fieldType === 'INFORMATION_TEXT' ? (
      <p key={fieldName} className={styles.consentText}>
        {text}
      </p>
    ) : (
      <Checkbox
        key={fieldName}
        name={getConsentInputName({ fieldName })}
        defaultChecked={values ? values[getConsentInputName({ fieldName })] === 'on' : defaultValue}
        required={required}
        error={required ? error : undefined}
      >
        {text}
      </Checkbox>
    ),
  );
}
