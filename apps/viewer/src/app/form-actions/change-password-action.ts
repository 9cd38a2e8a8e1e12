import { hasErrorCode } from '@matinee/client';
import type { FormResult } from '@matinee/contract';
import { getWeaknessText, readNewPassword } from '../../features/sign-in/state/new-password-input.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { buildResultPath, type FormAction, rejectForm, runFormCalls } from './form-action.ts';

export const changePasswordAction: FormAction = async ({ environment, fields, pathname, search }) => {
  const { caller, label } = environment;
  const currentSecret = fields.get('currentPassword') ?? '';
  const { secret, errors } = readNewPassword(fields, label);
  const fieldErrors = {
    ...(!currentSecret && { currentPassword: label('currentPasswordMissing') }),
    ...errors,
  };
  if (Object.keys(fieldErrors).length > 0) return rejectForm({ fieldErrors });
  return runFormCalls(
    async () => {
      await caller.call('changePassword', { body: { currentSecret, secret } });
      return { redirectPath: buildResultPath(pathname, search, 'done') };
    },
    (error): Partial<FormResult> => {
      const weaknessText = getWeaknessText(error, label);
      if (weaknessText) return { fieldErrors: { password: weaknessText } };
      return hasErrorCode(error, 'invalidCurrentCredentials')
        ? { fieldErrors: { currentPassword: label('invalidCurrentCredentials') } }
        : { error: getErrorText(error, label) };
    },
  );
};
