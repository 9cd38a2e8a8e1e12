// Whether guests can sign up, and the links to sign in and sign up.
import { canSignUp } from '@matinee/rules';
import { useLocation } from 'react-router';
import { useEnvironment } from '../environment/environment.ts';

/** The sign-in and sign-up URLs that return to the current page. */
export function useAuthLinks(): { signInHref: string; signUpHref: string | null } {
  const { paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const isSignUpOffered = useCanSignUp();
  const returnOptions = { query: { from: pathname + search } };
  return {
    signInHref: paths.buildPath('LOGIN', {}, returnOptions),
    signUpHref: isSignUpOffered ? paths.buildPath('SIGNUP', {}, returnOptions) : null,
  };
}

/** Whether the realm and its sign-in provider allow signing up. */
export function useCanSignUp(): boolean {
  const { features, externalSignIn } = useEnvironment().realm;
  const providerAllowsSignUp = externalSignIn?.allowsSignUp ?? true;
  return canSignUp({ selfRegistration: features.selfRegistration, providerAllowsSignUp });
}
