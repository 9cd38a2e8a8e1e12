import { canSignUp } from '@matinee/rules';
import { useEnvironment } from '../environment/environment.ts';

/** Whether the realm and its sign-in provider allow signing up. */
export function useCanSignUp(): boolean {
  const { features, externalSignIn } = useEnvironment().realm;
  const providerAllowsSignUp = externalSignIn?.allowsSignUp ?? true;
  return canSignUp({ selfRegistration: features.selfRegistration, providerAllowsSignUp });
}
