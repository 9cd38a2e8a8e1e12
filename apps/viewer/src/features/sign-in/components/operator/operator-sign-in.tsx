// The page of an operator: asks for the agreements that are needed, then signs in.
import type { SessionUser, SignInProvider } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { ScriptRequired } from '../../../../shared/ui/script-required.tsx';
import { useAuthBackHref } from '../../state/after-sign-in.ts';
import { hasConsentFields, type SignUpConsentAnswer } from '../../state/consent-answers.ts';
import { useSignInProviders } from '../../state/use-sign-in-providers.ts';
import { AuthLayout } from '../auth-layout.tsx';
import { ConsentForm } from '../consents/consent-form.tsx';
import { OperatorWorkflow } from './operator-workflow.tsx';

export interface OperatorSignInProps {
  provider: SignInProvider;
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Whether the viewer connects the operator with the account that is signed in. */
  isLinkingAccount: boolean;
  /** Returns the page that opens after the sign-in. */
  getContinueHref: () => string;
  onSignedIn: (user: SessionUser) => void;
}

export default function OperatorSignIn(props: OperatorSignInProps) {
  const { provider, signInParams, isLinkingAccount } = props;
  const { label, realm } = useEnvironment();
  const { user } = useSession();
  const backHref = useAuthBackHref();
  const { consents } = useSignInProviders();
  const isAsking = isLinkingAccount || (signInParams.type === 'signup' && hasConsentFields(consents));
  const [consentAnswers, setConsentAnswers] = useState<SignUpConsentAnswer[] | null>(isAsking ? null : []);
  const [attemptCount, setAttemptCount] = useState(0);
  const names = { provider: provider.name, realm: realm.name };
  if (consentAnswers) {
    return (
      <OperatorWorkflow
        {...props}
        // A new frame runs the script again.
        key={attemptCount}
        consentAnswers={consentAnswers}
        onRetry={() => setAttemptCount(attemptCount + 1)}
      />
    );
  }
  if (isLinkingAccount) {
    return (
      <AuthLayout
        title={label('linkProviderTitle', names)}
        text={label('linkProviderText', { ...names, email: user?.email ?? '' })}
        backHref={backHref}
      >
        <ScriptRequired labelKey="formNeedsJavaScript" />
        <Button variant="cta" isFullWidth onClick={() => setConsentAnswers([])}>
          {label('linkProvider', names)}
        </Button>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={label('signUp')} text={label('continueWith', names)} backHref={backHref}>
      <ConsentForm consents={consents} isBusy={false} onSubmit={setConsentAnswers} />
    </AuthLayout>
  );
}
