import { useLocation } from 'react-router';
import { useEnvironment } from '../environment/environment.ts';
import { useCanSignUp } from './use-can-sign-up.ts';

/** The sign-in and sign-up URLs that return to the current page. */
export function useAuthLinks(): { signIn: string; signUp: string | null } {
  const { paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const isSignUpOffered = useCanSignUp();
  const returnOptions = { query: { from: pathname + search } };
  return {
    signIn: paths.route('LOGIN', {}, returnOptions),
    signUp: isSignUpOffered ? paths.route('SIGNUP', {}, returnOptions) : null,
  };
}
