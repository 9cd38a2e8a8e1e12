import { CallError } from '@matinee/client';
import type { Tokens } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { useSignIn } from '../state/use-sign-in.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';
import { ResetPasswordLink } from './reset-password-link.tsx';
import { TranslatedPasswordField } from './translated-password-field.tsx';

export interface SignInFormProps {
  /** Prefilled email. */
  email?: string;
  onSignedIn: (signedIn: Pick<Tokens, 'user'>) => void;
}

export function SignInForm({ email: initialEmail, onSignedIn }: SignInFormProps) {
  const { label, realm } = useEnvironment();
  const signIn = useSignIn();
  const [isEmpty, setIsEmpty] = useState(false);
  const [typedEmail, setTypedEmail] = useState(initialEmail ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const values = new FormData(event.currentTarget);
    const email = String(values.get('email') ?? '').trim();
    const password = String(values.get('password') ?? '');
    setIsEmpty(!email && !password);
    if (email || password) signIn.mutate({ id: email, secret: password }, { onSuccess: onSignedIn });
  };
  const formError = isEmpty
    ? { text: label('emptyInputs'), detail: undefined }
    : signIn.error && getSignInErrorText(signIn.error, label, realm.features.emailConfirmationRequired);
  return (
    <>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {/* `method="post"`: a native submit before hydration must not put the password into the URL. */}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {formError && <FormError error={formError} />}
        <EmailField
          defaultValue={initialEmail}
          // Browsers also suggest passkeys.
          autoComplete="username webauthn"
          onChange={({ target }) => setTypedEmail(target.value)}
        />
        <TranslatedPasswordField labelKey="password" name="password" autoComplete="current-password" />
        <ResetPasswordLink email={typedEmail.trim()} />
        <Button type="submit" variant="cta" isFullWidth isBusy={signIn.isPending}>
          {label('signIn')}
        </Button>
      </form>
    </>
  );
}

function getSignInErrorText(error: unknown, label: LabelFunction, isConfirmationRequired: boolean) {
  const key = error instanceof CallError && labelKeys[error.code];
  if (!key) return getErrorText(error, label);
  // The server returns the same error for accounts that are not confirmed yet.
  const isUnconfirmedPossible = key === 'failedAuthentication' && isConfirmationRequired;
  return { text: label(isUnconfirmedPossible ? 'failedAuthenticationUnconfirmed' : key), detail: undefined };
}

/** Label keys by the code of the error; other codes have a general message. */
const labelKeys: Readonly<Record<string, string>> = {
  failedAuthentication: 'failedAuthentication',
  emptyInputs: 'emptyInputs',
};
