// The call of sign-in with the token of an operator.
import type { Handlers } from '../../../../calls/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { getNetworkKey, type RateLimit } from '../../../../platform/rate-limits/index.ts';
import type { Services } from '../../../../services.ts';
import type { IssueTokens } from '../../operations/issue-tokens.ts';
import { catchProviderError } from '../catch-provider-error.ts';
import type { ProviderSource } from '../provider-source.ts';
import { type IdentityPorts, signInWithIdentity } from '../sign-in-with-identity.ts';

export type OperatorCall = 'signInWithOperator';

interface OperatorPorts extends IdentityPorts {
  providers: ProviderSource;
  issueTokens: IssueTokens;
  /** Each sign-in is a request to the operator. */
  attemptLimit: RateLimit;
  log: Services['log'];
}

export function createOperatorHandlers({
  providers,
  issueTokens,
  attemptLimit,
  log,
  ...ports
}: OperatorPorts): Handlers<OperatorCall> {
  return {
    async signInWithOperator({ body: { opinAuthToken, ...body } }, ctx) {
      const clientName = 'operator';
      const provider = await providers.findOperatorProvider(ctx.realm);
      if (!provider) return refuse('notFound');
      const retryAfter = await attemptLimit.consume(getNetworkKey(ctx.request?.address ?? ''));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const session = await catchProviderError(ctx, { clientName, log }, async () =>
        signInWithIdentity(ctx, await provider.readIdentity(opinAuthToken), { ...body, clientName }, ports),
      );
      return issueTokens(ctx, session);
    },
  };
}
