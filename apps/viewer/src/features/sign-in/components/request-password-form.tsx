import { hasErrorCode } from '@matinee/client';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getResetErrorText } from '../state/link-errors.ts';
import { useRequestPasswordReset } from '../state/use-email-links.ts';
import { EmailForm } from './email-form.tsx';

/** Requests the mail with the link to choose a new password. */
export function RequestPasswordForm() {
  const { label } = useEnvironment();
  const providerName = new URLSearchParams(useLocation().search).get('providerName') ?? undefined;
  const { mutate, error, isPending, isSuccess } = useRequestPasswordReset(providerName);
  const isFieldError = hasErrorCode(error, 'invalidEmail');
  const errorText = error && getResetErrorText(error, label);
  return (
    <EmailForm
      sentText={label('resetPasswordEmailSent')}
      fieldError={isFieldError ? errorText?.text : undefined}
      formError={isFieldError ? undefined : (errorText ?? undefined)}
      isPending={isPending}
      isSent={isSuccess}
      onSubmit={mutate}
    />
  );
}
