// The sign-up form. A missing value, or one that the server rejects, is explained at its field.
import type { Realm } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusInvalidField } from '../../../shared/browser/use-focus-invalid-field.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { useFormResult } from '../../../shared/forms/form-result.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { NameField } from '../../../shared/ui/name-field.tsx';
import {
  type FieldErrors,
  findFieldErrors,
  getFieldError,
  readSignUpFields,
} from '../state/sign-up-input.ts';
import { useSignUp } from '../state/use-sign-up.ts';
import { getSignUpRestriction, signUpRestrictionKey } from '../state/use-sign-up-restriction.ts';
import styles from './auth-form.module.css';
import { ConsentFields } from './consents/consent-fields.tsx';
import { FormError } from './form-error.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export interface SignUpFormProps {
  consents: Realm['consents'];
  /** `lacksConfirmation`: the account can be used once its address is confirmed. */
  onSignedUp: (account: { email: string; lacksConfirmation: boolean }) => void;
}

export function SignUpForm({ consents, onSignedUp }: SignUpFormProps) {
  const { label } = useEnvironment();
  const signUp = useSignUp();
  const queryClient = useQueryClient();
  const [foundErrors, setFoundErrors] = useState<FieldErrors | null>(null);
  const formResult = useFormResult();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signUp.isPending) return;
    const input = readSignUpFields(new FormData(event.currentTarget), consents);
    const newErrors = findFieldErrors(input, consents, label);
    setFoundErrors(newErrors);
    if (Object.keys(newErrors).length > 0) return;
    signUp.mutate(input, {
      onSuccess: ({ user, lacksConfirmation }) =>
        onSignedUp({ email: input.username, lacksConfirmation: lacksConfirmation && user.isGuest }),
      onError: (error) => {
        const restriction = getSignUpRestriction(error);
        if (restriction) queryClient.setQueryData(signUpRestrictionKey, { restriction });
      },
    });
  };
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalidField(form, foundErrors);
  useFocusInvalidField(form, signUp.error);
  const fieldError = getFieldError(signUp.error, label);
  const errors: FieldErrors = { ...(foundErrors ?? formResult?.fieldErrors), ...fieldError };
  const firstError = foundErrors ? undefined : formResult?.error;
  const formError = signUp.error && !fieldError ? getErrorText(signUp.error, label) : firstError;
  // Without the viewer's code, the browser sends the form to the URL of the page.
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {formError && <FormError error={formError} />}
      <NameField maxLength={100} defaultValue={formResult?.values.name} error={errors.name} />
      <EmailField required defaultValue={formResult?.values.email} error={errors.email} />
      <NewPasswordField labelKey="password" error={errors.password} />
      <ConsentFields consents={consents} values={formResult?.values} error={errors.consents} />
      <Button type="submit" variant="cta" isFullWidth isBusy={signUp.isPending}>
        {label('signUp')}
      </Button>
    </form>
  );
}
