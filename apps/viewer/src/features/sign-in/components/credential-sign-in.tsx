// Signs in with an id and a secret of a provider. A new person also answers the consents of the realm.
import { hasErrorCode } from '@matinee/client';
import type { SessionUser, SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { Button, TextField } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { useAuthBackHref } from '../state/after-sign-in.ts';
import { readConsentAnswers } from '../state/consent-answers.ts';
import { getProviderErrorText } from '../state/provider-errors.ts';
import { useCredentialSignIn } from '../state/use-credential-sign-in.ts';
import { useSignInProviders } from '../state/use-sign-in-providers.ts';
import styles from './auth-form.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { ConsentFields } from './consents/consent-fields.tsx';
import { FormError } from './form-error.tsx';
import { ProviderConflict } from './provider-conflict.tsx';
import { TranslatedPasswordField } from './translated-password-field.tsx';

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

export function CredentialSignIn({
  provider,
  signInParams,
  isLinkingAccount,
  getContinueHref,
  onSignedIn,
}: CredentialSignInProps) {
  const { label, realm } = useEnvironment();
  const backHref = useAuthBackHref();
  const { consents } = useSignInProviders();
  const { mutate, error, isPending } = useCredentialSignIn();
  const [inputErrorKey, setInputErrorKey] = useState<'emptyInputs' | 'requiredConsent' | null>(null);
  const isConsentRequired = hasErrorCode(error, 'requiredConsent');
  // Once the consents are shown, they stay.
  const [needsConsents, setNeedsConsents] = useState(signInParams.type === 'signup' && !isLinkingAccount);
  const shownConsents = needsConsents || isConsentRequired ? consents : [];
  if (isConsentRequired && !needsConsents) setNeedsConsents(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = new FormData(event.currentTarget);
    const id = String(values.get('id') ?? '').trim();
    const secret = String(values.get('secret') ?? '');
    const consentAnswers = readConsentAnswers(event.currentTarget, shownConsents);
    const errorKey = id || secret ? !consentAnswers && 'requiredConsent' : 'emptyInputs';
    setInputErrorKey(errorKey || null);
    if (errorKey || !consentAnswers) return;
    mutate(
      { clientName: getProviderClientName(provider), id, secret, link: isLinkingAccount, consentAnswers },
      { onSuccess: ({ user }) => onSignedIn(user) },
    );
  };
  if (hasErrorCode(error, 'accountConflict')) {
    const { reason = 'otherAccount', email = '' } = error.params;
    return <ProviderConflict {...{ provider, reason, email, signInParams, skipHref: getContinueHref() }} />;
  }
  const names = { provider: provider.name, realm: realm.name };
  const errorText =
    inputErrorKey === 'emptyInputs'
      ? { text: label('emptyCredentials'), detail: undefined }
      : error && getProviderErrorText(error, label, { provider, realmName: realm.name });
  return (
    <AuthLayout
      title={label(isLinkingAccount ? 'linkProviderTitle' : 'continueWith', names)}
      backHref={backHref}
    >
      <ScriptRequired labelKey="formNeedsJavaScript" />
      {/* `method="post"`: a native submit before hydration must not put the secret into the URL. */}
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        {errorText && <FormError error={errorText} />}
        <TextField
          label={provider.fields?.id ?? label('providerUserId')}
          name="id"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <TranslatedPasswordField
          label={provider.fields?.secret}
          labelKey="password"
          name="secret"
          autoComplete="current-password"
        />
        {provider.resetUri && (
          <a className={styles.link} href={provider.resetUri} rel="noreferrer">
            {label('forgotPasswordLink')}
          </a>
        )}
        <ConsentFields
          consents={shownConsents}
          error={inputErrorKey === 'requiredConsent' ? label('requiredConsent') : undefined}
        />
        <Button type="submit" variant="cta" isFullWidth isBusy={isPending}>
          {label(isLinkingAccount ? 'linkProvider' : 'signIn', names)}
        </Button>
      </form>
    </AuthLayout>
  );
}
