import type { SignInProvider } from '@matinee/contract';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { buildProviderPath } from '../../../../shared/session/provider-path.ts';
import { useCanSignUp } from '../../../../shared/session/use-auth-links.ts';

export interface SignUpOrInLinkProps {
  provider: SignInProvider;
  signInParams: Readonly<Record<string, string>>;
}

/** Leads from the sign-in form of a provider to its sign-up form, and back. */
export function SignUpOrInLink({ provider, signInParams: { type, ...params } }: SignUpOrInLinkProps) {
  const { label, paths } = useEnvironment();
  const canSignUp = useCanSignUp();
  const isSigningUp = type === 'signup';
  if (!isSigningUp && !canSignUp) return null;
  const query = isSigningUp ? params : { ...params, type: 'signup' };
  return (
    <>
      {label(isSigningUp ? 'hasAccount' : 'noAccount')}{' '}
      <a href={buildProviderPath(paths, provider, query)}>{label(isSigningUp ? 'signIn' : 'signUp')}</a>
    </>
  );
}
