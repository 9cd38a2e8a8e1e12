// The person proves with the password that they are the owner of the account. Without a password they sign in again.
import { hasErrorCode } from '@matinee/client';
import { Button, ButtonLink, Dialog, Notice, PasswordField } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { securityTexts } from '../api/security-texts.ts';
import { useConfirmIdentity } from '../state/use-personal-data.ts';
import styles from './personal-data-section.module.css';

export type IdentityMethod = 'password' | 'signIn';

export interface ConfirmIdentityDialogProps {
  /** Null while the dialog is closed. */
  method: IdentityMethod | null;
  onClose: () => void;
  onConfirmed: () => void;
}

export function ConfirmIdentityDialog({ method, onClose, onConfirmed }: ConfirmIdentityDialogProps) {
  const { label, paths } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const { mutate, error, isPending, reset } = useConfirmIdentity();
  const close = () => {
    reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!isPending && secret) mutate(secret, { onSuccess: onConfirmed });
  };
  const isWrong = hasErrorCode(error, 'invalidCurrentCredentials');
  return (
    <Dialog
      open={method !== null}
      onClose={close}
      title={text('accountIdentityTitle')}
      closeLabel={label('close')}
    >
      {method === 'signIn' ? (
        <div className={styles.form}>
          <p className={styles.text}>{text('accountIdentitySignIn')}</p>
          <ButtonLink href={paths.buildPath('LOGOUT')}>{label('signOut')}</ButtonLink>
        </div>
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={submit}>
          <p className={styles.text}>{text('accountIdentityText')}</p>
          {error && !isWrong && <Notice kind="error">{getErrorText(error, label).text}</Notice>}
          <PasswordField
            label={label('password')}
            showPasswordLabel={label('showPassword')}
            name="password"
            autoComplete="current-password"
            required
            dir="ltr"
            error={isWrong ? label('invalidCurrentCredentials') : undefined}
          />
          <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
            {label('continue')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
