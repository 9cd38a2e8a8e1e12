import type { FormFields } from '../../../shared/forms/form-result.ts';

/** Reads the credentials of the sign-in form: `id` is the email address, `secret` the password. */
export function readSignInFields(fields: FormFields): { id: string; secret: string } {
  return {
    id: String(fields.get('email') ?? '').trim(),
    secret: String(fields.get('password') ?? ''),
  };
}
