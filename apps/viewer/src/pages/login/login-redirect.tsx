// The pages below the sign-in page: that of a provider, and the second step of a sign-in.
import type { SessionUser } from '@matinee/contract';
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { SecondFactorSignIn } from '../../features/sign-in/components/second-factor/second-factor-sign-in.tsx';
import { getPathAfterSignIn, pickSignInParams } from '../../features/sign-in/state/after-sign-in.ts';
import { secondFactorParam } from '../../features/sign-in/state/second-factor/second-factor-path.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import LoginPage from './login.tsx';

export default function LoginRedirectPage() {
  return useRouteParams().authProvider === secondFactorParam ? <SecondFactorPage /> : <LoginPage />;
}

function SecondFactorPage() {
  const environment = useEnvironment();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  const continueAs = (user: SessionUser) => {
    const path = getPathAfterSignIn(query, environment.paths, getDefaultPagePath());
    if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
  };
  return <SecondFactorSignIn signInParams={pickSignInParams(query)} onSignedIn={continueAs} />;
}
