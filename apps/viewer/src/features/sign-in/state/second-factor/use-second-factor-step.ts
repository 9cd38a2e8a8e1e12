import { hasErrorCode } from '@matinee/client';
import { useLocation, useNavigate } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { pickSignInParams } from '../after-sign-in.ts';
import { buildSecondFactorPath } from './second-factor-path.ts';

/**
 * Returns a function that runs a sign-in. If the account has a second factor, the page that asks for its code opens.
 * `signInParams` defaults to the query parameters of the current page.
 */
export function useSecondFactorStep() {
  const { paths } = useEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  return async <T>(
    signIn: Promise<T>,
    signInParams: Readonly<Record<string, string>> = pickSignInParams(new URLSearchParams(search)),
  ): Promise<T> => {
    try {
      return await signIn;
    } catch (error) {
      if (!hasErrorCode(error, 'secondFactorRequired')) throw error;
      void navigate(buildSecondFactorPath(paths, signInParams), { replace: true });
      // The sign-in stays pending, so that its form shows no error until the page has changed.
      return new Promise<never>(() => {});
    }
  };
}
