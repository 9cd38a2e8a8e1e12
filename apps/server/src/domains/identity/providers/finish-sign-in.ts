// Signs in with the code that the provider gave to the viewer.
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import type { SignInBinding, SignInProvider } from './provider.ts';
import type { SignInAttempts } from './sign-in-attempt.ts';
import { type IdentityParams, type IdentityPorts, signInWithIdentity } from './sign-in-with-identity.ts';

export interface FinishParams extends IdentityParams {
  /** The code, or the identity token of a provider that sends one instead. */
  credential: string;
  /** The name of the person, from a provider that sends it only with the return. */
  name?: string | undefined;
  state: string;
  issuer?: string | undefined;
  /** What the client believes to be the binding of the sign-in, if it says so. */
  nonce?: string | undefined;
  callbackUri?: string | undefined;
}

export interface FinishPorts extends IdentityPorts {
  provider: Pick<SignInProvider, 'readIdentity'>;
  attempts: SignInAttempts;
}

export async function finishSignIn(
  ctx: CallContext,
  params: FinishParams,
  { provider, attempts, ...ports }: FinishPorts,
): Promise<OpenedSession | Refusal> {
  const { clientName, state, credential, issuer } = params;
  const binding = await attempts.consume(ctx, { clientName, state });
  if (!binding) return refuse('failedProviderSignIn');
  if (!matchesBinding(params, binding)) return refuse('failedProviderSignIn');
  const identity = await provider.readIdentity({ ...binding, credential, issuer });
  return signInWithIdentity(
    ctx,
    { ...identity, name: identity.name ?? (params.name || null) },
    params,
    ports,
  );
}

function matchesBinding({ nonce, callbackUri }: FinishParams, binding: SignInBinding): boolean {
  return (
    (nonce ?? binding.nonce) === binding.nonce && (callbackUri ?? binding.redirectUri) === binding.redirectUri
  );
}
