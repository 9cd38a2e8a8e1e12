// Sends the viewer to a sign-in provider, at once or after the viewer has given the required consents.
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName, type RedirectProviderKind } from '@matinee/rules';
import { Button, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { ScriptRequired } from '../../../shared/ui/script-required.tsx';
import { useAuthBackHref } from '../state/after-sign-in.ts';
import { hasConsentFields, type SignUpConsentAnswer } from '../state/consent-answers.ts';
import { getProviderErrorText } from '../state/provider-errors.ts';
import { isSocialProvider } from '../state/social-provider.ts';
import { useStartProviderSignIn } from '../state/use-provider-sign-in.ts';
import { useSignInProviders } from '../state/use-sign-in-providers.ts';
import { AuthLayout } from './auth-layout.tsx';
import { ConsentForm } from './consents/consent-form.tsx';
import { FormError } from './form-error.tsx';

export interface ProviderStartProps {
  provider: SignInProvider & { kind: RedirectProviderKind };
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Whether the page asks the viewer to agree that the provider is linked to the account that is signed in. */
  isLinkingAccount: boolean;
}

export function ProviderStart({ provider, signInParams, isLinkingAccount }: ProviderStartProps) {
  const { label, realm } = useEnvironment();
  const { user } = useSession();
  const backHref = useAuthBackHref();
  const { consents } = useSignInProviders();
  const { mutate, error, isPending, isSuccess } = useStartProviderSignIn();
  const start = (consentAnswers: SignUpConsentAnswer[] = []) =>
    mutate({
      kind: provider.kind,
      clientName: getProviderClientName(provider),
      signInParams,
      isLinkingAccount,
      consentAnswers,
    });
  const needsConfirmation =
    signInParams.type === 'signup' && (isSocialProvider(provider) || hasConsentFields(consents));
  const names = { provider: provider.name, realm: realm.name };
  const isBusy = isPending || isSuccess;
  const errorElement = error && (
    <FormError error={getProviderErrorText(error, label, { provider, realmName: realm.name })} />
  );

  if (isLinkingAccount) {
    return (
      <AuthLayout
        title={label('linkProviderTitle', names)}
        text={label('linkProviderText', { ...names, email: user?.email ?? '' })}
        backHref={backHref}
      >
        <ScriptRequired labelKey="formNeedsJavaScript" />
        {errorElement}
        <Button variant="cta" isFullWidth isBusy={isBusy} onClick={() => start()}>
          {label('linkProvider', names)}
        </Button>
      </AuthLayout>
    );
  }
  if (needsConfirmation) {
    return (
      <AuthLayout title={label('signUp')} text={label('continueWith', names)} backHref={backHref}>
        {errorElement}
        <ConsentForm consents={consents} isBusy={isBusy} onSubmit={start} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={label('continueWith', names)} backHref={backHref}>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <StartAtOnce onStart={start} />
      {errorElement ?? (
        <div role="status" aria-busy>
          <VisuallyHidden>{label('loading')}</VisuallyHidden>
          <Skeleton width="100%" height="3rem" />
        </div>
      )}
      {error && (
        <Button variant="cta" isFullWidth onClick={() => start()}>
          {label('retry')}
        </Button>
      )}
    </AuthLayout>
  );
}

/** Starts once, when the page is interactive. */
function StartAtOnce({ onStart }: { onStart: () => void }) {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    onStart();
  });
  return null;
}
