import type { Tokens } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useFormResult } from '../../../shared/forms/form-result.ts';
import { EmailField } from '../../../shared/ui/email-field.tsx';
import { getSignInErrorText } from '../state/sign-in-errors.ts';
import { readSignInFields } from '../state/sign-in-input.ts';
import { useSignIn } from '../state/use-sign-in.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';
import { ResetPasswordLink } from './reset-password-link.tsx';
import { TranslatedPasswordField } from './translated-password-field.tsx';

export interface SignInFormProps {
  /** Prefilled email. */
  email?: string;
  /** The query parameters of the sign-in page; default: those of the current page. */
  signInParams?: Readonly<Record<string, string>>;
  onSignedIn: (signedIn: Pick<Tokens, 'user'>) => void;
}

export function SignInForm({ email: initialEmail, signInParams, onSignedIn }: SignInFormProps) {
  const { label, realm } = useEnvironment();
  const signIn = useSignIn(signInParams);
  const formResult = useFormResult();
  const firstEmail = initialEmail ?? formResult?.values.email;
  const [isEmpty, setIsEmpty] = useState(false);
  const [typedEmail, setTypedEmail] = useState(firstEmail ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const credentials = readSignInFields(new FormData(event.currentTarget));
    const hasInput = Boolean(credentials.id || credentials.secret);
    setIsEmpty(!hasInput);
    if (hasInput) signIn.mutate(credentials, { onSuccess: onSignedIn });
  };
  const callError =
    signIn.error && getSignInErrorText(signIn.error, label, realm.features.emailConfirmationRequired);
  const firstError = signIn.isIdle ? formResult?.error : undefined;
  const formError = isEmpty ? { text: label('emptyInputs') } : (callError ?? firstError);
  // Without the viewer's code, the browser sends the form to the URL of the page.
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {formError && <FormError error={formError} />}
      <EmailField
        defaultValue={firstEmail}
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
  );
}
