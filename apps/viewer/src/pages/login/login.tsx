import { ButtonLink } from '@matinee/ui';
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { SignInForm } from '../../features/sign-in/components/sign-in-form.tsx';
import {
  getPathAfterSignIn,
  pickSignInParams,
  useAuthBackHref,
} from '../../features/sign-in/state/after-sign-in.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { useCanSignUp } from '../../shared/session/use-auth-links.ts';

export default function LoginPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const canSignUp = useCanSignUp();
  const { authProvider } = useRouteParams();
  const location = useLocation();
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const query = new URLSearchParams(location.search);
  const { email, accessGrantedOnSignIn } = parseLoginState(location.state);
  const backHref = useAuthBackHref();
  return (
    <AuthLayout
      title={label('signIn')}
      text={accessGrantedOnSignIn ? label('signInToWatchText') : undefined}
      {...(authProvider && { backHref })}
      footer={
        canSignUp && (
          <>
            {label('noAccount')}{' '}
            <a href={paths.buildPath('SIGNUP', {}, { query: pickSignInParams(query) })}>{label('signUp')}</a>
          </>
        )
      }
    >
      <SignInForm
        email={email}
        onSignedIn={({ user }) => {
          const path = getPathAfterSignIn(query, paths, getDefaultPagePath());
          if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
        }}
      />
      {realm.emailSignIn.magicLink && (
        <ButtonLink isFullWidth href={paths.buildPath('MAGIC_LINK', {}, { query: pickSignInParams(query) })}>
          {label('magicLinkHeading')}
        </ButtonLink>
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
