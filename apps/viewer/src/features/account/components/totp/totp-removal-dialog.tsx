import { Button, Dialog, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import { securityTexts } from '../../api/security-texts.ts';
import styles from './totp-dialogs.module.css';

export interface TotpRemovalDialogProps {
  open: boolean;
  onClose: () => void;
  isBusy: boolean;
  /** The server has refused the code. */
  isWrongCode: boolean;
  onSubmit: (code: string) => void;
}

/** Asks for a code before the authenticator app is removed. */
export function TotpRemovalDialog({ open, onClose, isBusy, isWrongCode, onSubmit }: TotpRemovalDialogProps) {
  const label = useLabel();
  const text = usePageTexts(securityTexts);
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    setIsEmpty(!code);
    if (code && !isBusy) onSubmit(code);
  };
  const refusedText = isWrongCode ? text('secondFactorWrongCode') : undefined;
  return (
    <Dialog open={open} onClose={onClose} title={text('accountTotpRemoveTitle')} closeLabel={label('close')}>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        <p className={styles.text}>{text('accountTotpRemoveText')}</p>
        <TextField
          label={text('accountTotpRemoveCode')}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          error={isEmpty ? text('secondFactorCodeMissing') : refusedText}
        />
        <Button type="submit" variant="cta" isFullWidth isBusy={isBusy}>
          {text('accountTotpRemove')}
        </Button>
      </form>
    </Dialog>
  );
}
