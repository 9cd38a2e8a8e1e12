// Calls of sign-in with an id and a secret that a provider checks.
import type { CallContext, Handlers } from '../../../../calls/index.ts';
import { type Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { Services } from '../../../../services.ts';
import type { IssueTokens } from '../../operations/issue-tokens.ts';
import type { OpenedSession } from '../../operations/open-session.ts';
import type { SignInLimits } from '../../sign-in-limits.ts';
import { catchProviderError } from '../catch-provider-error.ts';
import type { ProviderSource } from '../provider-source.ts';
import { type IdentityParams, type IdentityPorts, signInWithIdentity } from '../sign-in-with-identity.ts';
import type { Credentials } from './credential-provider.ts';

export type CredentialCall = 'signInWithCredentials' | 'signInWithSptv';

interface CredentialPorts extends IdentityPorts {
  providers: ProviderSource;
  issueTokens: IssueTokens;
  limits: SignInLimits;
  log: Services['log'];
}

export function createCredentialHandlers({
  providers,
  issueTokens,
  limits,
  log,
  ...ports
}: CredentialPorts): Handlers<CredentialCall> {
  async function openSession(
    ctx: CallContext,
    { id, secret, ...params }: IdentityParams & Credentials,
  ): Promise<OpenedSession | Refusal> {
    const { clientName } = params;
    const provider = await providers.findCredentialProvider(ctx.realm, clientName);
    if (!provider) return refuse('notFound');
    if (id.trim() === '' && secret === '') return refuse('emptyInputs');
    // The limits count guesses for each person, as for passwords of this service.
    return limits.signIn(ctx, `${clientName} ${id}`, () =>
      catchProviderError(ctx, { clientName, log }, async () => {
        const identity = await provider.readIdentity({ id, secret });
        return identity ? signInWithIdentity(ctx, identity, params, ports) : refuse('failedAuthentication');
      }),
    );
  }

  const signIn = async (ctx: CallContext, params: IdentityParams & Credentials) =>
    issueTokens(ctx, await openSession(ctx, params));

  return {
    signInWithCredentials: ({ params: { clientName }, body }, ctx) => signIn(ctx, { ...body, clientName }),
    signInWithSptv: ({ body }, ctx) => signIn(ctx, { ...body, clientName: 'sptv' }),
  };
}
