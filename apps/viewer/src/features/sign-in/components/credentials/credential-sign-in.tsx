// Signs in with an id and a secret of a provider. A new person also answers the consents of the realm.
import { hasErrorCode } from '@matinee/client';
import type { SessionUser, SignInProvider } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { ScriptRequired } from '../../../../shared/ui/script-required.tsx';
import { useAuthBackHref } from '../../state/after-sign-in.ts';
import { readConsentAnswers } from '../../state/consent-answers.ts';
import { useCredentialSignIn } from '../../state/credentials/use-credential-sign-in.ts';
import { getFirebaseErrorText } from '../../state/firebase/firebase-errors.ts';
import { getWeaknessText } from '../../state/new-password-input.ts';
import { getProviderErrorText } from '../../state/provider-errors.ts';
import { useSignInProviders } from '../../state/use-sign-in-providers.ts';
import styles from '../auth-form.module.css';
import { AuthLayout } from '../auth-layout.tsx';
import { CheckYourMail } from '../check-your-mail.tsx';
import { ConsentFields } from '../consents/consent-fields.tsx';
import { FormError } from '../form-error.tsx';
import { ProviderButtons } from '../provider-buttons.tsx';
import { ProviderConflict } from '../provider-conflict.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { SignUpOrInLink } from './sign-up-or-in-link.tsx';

export interface CredentialSignInProps {
  provider: SignInProvider;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Whether the viewer connects the provider with the account that is signed in. */
  isLinkingAccount: boolean;
  /** Returns the page that opens after the sign-in. */
  getContinueHref: () => string;
  onSignedIn: (user: SessionUser) => void;
}

type InputErrorKey = 'emptyInputs' | 'requiredConsent';

export function CredentialSignIn({
  provider,
  signInParams,
  isLinkingAccount,
  getContinueHref,
  onSignedIn,
}: CredentialSignInProps) {
  const { label, realm } = useEnvironment();
  const backHref = useAuthBackHref();
  const { consents, providers } = useSignInProviders();
  const { mutate, data, variables, error, isPending } = useCredentialSignIn(provider);
  const [inputErrorKey, setInputErrorKey] = useState<InputErrorKey | null>(null);
  const socialProviders = providers.filter(({ kind }) =>
    provider.firebase?.providers.some((socialKind) => socialKind === kind),
  );
  const isSigningUp = signInParams.type === 'signup' && !isLinkingAccount;
  // Only an identity service creates accounts with a password.
  const hasNewPassword = isSigningUp && provider.firebase !== undefined;
  const isConsentRequired = hasErrorCode(error, 'requiredConsent');
  // Once the consents are shown, they stay.
  const [needsConsents, setNeedsConsents] = useState(false);
  if (isConsentRequired && !needsConsents) setNeedsConsents(true);
  const shownConsents = isSigningUp || needsConsents ? consents : [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    const id = String(values.get('id') ?? '').trim();
    const secret = String(values.get('password') ?? '');
    const consentAnswers = readConsentAnswers(event.currentTarget, shownConsents);
    const errorKey = id || secret ? !consentAnswers && 'requiredConsent' : 'emptyInputs';
    setInputErrorKey(errorKey || null);
    if (errorKey || !consentAnswers) return;
    mutate(
      { id, secret, isSigningUp: hasNewPassword, link: isLinkingAccount, consentAnswers },
      { onSuccess: ({ user }) => !user.isGuest && onSignedIn(user) },
    );
  };
  // A hosted identity service has sent a mail, whether the address is new or not.
  if (data?.user.isGuest) return <CheckYourMail email={variables?.id ?? ''} />;
  if (hasErrorCode(error, 'accountConflict')) {
    const { reason = 'otherAccount', email = '' } = error.params;
    return <ProviderConflict {...{ provider, reason, email, signInParams, skipHref: getContinueHref() }} />;
  }
  const names = { provider: provider.name, realm: realm.name };
  const weaknessText = getWeaknessText(error, label);
  const hasFieldError = inputErrorKey !== null || weaknessText !== undefined;
  const errorText =
    error &&
    ((provider.firebase && getFirebaseErrorText(error, label)) ||
      getProviderErrorText(error, label, { provider, realmName: realm.name }));
  return (
    <AuthLayout
      title={label(isLinkingAccount ? 'linkProviderTitle' : 'continueWith', names)}
      backHref={backHref}
      footer={provider.firebase && !isLinkingAccount && <SignUpOrInLink {...{ provider, signInParams }} />}
    >
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {/* `method="post"`: a native submit before hydration must not put the secret into the URL. */}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {inputErrorKey === 'emptyInputs' && (
          <FormError error={{ text: label('emptyCredentials'), detail: undefined }} />
        )}
        {errorText && !hasFieldError && <FormError error={errorText} />}
        <CredentialFields {...{ provider, hasNewPassword }} passwordError={weaknessText} />
        <ConsentFields
          consents={shownConsents}
          error={inputErrorKey === 'requiredConsent' ? label('requiredConsent') : undefined}
        />
        <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
          {label(isLinkingAccount ? 'linkProvider' : hasNewPassword ? 'signUp' : 'signIn', names)}
        </Button>
      </form>
      {!isLinkingAccount && (
        <ProviderButtons providers={socialProviders} signInParams={signInParams} isBelowForm />
      )}
    </AuthLayout>
  );
}
