// Reads the sign-up form and assigns each error to the field that it is about.
import { CallError, hasErrorCode } from '@matinee/client';
import type { Realm } from '@matinee/contract';
import { findFormIssues, getFieldIssueKey, listSignUpFields } from '@matinee/rules';
import type { FormFields } from '../../../shared/forms/form-result.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { getConsentInputName } from './consent-answers.ts';
import { describePasswordWeakness } from './password-weakness.ts';

type Consent = Realm['consents'][number];
type Field = 'name' | 'email' | 'password' | 'consents';

/** The error message of each field. */
export type FieldErrors = Partial<Record<Field, string>>;

/** The field of each error code that is about one field, and the key of the label that explains it. */
const fieldByErrorCode: Readonly<Record<string, { field: Field; labelKey: string }>> = {
  invalidEmail: { field: 'email', labelKey: 'emailFieldIsInvalid' },
  requiredConsent: { field: 'consents', labelKey: 'requiredConsent' },
};

const isCheckbox = ({ fieldType }: Consent) => fieldType === 'BINARY_CHOICE';

export function readSignUpFields(fields: FormFields, consents: readonly Consent[]) {
  const readText = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    name: readText('name'),
    username: readText('email'),
    // A password may begin or end with a space.
    password: String(fields.get('password') ?? ''),
    consentAnswers: consents.filter(isCheckbox).map((consent) => ({
      fieldName: consent.fieldName,
      answer: fields.get(getConsentInputName(consent)) === 'on',
    })),
  };
}

/** Returns the errors of missing and invalid values, by the rules that the server uses. */
export function findFieldErrors(
  { name, username: email, password, consentAnswers }: ReturnType<typeof readSignUpFields>,
  consents: readonly Consent[],
  label: LabelFunction,
): FieldErrors {
  const acceptedConsents = new Set(
    consentAnswers.filter(({ answer }) => answer).map(({ fieldName }) => fieldName),
  );
  const lacksConsent = consents.some(
    (consent) => isCheckbox(consent) && consent.required && !acceptedConsents.has(consent.fieldName),
  );
  const issues = findFormIssues(listSignUpFields(), { name, email, password });
  return {
    ...Object.fromEntries(issues.map((issue) => [issue.fieldName, label(getFieldIssueKey(issue))])),
    ...(lacksConsent && { consents: label('requiredConsent') }),
  };
}

/** Returns undefined when the error is not about one field. */
export function getFieldError(error: unknown, label: LabelFunction): FieldErrors | undefined {
  if (hasErrorCode(error, 'weakPassword')) return { password: describePasswordWeakness(error.params, label) };
  if (!(error instanceof CallError)) return undefined;
  const fieldAndLabelKey = fieldByErrorCode[error.code];
  return fieldAndLabelKey && { [fieldAndLabelKey.field]: label(fieldAndLabelKey.labelKey) };
}
