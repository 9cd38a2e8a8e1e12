import { Button, ButtonLink, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { CheckYourMail } from '../../features/sign-in/components/check-your-mail.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { ProviderButtons } from '../../features/sign-in/components/provider-buttons.tsx';
import { SignUpForm } from '../../features/sign-in/components/sign-up-form.tsx';
import { getPathAfterSignIn, pickSignInParams } from '../../features/sign-in/state/after-sign-in.ts';
import { useSignInProviders } from '../../features/sign-in/state/use-sign-in-providers.ts';
import { useSignUpRestriction } from '../../features/sign-in/state/use-sign-up-restriction.ts';
import { preloadableChunk } from '../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { createRealmQuery } from '../../shared/environment/realm-query.ts';
import { getErrorText } from '../../shared/errors/call-errors.ts';
import { ReplacePage } from '../../shared/navigation/replace-page.tsx';
import { buildProviderPath } from '../../shared/session/provider-path.ts';
import { useCanSignUp } from '../../shared/session/use-auth-links.ts';

const SignUpGate = preloadableChunk(
  () => import('../../features/sign-in/components/sign-up/sign-up-gate.tsx'),
);

export default function SignUpPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const location = useLocation();
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const canSignUp = useCanSignUp();
  const realmQuery = useQuery(createRealmQuery(environment));
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);
  const { providers, onlyProvider } = useSignInProviders();
  const restriction = useSignUpRestriction();
  const query = new URLSearchParams(location.search);
  const signInParams = pickSignInParams(query);
  const signUpParams = { ...signInParams, type: 'signup' };
  if (unconfirmedEmail !== null || query.get('result') === 'sent')
    return <CheckYourMail email={unconfirmedEmail} />;
  if (!canSignUp) {
    return (
      <AuthLayout title={label('signUp')} text={label('selfRegistrationOff', { realm: realm.name })}>
        <ButtonLink variant="cta" isFullWidth href={paths.buildPath('HOME')}>
          {label('goHome')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (restriction) {
    return (
      <AuthLayout title={label('signUp')}>
        <SignUpGate restriction={restriction} />
      </AuthLayout>
    );
  }
  if (onlyProvider) {
    return <ReplacePage path={buildProviderPath(paths, onlyProvider, signUpParams)} />;
  }
  return (
    <AuthLayout
      title={label('signUp')}
      text={label('signUpText', { realm: realm.name })}
      footer={
        <>
          {label('hasAccount')}{' '}
          <a href={paths.buildPath('LOGIN', {}, { query: signInParams })}>{label('signIn')}</a>
        </>
      }
    >
      {realmQuery.data && realm.emailSignIn.password && (
        <SignUpForm
          consents={realmQuery.data.consents}
          onSignedUp={({ email, lacksConfirmation }) => {
            if (lacksConfirmation) setUnconfirmedEmail(email);
            else void navigate(getPathAfterSignIn(query, paths, getDefaultPagePath()), { replace: true });
          }}
        />
      )}
      <ProviderButtons providers={providers} signInParams={signUpParams} />
      {realmQuery.isPending && <Skeleton width="100%" height="24rem" />}
      {realmQuery.error && !realmQuery.data && (
        <>
          <FormError error={getErrorText(realmQuery.error, label)} />
          <Button variant="cta" onClick={() => void realmQuery.refetch()}>
            {label('retry')}
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
