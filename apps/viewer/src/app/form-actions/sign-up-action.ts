import { getConsentInputName } from '../../features/sign-in/state/consent-answers.ts';
import {
  findFieldErrors,
  getFieldError,
  readSignUpFields,
} from '../../features/sign-in/state/sign-up-input.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { buildResultPath, type FormAction, rejectForm, runFormCalls } from './form-action.ts';

export const signUpAction: FormAction = async ({
  environment: { caller, label },
  fields,
  pathname,
  search,
  getPathAfterSignIn,
}) => {
  const { consents } = await caller.call('getRealm');
  const input = readSignUpFields(fields, consents);
  const { name, username: email, consentAnswers } = input;
  const tickedConsents = consentAnswers.filter(({ answer }) => answer);
  const values = {
    name,
    email,
    ...Object.fromEntries(consentAnswers.map((consent) => [getConsentInputName(consent), ''])),
    ...Object.fromEntries(tickedConsents.map((consent) => [getConsentInputName(consent), 'on'])),
  };
  const fieldErrors = toTexts(findFieldErrors(input, consents, label));
  if (Object.keys(fieldErrors).length > 0) return rejectForm({ values, fieldErrors });
  return runFormCalls(
    async () => {
      const { user, lacksConfirmation } = await caller.call('signUp', { body: input });
      const isUnconfirmed = lacksConfirmation && user.isGuest;
      return {
        redirectPath: isUnconfirmed ? buildResultPath(pathname, search, 'sent') : await getPathAfterSignIn(),
      };
    },
    (error) => {
      const fieldError = getFieldError(error, label);
      return fieldError
        ? { values, fieldErrors: toTexts(fieldError) }
        : { values, error: getErrorText(error, label) };
    },
  );
};

/** Omits the fields without an error. */
function toTexts(errors: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
  );
}
