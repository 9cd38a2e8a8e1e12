// Reads the fields of a new password, and checks them before they are sent.
import { hasErrorCode } from '@matinee/client';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { describePasswordWeakness } from './password-weakness.ts';

export interface NewPasswordInput {
  secret: string;
  errors: { password?: string; confirmPassword?: string };
}

export function readNewPassword(form: HTMLFormElement, label: LabelFunction): NewPasswordInput {
  const values = new FormData(form);
  const secret = String(values.get('password') ?? '');
  const repetition = String(values.get('confirmPassword') ?? '');
  if (!secret) return { secret, errors: { password: label('passwordFieldIsRequired') } };
  return { secret, errors: secret === repetition ? {} : { confirmPassword: label('passwordsDiffer') } };
}

/** Undefined when the server did not refuse the password as weak. */
export function getWeaknessText(error: unknown, label: LabelFunction): string | undefined {
  return hasErrorCode(error, 'weakPassword') ? describePasswordWeakness(error.params, label) : undefined;
}
