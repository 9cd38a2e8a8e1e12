import { hasErrorCode } from '@matinee/client';
import type { FormResult } from '@matinee/contract';
import { pickSignInParams } from '../../features/sign-in/state/after-sign-in.ts';
import { buildSecondFactorPath } from '../../features/sign-in/state/second-factor/second-factor-path.ts';
import type { SecondFactorTextKey } from '../../features/sign-in/state/second-factor/second-factor-text-keys.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { type FormAction, rejectForm, runFormCalls } from './form-action.ts';

export const secondFactorAction: FormAction = async ({ environment, fields, getPathAfterSignIn }) => {
  const { caller, label, language } = environment;
  const code = fields.get('code')?.trim() ?? '';
  const keys = [
    'secondFactorCodeMissing',
    'secondFactorExpired',
    'secondFactorWrongCode',
  ] satisfies SecondFactorTextKey[];
  const texts = await caller.call('getTexts', { body: { keys, language } });
  if (!code) return rejectForm({ fieldErrors: { code: texts.secondFactorCodeMissing ?? '' } });
  return runFormCalls(
    async () => {
      await caller.call('signInWithSecondFactor', { body: { code } });
      return { redirectPath: await getPathAfterSignIn() };
    },
    (error): Partial<FormResult> => {
      if (hasErrorCode(error, 'wrongSecondFactorCode'))
        return { fieldErrors: { code: texts.secondFactorWrongCode ?? '' } };
      return hasErrorCode(error, 'invalidPendingSignIn')
        ? { fieldErrors: { pendingSignIn: texts.secondFactorExpired ?? '' } }
        : { error: getErrorText(error, label) };
    },
  );
};

/** Signs in. If the account has a second factor, the page that asks for its code comes next. */
export const withSecondFactor =
  (signIn: FormAction): FormAction =>
  async (submission) => {
    try {
      return await signIn(submission);
    } catch (error) {
      if (!hasErrorCode(error, 'secondFactorRequired')) throw error;
      const { environment, search } = submission;
      return { redirectPath: buildSecondFactorPath(environment.paths, pickSignInParams(search)) };
    }
  };
