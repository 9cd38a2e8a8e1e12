// Whether the viewer can sign up. The answer depends on the address of the viewer, so no shared document contains it: the page
// asks in the browser, and the server refuses the sign-up itself.
import { CallError } from '@matinee/client';
import type { SignUpRestriction } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export const signUpRestrictionKey = ['signUpRestriction'] as const;

/** Returns null while the answer is unknown, so that it delays no sign-up. */
export function useSignUpRestriction(): SignUpRestriction | null {
  const { caller } = useEnvironment();
  const { data } = useQuery({
    queryKey: signUpRestrictionKey,
    queryFn: ({ signal }) => caller.call('getSignUpRestriction', { signal }),
  });
  return data?.restriction ?? null;
}

const restrictions: ReadonlySet<string> = new Set<SignUpRestriction>([
  'signupGeoRestriction',
  'vpnErrorMessage',
  'kidPurchasePermissionDenied',
]);

/** The restriction because of which the server has refused a sign-up; null for other errors. */
export function getSignUpRestriction(error: unknown): SignUpRestriction | null {
  return error instanceof CallError && restrictions.has(error.code)
    ? (error.code as SignUpRestriction)
    : null;
}
