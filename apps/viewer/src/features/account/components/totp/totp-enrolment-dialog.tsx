// Shows the secret for the authenticator app, takes the first code of the app, and then shows the recovery codes.
import { hasErrorCode } from '@matinee/client';
import { Button, Dialog, Notice, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { getErrorText } from '../../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import { securityTexts } from '../../api/security-texts.ts';
import { useConfirmTotpEnrolment, useFinishTotpEnrolment } from '../../state/use-totp.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './totp-dialogs.module.css';

export interface TotpEnrolmentDialogProps {
  /** `secret` is Base32. `qrCodeUri` is an image. */
  totpKey: { secret: string; qrCodeUri: string };
  onClose: () => void;
}

export function TotpEnrolmentDialog({ totpKey, onClose }: TotpEnrolmentDialogProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const confirm = useConfirmTotpEnrolment();
  const finish = useFinishTotpEnrolment();
  const [isEmpty, setIsEmpty] = useState(false);
  const recoveryCodes = confirm.data?.recoveryCodes;
  const close = () => {
    if (recoveryCodes) finish.mutate();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    setIsEmpty(!code);
    if (code && !confirm.isPending)
      confirm.mutate(code, { onError: () => form.querySelector('input')?.select() });
  };
  const isWrong = hasErrorCode(confirm.error, 'wrongSecondFactorCode');
  return (
    <Dialog
      open
      onClose={close}
      title={text(recoveryCodes ? 'accountTotpRecoveryTitle' : 'accountTotpTitle')}
      closeLabel={label('close')}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} onSaved={close} />
      ) : (
        <form className={styles.form} method="post" noValidate onSubmit={submit}>
          <p className={styles.text}>{text('accountTotpScan')}</p>
          <img className={styles.qrCode} src={totpKey.qrCodeUri} alt={text('accountTotpQrCode')} />
          <p className={styles.key}>
            {text('accountTotpKey')}{' '}
            <code dir="ltr" className={styles.code}>
              {splitIntoGroups(totpKey.secret)}
            </code>
          </p>
          {confirm.error && !isWrong && (
            <Notice kind="error">{getErrorText(confirm.error, label).text}</Notice>
          )}
          <TextField
            label={text('accountTotpCode')}
            name="code"
            required
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
            dir="ltr"
            error={
              isEmpty ? text('secondFactorCodeMissing') : isWrong ? text('secondFactorWrongCode') : undefined
            }
          />
          <Button type="submit" variant="cta" isFullWidth isBusy={confirm.isPending}>
            {text('accountTotpTurnOn')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

/** `ABCD EFGH`: easier to type. Apps ignore the spaces. */
const splitIntoGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
