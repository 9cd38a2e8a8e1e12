import { hasErrorCode } from '@matinee/client';
import type { Tokens } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type ErrorText, getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { PasskeyDialogError } from '../../../shared/passkeys/passkey-dialog-error.ts';
import { usePasskeySignIn } from '../state/use-passkey-sign-in.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';

export interface PasskeySignInProps {
  onSignedIn: (signedIn: Pick<Tokens, 'user'>) => void;
}

/** A button that signs in with a passkey. The email field of the page suggests the passkeys, too. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { label } = useEnvironment();
  const { signIn, isPending, error } = usePasskeySignIn(onSignedIn);
  return (
    <div className={styles.scripted}>
      {error && <FormError error={getPasskeyErrorText(error, label)} />}
      <Button isFullWidth isBusy={isPending} onClick={signIn}>
        {label('passkeySignIn')}
      </Button>
    </div>
  );
}

function getPasskeyErrorText(error: Error, label: LabelFunction): ErrorText {
  const isUnsupported =
    hasErrorCode(error, 'notFound') ||
    (error instanceof PasskeyDialogError && error.failure === 'unsupported');
  if (isUnsupported) return { text: label('passkeyUnsupported'), detail: undefined };
  if (error instanceof PasskeyDialogError) return { text: label('passkeyCancelled'), detail: undefined };
  if (hasErrorCode(error, 'failedPasskeySignIn')) return { text: label('passkeyFailed'), detail: undefined };
  return getErrorText(error, label);
}
