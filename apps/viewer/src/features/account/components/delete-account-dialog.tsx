import { Button, ButtonRow, Dialog, TextField } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { useSession } from '../../../shared/session/session.ts';
import { securityTexts } from '../api/security-texts.ts';
import styles from './personal-data-section.module.css';

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  isBusy: boolean;
  /** The typed text is not the email address or the name of the account. */
  isMismatch: boolean;
  onConfirm: (confirmation: string) => void;
}

/** The person types the email address of the account, or the name of one without an address. */
export function DeleteAccountDialog({
  open,
  onClose,
  isBusy,
  isMismatch,
  onConfirm,
}: DeleteAccountDialogProps) {
  const label = useLabel();
  const text = usePageTexts(securityTexts);
  const { user } = useSession();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onConfirm(String(new FormData(event.currentTarget).get('confirmation') ?? ''));
  };
  return (
    <Dialog open={open} onClose={onClose} title={text('accountDeleteTitle')} closeLabel={label('close')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.text}>{text('accountDeleteText')}</p>
        <TextField
          label={text(user?.email ? 'accountDeleteConfirmEmail' : 'accountDeleteConfirmName')}
          name="confirmation"
          autoComplete="off"
          required
          dir="auto"
          error={isMismatch ? text('accountDeleteMismatch') : undefined}
        />
        <ButtonRow>
          <Button type="submit" variant="cta" isBusy={isBusy}>
            {text('accountDelete')}
          </Button>
          <Button onClick={onClose}>{label('back')}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
