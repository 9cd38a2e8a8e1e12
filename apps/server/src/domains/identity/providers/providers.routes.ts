// Calls of sign-in with a provider.
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import type { Services } from '../../../services.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import type { MoveGuestData } from '../operations/merge-guest-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { ProviderError, type SignInProvider } from './provider.ts';
import { createProviderSource } from './provider-source.ts';
import { createSignInAttempts } from './sign-in-attempt.ts';
import { getServiceOrigin, startSignIn } from './start-sign-in.ts';

export type ProviderCall = 'getOpenIdAuthorisationUri' | 'signInWithOpenId' | 'getOpenIdLogoutUri';

interface ProviderPorts {
  attemptKey: Uint8Array;
  issueTokens: IssueTokens;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

/** Limits the rows of the database: each started sign-in is one. */
const attemptsPerNetwork = { name: 'provider-sign-in-network', max: 300, seconds: 600 };

export function createProviderHandlers(
  { db, config, secrets, log }: Pick<Services, 'db' | 'config' | 'secrets' | 'log'>,
  { attemptKey, issueTokens, ...ports }: ProviderPorts,
): Handlers<ProviderCall> {
  const providers = createProviderSource(secrets);
  const attempts = createSignInAttempts(attemptKey);
  const attemptLimit = createSharedRateLimit(db, attemptsPerNetwork);

  /** Finds the provider and runs `work` with it. Logs a ProviderError for the operator, and returns a refusal instead. */
  async function withProvider<T>(
    ctx: CallContext,
    clientName: string,
    work: (provider: SignInProvider) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const provider = await providers.find(ctx.realm, clientName);
    if (!provider) return refuse('notFound');
    try {
      return await work(provider);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ realm: ctx.realm.key, provider: clientName, err: error }, 'a sign-in provider has failed');
      return refuse(error.reason === 'unavailable' ? 'providerUnavailable' : 'failedProviderSignIn');
    }
  }

  return {
    getOpenIdAuthorisationUri: ({ params: { client: clientName }, query }, ctx) =>
      withProvider(ctx, clientName, async (provider) => {
        const retryAfter = await attemptLimit.consume(getNetworkKey(ctx.request?.address ?? ''));
        if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
        const { authoriseUriFlow: flow, extraParams = '' } = query;
        return startSignIn(ctx, { clientName, flow, extraParams }, { provider, attempts, config });
      }),

    signInWithOpenId: ({ params: { client: clientName }, body }, ctx) =>
      withProvider(ctx, clientName, async (provider) => {
        const { authorisationCode: code, ...params } = body;
        const session = await finishSignIn(
          ctx,
          { ...params, clientName, code, issuer: body.issuer },
          { provider, attempts, ...ports },
        );
        return issueTokens(ctx, session);
      }),

    getOpenIdLogoutUri: ({ params: { client: clientName } }, ctx) =>
      withProvider(ctx, clientName, async (provider) => {
        const logoutUri = await provider.createLogoutUri(`${getServiceOrigin(ctx, config)}/`);
        return logoutUri === null ? refuse('notFound') : { logoutUri };
      }),
  };
}
