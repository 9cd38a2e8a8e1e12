// Changes the password of the account that is signed in.
import { hasErrorCode } from '@matinee/client';
import { Button, Notice } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { useFormResult } from '../../../shared/forms/form-result.ts';
import { useSession } from '../../../shared/session/session.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import type { FirebaseOptions } from '../state/firebase/firebase-options.ts';
import { getWeaknessText, readNewPassword } from '../state/new-password-input.ts';
import { useChangePassword } from '../state/use-email-links.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { TranslatedPasswordField } from './translated-password-field.tsx';

type InputErrors = Partial<Record<'email' | 'currentPassword' | 'password' | 'confirmPassword', string>>;

export interface ChangePasswordFormProps {
  /** The identity service that has the password. */
  firebase?: FirebaseOptions | undefined;
}

export function ChangePasswordForm({ firebase }: ChangePasswordFormProps) {
  const { label } = useEnvironment();
  const { user } = useSession();
  const { search } = useLocation();
  const formResult = useFormResult();
  const { mutate, error, isPending, isSuccess } = useChangePassword(firebase);
  // Accounts have no address until the identity service has verified it.
  const needsEmail = firebase !== undefined && !user?.email;
  const [inputErrors, setInputErrors] = useState<InputErrors | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = String(values.get('email') ?? '').trim();
    const currentSecret = String(values.get('currentPassword') ?? '');
    const { secret, errors } = readNewPassword(values, label);
    const newInputErrors: InputErrors = {
      ...(needsEmail && !email && { email: label('emailFieldIsRequired') }),
      ...(!currentSecret && { currentPassword: label('currentPasswordMissing') }),
      ...errors,
    };
    setInputErrors(newInputErrors);
    const [firstInvalid] = Object.keys(newInputErrors);
    if (firstInvalid) form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
    else mutate({ email, currentSecret, secret }, { onSuccess: () => form.reset() });
  };
  const isDone = new URLSearchParams(search).get('result') === 'done';
  const firstResult = inputErrors ? undefined : formResult;
  const shownErrors: InputErrors = inputErrors ?? formResult?.fieldErrors ?? {};
  const weaknessText = getWeaknessText(error, label);
  const isCurrentWrong = hasErrorCode(error, 'invalidCurrentCredentials');
  const currentError = isCurrentWrong ? label('invalidCurrentCredentials') : undefined;
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {(isSuccess || (isDone && !inputErrors && !formResult)) && (
        <div role="status">
          <Notice kind="info">{label('passwordChanged')}</Notice>
        </div>
      )}
      {error && !weaknessText && !isCurrentWrong && <FormError error={getErrorText(error, label)} />}
      {firstResult?.error && <FormError error={firstResult.error} />}
      {firebase && <ScriptRequired labelKey="formNeedsJavaScript" />}
      {needsEmail ? (
        <EmailField required error={shownErrors.email} />
      ) : (
        // Password managers save the new password with this address.
        <input type="email" name="email" autoComplete="username" defaultValue={user?.email} readOnly hidden />
      )}
      <TranslatedPasswordField
        labelKey="currentPassword"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={shownErrors.currentPassword ?? currentError}
      />
      <NewPasswordFields errors={{ password: weaknessText, ...shownErrors }} />
      <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
        {label('changePassword')}
      </Button>
    </form>
  );
}
