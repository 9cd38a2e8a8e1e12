// Asks for the PIN of parental control before the profile is selected.
import { hasErrorCode } from '@matinee/client';
import type { Profile } from '@matinee/contract';
import { isPin } from '@matinee/rules';
import { Button, ButtonRow, Dialog, Notice } from '@matinee/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar/profile-avatar.tsx';
import { profileTexts } from '../api/profile-texts.ts';
import { PinField } from './pin-field.tsx';
import styles from './profile-dialogs.module.css';

export interface PinDialogProps {
  profile: Profile | null;
  error: unknown;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (pin: string) => void;
}

export function PinDialog({ profile, error, isBusy, onClose, onSubmit }: PinDialogProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(profileTexts);
  const form = useRef<HTMLFormElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  useEffect(() => {
    if (!error) return;
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const pin = String(new FormData(event.currentTarget).get('pin') ?? '').trim();
    setInvalid(!isPin(pin));
    if (isPin(pin)) onSubmit(pin);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const isWrong = isInvalid || hasErrorCode(error, 'wrongPin');
  const hasOtherError = !!error && !hasErrorCode(error, 'wrongPin');
  return (
    <Dialog open={profile !== null} onClose={onClose} title={text('pinTitle')} closeLabel={label('close')}>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        {profile && (
          <p className={styles.profile}>
            <ProfileAvatar avatar={profile.avatar} size="l" />
            <bdi>{profile.name}</bdi>
          </p>
        )}
        <PinField label={text('pinField')} name="pin" error={isWrong ? text('pinWrong') : undefined} />
        {hasOtherError && (
          <Notice kind="error">
            {hasErrorCode(error, 'tooManyRequests') ? text('pinTooMany') : getErrorText(error, label).text}
          </Notice>
        )}
        <p className={styles.hint}>{text('pinForgotten')}</p>
        <ButtonRow>
          <Button type="submit" variant="cta" isBusy={isBusy}>
            {text('pinContinue')}
          </Button>
          <Button onClick={onClose}>{label('back')}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
