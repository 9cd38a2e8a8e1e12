import { getSignInErrorText } from '../../features/sign-in/state/sign-in-errors.ts';
import { readSignInFields } from '../../features/sign-in/state/sign-in-input.ts';
import { type FormAction, rejectForm, runFormCalls } from './form-action.ts';

export const signInAction: FormAction = async ({ environment, fields, getPathAfterSignIn }) => {
  const { caller, label, realm } = environment;
  const credentials = readSignInFields(fields);
  const values = { email: credentials.id };
  if (!credentials.id && !credentials.secret)
    return rejectForm({ values, error: { text: label('emptyInputs') } });
  return runFormCalls(
    async () => {
      await caller.call('signIn', { body: credentials });
      return { redirectPath: await getPathAfterSignIn() };
    },
    (error) => ({
      values,
      error: getSignInErrorText(error, label, realm.features.emailConfirmationRequired),
    }),
  );
};
