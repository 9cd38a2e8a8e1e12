import { useLocation } from 'react-router';
import { useEnvironment } from '../environment/environment.ts';
import { useCanSignUp } from './use-can-sign-up.ts';

/** The sign-in and sign-up URLs that return to the current page. */
export function useAuthLinks(): { signIn: string; signUp: string | null } {
  const { paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const offersSignUp = useCanSignUp();
  const back = { query: { from: pathname + search } };
  return {
    signIn: paths.route('LOGIN', {}, back),
    signUp: offersSignUp ? paths.route('SIGNUP', {}, back) : null,
  };
}
