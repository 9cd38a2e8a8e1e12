import type { SessionUser } from '@matinee/contract';
import { isRedirectProvider } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { CredentialSignIn } from '../../features/sign-in/components/credentials/credential-sign-in.tsx';
import { PasskeySignIn } from '../../features/sign-in/components/passkey-sign-in.tsx';
import { ProviderButtons } from '../../features/sign-in/components/provider-buttons.tsx';
import { ProviderStart } from '../../features/sign-in/components/provider-start.tsx';
import { SignInForm } from '../../features/sign-in/components/sign-in-form.tsx';
import {
  getPathAfterSignIn,
  pickSignInParams,
  useAuthBackHref,
} from '../../features/sign-in/state/after-sign-in.ts';
import { useSignInProviders } from '../../features/sign-in/state/use-sign-in-providers.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { preloadableChunk } from '../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { findProviderByName, findProviderByPath } from '../../shared/session/provider-path.ts';
import { useCanSignUp } from '../../shared/session/use-auth-links.ts';
import styles from './login.module.css';

const OperatorSignIn = preloadableChunk(
  () => import('../../features/sign-in/components/operator/operator-sign-in.tsx'),
);

export default function LoginPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const canSignUp = useCanSignUp();
  const routeParams = useRouteParams();
  const { providers, onlyProvider } = useSignInProviders();
  const location = useLocation();
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const query = new URLSearchParams(location.search);
  const { email, accessGrantedOnSignIn } = parseLoginState(location.state);
  const backHref = useAuthBackHref();
  const signInParams = pickSignInParams(query);
  const provider =
    findProviderByPath(providers, routeParams) ??
    findProviderByName(providers, query.get('providerName')) ??
    onlyProvider;
  const getContinueHref = () => getPathAfterSignIn(query, paths, getDefaultPagePath());
  const continueAs = (user: SessionUser) => {
    const path = getContinueHref();
    if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
  };
  if (provider) {
    const startProps = { provider, signInParams, isLinkingAccount: query.get('link') === 'true' };
    if (isRedirectProvider(provider)) return <ProviderStart {...startProps} provider={provider} />;
    const formProps = { ...startProps, getContinueHref, onSignedIn: continueAs };
    return provider.kind === 'operator' ? (
      <OperatorSignIn {...formProps} />
    ) : (
      <CredentialSignIn {...formProps} />
    );
  }
  // The page of sign-in with an email address and a password only.
  const isPasswordPage = routeParams.authProvider === 'id' && realm.emailSignIn.password;
  return (
    <AuthLayout
      title={label('signIn')}
      text={accessGrantedOnSignIn ? label('signInToWatchText') : undefined}
      {...(routeParams.authProvider && { backHref })}
      footer={
        canSignUp && (
          <>
            {label('noAccount')}{' '}
            <a href={paths.buildPath('SIGNUP', {}, { query: signInParams })}>{label('signUp')}</a>
          </>
        )
      }
    >
      {realm.emailSignIn.password && <SignInForm email={email} onSignedIn={({ user }) => continueAs(user)} />}
      {realm.emailSignIn.magicLink && !isPasswordPage && (
        <ButtonLink isFullWidth href={paths.buildPath('MAGIC_LINK', {}, { query: signInParams })}>
          {label('magicLinkHeading')}
        </ButtonLink>
      )}
      {!isPasswordPage && <PasskeySignIn onSignedIn={({ user }) => continueAs(user)} />}
      {!isPasswordPage && <ProviderButtons providers={providers} signInParams={signInParams} />}
      {!isPasswordPage && (
        <a
          className={styles.phoneLink}
          href={paths.buildPath('TV_LOGIN', { tvAuthType: 'device' }, { query: signInParams })}
        >
          {label('tvLoginWithPhone')}
        </a>
      )}
    </AuthLayout>
  );
}

function parseLoginState(state: unknown): { email?: string; accessGrantedOnSignIn: boolean } {
  const params = typeof state === 'object' && state !== null ? state : {};
  return {
    email: 'email' in params && typeof params.email === 'string' ? params.email : undefined,
    accessGrantedOnSignIn: 'accessGrantedOnSignIn' in params && params.accessGrantedOnSignIn === true,
  };
}
