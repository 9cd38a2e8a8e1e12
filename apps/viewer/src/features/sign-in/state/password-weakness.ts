// Explains why the server refused a password as weak.
import type { ErrorParams } from '@matinee/contract';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

/** Label key by the pattern that zxcvbn found in the password. */
const labelKeyByPattern: Readonly<Record<string, string>> = {
  simpleRepeat: 'passwordRepeats',
  extendedRepeat: 'passwordRepeats',
  straightRow: 'passwordSequence',
  keyPattern: 'passwordSequence',
  sequences: 'passwordSequence',
  recentYears: 'passwordDate',
  dates: 'passwordDate',
  topTen: 'passwordCommon',
  topHundred: 'passwordCommon',
  common: 'passwordCommon',
  similarToCommon: 'passwordCommon',
  wordByItself: 'passwordWord',
  namesByThemselves: 'passwordWord',
  commonNames: 'passwordWord',
  userInputs: 'passwordPersonal',
};

/** @param params the parameters of the error `weakPassword` */
export function describePasswordWeakness(
  params: Partial<ErrorParams<'weakPassword'>>,
  label: LabelFunction,
): string {
  if (params.reason === 'tooShort') return label('passwordTooShort', { minLength: params.minLength });
  return label(labelKeyByPattern[String(params.pattern)] ?? 'weakPassword');
}
