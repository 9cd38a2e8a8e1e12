import type { Realm } from '@matinee/contract';

type Consent = Realm['consents'][number];

export interface SignUpConsentAnswer {
  fieldName: string;
  answer: boolean;
}

/** The name of a consent's checkbox in the form. */
export const getConsentInputName = ({ fieldName }: Pick<Consent, 'fieldName'>) => `consent.${fieldName}`;

export const hasConsentFields = (consents: readonly Consent[]): boolean =>
  consents.some(({ fieldType }) => fieldType === 'BINARY_CHOICE');

/** Returns null when a required consent is missing. */
export function readConsentAnswers(
  form: HTMLFormElement,
  consents: readonly Consent[],
): SignUpConsentAnswer[] | null {
  const values = new FormData(form);
  const fields = consents.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE');
  const answers = fields.map((consent) => ({
    fieldName: consent.fieldName,
    answer: values.get(getConsentInputName(consent)) === 'on',
  }));
  return fields.some(({ required }, index) => required && !answers[index]?.answer) ? null : answers;
}
