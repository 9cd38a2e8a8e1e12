import { hasErrorCode } from '@matinee/client';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getMagicLinkErrorText } from '../state/link-errors.ts';
import { useRequestMagicLink } from '../state/use-email-links.ts';
import { EmailForm } from './email-form.tsx';

/** Requests the mail with the link that signs in. */
export function MagicLinkForm() {
  const { label } = useEnvironment();
  const { mutate, error, isPending, isSuccess } = useRequestMagicLink();
  const isFieldError = hasErrorCode(error, 'invalidEmail');
  const errorText = error && getMagicLinkErrorText(error, label);
  return (
    <EmailForm
      sentText={label('magicLinkSent')}
      fieldError={isFieldError ? errorText?.text : undefined}
      formError={isFieldError ? undefined : (errorText ?? undefined)}
      isPending={isPending}
      isSent={isSuccess}
      onSubmit={mutate}
    />
  );
}
