// A form with an email address to which a link is sent, and the message that it was sent.
import { Button, Notice } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { ErrorText } from '../../../shared/errors/call-errors.ts';
import { useFormResult } from '../../../shared/forms/form-result.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';

export interface EmailFormProps {
  /** Shown in place of the form once the mail is requested. */
  sentText: string;
  /** The error of the field. */
  fieldError: string | undefined;
  /** The error of the form as a whole. */
  formError: ErrorText | undefined;
  isPending: boolean;
  isSent: boolean;
  onSubmit: (email: string) => void;
}

export function EmailForm({ sentText, fieldError, formError, isPending, isSent, onSubmit }: EmailFormProps) {
  const { label } = useEnvironment();
  const formResult = useFormResult();
  const { search } = useLocation();
  const [isEmpty, setIsEmpty] = useState<boolean | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    setIsEmpty(!email);
    if (email) onSubmit(email);
    else form.querySelector('input')?.focus();
  };
  if (isSent || new URLSearchParams(search).get('result') === 'sent') {
    return (
      <div role="status">
        <Notice kind="info">{sentText}</Notice>
      </div>
    );
  }
  // Before the viewer sends the form with scripts, it shows the result of a form that the browser has sent itself.
  const firstResult = isEmpty === null ? formResult : undefined;
  const shownError = formError ?? firstResult?.error;
  const shownFieldError = fieldError ?? firstResult?.fieldErrors.email;
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {shownError && <FormError error={shownError} />}
      <EmailField
        required
        defaultValue={formResult?.values.email}
        error={isEmpty ? label('emailFieldIsRequired') : shownFieldError}
      />
      <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
        {label('sendLink')}
      </Button>
    </form>
  );
}
