// The second step of a sign-in: asks for a code of the authenticator app, or for a recovery code.
import { hasErrorCode } from '@matinee/client';
import type { SessionUser } from '@matinee/contract';
import { Button, ButtonLink, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { getErrorText } from '../../../../shared/errors/call-errors.ts';
import { useFormResult } from '../../../../shared/forms/form-result.ts';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import { buildSecondFactorPath } from '../../state/second-factor/second-factor-path.ts';
import { secondFactorTexts } from '../../state/second-factor/second-factor-texts.ts';
import { useSecondFactorSignIn } from '../../state/second-factor/use-second-factor-sign-in.ts';
import styles from '../auth-form.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { FormError } from '../form-error.tsx';

export interface SecondFactorSignInProps {
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  onSignedIn: (user: SessionUser) => void;
}

export function SecondFactorSignIn({ signInParams, onSignedIn }: SecondFactorSignInProps) {
  const { label, paths } = useEnvironment();
  const text = usePageTexts(secondFactorTexts);
  const { mutate, error, isPending, isIdle, reset } = useSecondFactorSignIn();
  const formResult = useFormResult();
  const [isEmpty, setIsEmpty] = useState(false);
  const isRecovery = new URLSearchParams(useLocation().search).get('code') === 'recovery';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    setIsEmpty(!code);
    if (!code) {
      form.querySelector('input')?.focus();
      return;
    }
    mutate(code, {
      onSuccess: ({ user }) => onSignedIn(user),
      onError: () => form.querySelector('input')?.select(),
    });
  };
  const firstResult = isIdle ? formResult : undefined;
  const isWrong = hasErrorCode(error, 'wrongSecondFactorCode');
  const codeError = isEmpty
    ? text('secondFactorCodeMissing')
    : isWrong
      ? text('secondFactorWrongCode')
      : firstResult?.fieldErrors.code;
  const formError = error && !isWrong ? getErrorText(error, label) : firstResult?.error;
  const loginHref = paths.buildPath('LOGIN', {}, { query: signInParams });
  if (hasErrorCode(error, 'invalidPendingSignIn') || firstResult?.fieldErrors.pendingSignIn) {
    return (
      <AuthLayout title={text('secondFactorTitle')}>
        <FormError error={{ text: text('secondFactorExpired') }} />
        <ButtonLink variant="cta" isFullWidth href={loginHref}>
          {label('signIn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  const otherParams = isRecovery ? signInParams : { ...signInParams, code: 'recovery' };
  return (
    <AuthLayout
      title={text('secondFactorTitle')}
      text={text(isRecovery ? 'secondFactorRecoveryText' : 'secondFactorText')}
      backHref={loginHref}
    >
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {formError && <FormError error={formError} />}
        <TextField
          // Each kind of code has a field of its own.
          key={String(isRecovery)}
          label={text(isRecovery ? 'secondFactorRecoveryCode' : 'secondFactorCode')}
          name="code"
          required
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          error={codeError}
        />
        <a
          className={styles.link}
          href={buildSecondFactorPath(paths, otherParams)}
          onClick={() => {
            reset();
            setIsEmpty(false);
          }}
        >
          {text(isRecovery ? 'secondFactorUseApp' : 'secondFactorUseRecoveryCode')}
        </a>
        <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
          {label('continue')}
        </Button>
      </form>
    </AuthLayout>
  );
}
