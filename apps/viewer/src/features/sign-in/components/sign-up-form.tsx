// The sign-up form. A missing value, or one that the server rejects, is explained at its field.
import type { Realm } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useFocusInvalidField } from '../../../shared/browser/use-focus-invalid-field.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { NameField } from '../../../shared/ui/name-field.tsx';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { type FieldErrors, findFieldErrors, getFieldError, readSignUpForm } from '../state/sign-up-input.ts';
import { useSignUp } from '../state/use-sign-in.ts';
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
  const [foundErrors, setFoundErrors] = useState<FieldErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signUp.isPending) return;
    const input = readSignUpForm(event.currentTarget, consents);
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
  const errors: FieldErrors = { ...foundErrors, ...fieldError };
  const formError = signUp.error && !fieldError ? getErrorText(signUp.error, label) : null;
  return (
    <>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {/* `method="post"`: a native submit before hydration must not put the password into the URL. */}
      <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
        {formError && <FormError error={formError} />}
        <NameField maxLength={100} error={errors.name} />
        <EmailField required error={errors.email} />
        <NewPasswordField labelKey="password" error={errors.password} />
        <ConsentFields consents={consents} error={errors.consents} />
        <Button type="submit" variant="cta" isFullWidth isBusy={signUp.isPending}>
          {label('signUp')}
        </Button>
      </form>
    </>
  );
}
