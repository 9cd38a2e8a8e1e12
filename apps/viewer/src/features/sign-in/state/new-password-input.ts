// Reads the fields of a new password, and checks them before they are sent.
import { hasErrorCode } from '@matinee/client';
import type { FormFields } from '../../../shared/forms/form-result.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { describePasswordWeakness } from './password-weakness.ts';

export interface NewPasswordInput {
  secret: string;
  errors: { password?: string; confirmPassword?: string };
}

export function readNewPassword(fields: FormFields, label: LabelFunction): NewPasswordInput {
  const secret = String(fields.get('password') ?? '');
  const repetition = String(fields.get('confirmPassword') ?? '');
  if (!secret) return { secret, errors: { password: label('passwordFieldIsRequired') } };
  return { secret, errors: secret === repetition ? {} : { confirmPassword: label('passwordsDiffer') } };
}

/** Undefined when the server did not refuse the password as weak. */
export function getWeaknessText(error: unknown, label: LabelFunction): string | undefined {
  return hasErrorCode(error, 'weakPassword') ? describePasswordWeakness(error.params, label) : undefined;
}
