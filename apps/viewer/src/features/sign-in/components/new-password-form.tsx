// The form to choose a new password with the token of a mail. After success it shows a notice for three seconds.

import { hasErrorCode } from '@matinee/client';
import { Button, ButtonLink, Notice } from '@matinee/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useFormResult } from '../../../shared/forms/form-result.ts';
import { getResetErrorText } from '../state/link-errors.ts';
import { getWeaknessText, type NewPasswordInput, readNewPassword } from '../state/new-password-input.ts';
import { useResetPassword } from '../state/use-email-links.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const redirectDelayMs = 3_000;

export interface NewPasswordFormProps {
  token: string;
  /** The page on which the viewer can request a new link after this one has expired. */
  requestHref: string;
  /** Called three seconds after the password was changed, with the email address of the account. */
  onFinished: (email: string) => void;
}

export function NewPasswordForm({ token, requestHref, onFinished }: NewPasswordFormProps) {
  const { label } = useEnvironment();
  const { mutate, data, error, isPending } = useResetPassword();
  const [inputErrors, setInputErrors] = useState<NewPasswordInput['errors'] | null>(null);
  const formResult = useFormResult();
  const email = data?.id;
  useEffect(() => {
    if (email === undefined) return;
    const timer = setTimeout(() => onFinished(email), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [email, onFinished]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const { secret, errors } = readNewPassword(new FormData(form), label);
    setInputErrors(errors);
    const [firstInvalid] = Object.keys(errors);
    if (firstInvalid) form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
    else mutate({ token, secret });
  };
  if (email !== undefined) {
    return (
      <div role="status">
        <Notice kind="info">{label('passwordSuccessfullyReset')}</Notice>
      </div>
    );
  }
  const firstResult = inputErrors ? undefined : formResult;
  const tokenError = firstResult?.fieldErrors.token;
  const firstError = tokenError ? { text: tokenError } : firstResult?.error;
  const weaknessText = getWeaknessText(error, label);
  return (
    <>
      {error && !weaknessText && <FormError error={getResetErrorText(error, label)} />}
      {firstError && <FormError error={firstError} />}
      {hasErrorCode(error, 'invalidToken') || tokenError ? (
        <ButtonLink variant="cta" isFullWidth href={requestHref}>
          {label('requestNewLink')}
        </ButtonLink>
      ) : (
        <form className={styles.form} method="post" onSubmit={submit} noValidate>
          <NewPasswordFields
            errors={{ password: weaknessText, ...(inputErrors ?? firstResult?.fieldErrors) }}
          />
          <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
            {label('savePassword')}
          </Button>
        </form>
      )}
    </>
  );
}
