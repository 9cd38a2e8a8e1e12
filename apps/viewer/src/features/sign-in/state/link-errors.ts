// The messages of the flows that use a link in a mail, by the code of the error. Other codes have a general message.
import { CallError } from '@matinee/client';
import { type ErrorText, getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

type LabelKeys = Readonly<Record<string, string>>;

const resetLabelKeys: LabelKeys = {
  invalidToken: 'linkExpired',
  invalidEmail: 'emailFieldIsInvalid',
  failedToSend: 'failedToSend',
};
const magicLinkLabelKeys: LabelKeys = {
  failedToMagicLogin: 'failedToMagicLogin',
  invalidEmail: 'invalidEmailMagicLink',
};

const confirmationLabelKeys: LabelKeys = { invalidToken: 'invalidConfirmationToken' };

/** Codes other than `invalidToken` have one message. */
export const getConfirmationErrorText = (error: unknown, label: LabelFunction): ErrorText => ({
  text: label((error instanceof CallError && confirmationLabelKeys[error.code]) || 'sorrySomethingWentWrong'),
});

export const getResetErrorText = (error: unknown, label: LabelFunction): ErrorText =>
  getMappedText(error, resetLabelKeys, label);

export const getMagicLinkErrorText = (error: unknown, label: LabelFunction): ErrorText =>
  getMappedText(error, magicLinkLabelKeys, label);

function getMappedText(error: unknown, labelKeys: LabelKeys, label: LabelFunction): ErrorText {
  const labelKey = error instanceof CallError ? labelKeys[error.code] : undefined;
  return labelKey ? { text: label(labelKey), detail: undefined } : getErrorText(error, label);
}
