// The forms that request a mail with a link, and those of the pages to which the links lead.
import { type CallError, hasErrorCode } from '@matinee/client';
import type { FormResult } from '@matinee/contract';
import {
  getConfirmationErrorText,
  getMagicLinkErrorText,
  getResetErrorText,
} from '../../features/sign-in/state/link-errors.ts';
import { getWeaknessText, readNewPassword } from '../../features/sign-in/state/new-password-input.ts';
import type { ErrorText } from '../../shared/errors/call-errors.ts';
import { buildResultPath, type FormAction, rejectForm, runFormCalls } from './form-action.ts';

const readEmail = (fields: URLSearchParams) => fields.get('email')?.trim() ?? '';

/** An invalid address is an error of the field. */
function describeEmailError(
  error: CallError,
  email: string,
  { text, detail }: ErrorText,
): Partial<FormResult> {
  const values = { email };
  return hasErrorCode(error, 'invalidEmail')
    ? { values, fieldErrors: { email: text } }
    : { values, error: { text, detail } };
}

export const requestPasswordAction: FormAction = async ({ environment, fields, pathname, search }) => {
  const { caller, label } = environment;
  const email = readEmail(fields);
  if (!email) return rejectForm({ fieldErrors: { email: label('emailFieldIsRequired') } });
  return runFormCalls(
    async () => {
      await caller.call('requestPasswordReset', { body: { id: email } });
      return { redirectPath: buildResultPath(pathname, search, 'sent') };
    },
    (error) => describeEmailError(error, email, getResetErrorText(error, label)),
  );
};

export const resetPasswordAction: FormAction = async (submission) => {
  const { environment, fields, pathname, search } = submission;
  const { caller, label } = environment;
  const token = search.get('token');
  if (!token) return requestPasswordAction(submission);
  const { secret, errors } = readNewPassword(fields, label);
  if (Object.keys(errors).length > 0) return rejectForm({ fieldErrors: errors });
  return runFormCalls(
    async () => {
      await caller.call('resetPassword', { body: { token, secret } });
      return { redirectPath: buildResultPath(pathname, search, 'done') };
    },
    (error): Partial<FormResult> => {
      const weaknessText = getWeaknessText(error, label);
      if (weaknessText) return { fieldErrors: { password: weaknessText } };
      const { text } = getResetErrorText(error, label);
      // The form cannot be sent again with this token.
      return hasErrorCode(error, 'invalidToken') ? { fieldErrors: { token: text } } : { error: { text } };
    },
  );
};

export const magicLinkAction: FormAction = async (submission) => {
  const { environment, fields, pathname, search, getPathAfterSignIn } = submission;
  const { caller, label, paths } = environment;
  const token = search.get('token');
  if (token) {
    try {
      await caller.call('signInWithMagicLink', { body: { token } });
      return { redirectPath: await getPathAfterSignIn() };
    } catch (error) {
      if (!hasErrorCode(error, 'failedToMagicLogin')) throw error;
      return { redirectPath: paths.buildPath('MAGIC_LINK', {}, { query: { error: error.code } }) };
    }
  }
  const email = readEmail(fields);
  if (!email) return rejectForm({ fieldErrors: { email: label('emailFieldIsRequired') } });
  return runFormCalls(
    async () => {
      await caller.call('requestMagicLink', { query: { email } });
      return { redirectPath: buildResultPath(pathname, search, 'sent') };
    },
    (error) => describeEmailError(error, email, getMagicLinkErrorText(error, label)),
  );
};

export const confirmEmailAction: FormAction = async ({ environment, pathname, search }) => {
  const { caller, label } = environment;
  return runFormCalls(
    async () => {
      await caller.call('confirmEmail', { body: { token: search.get('token') ?? '' } });
      return { redirectPath: buildResultPath(pathname, search, 'done') };
    },
    (error) => ({ error: getConfirmationErrorText(error, label) }),
  );
};
