// Calls of sign-in with a provider.
import { getProviderClientName } from '@matinee/rules';
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import type { Services } from '../../../services.ts';
import type { MailLimits } from '../email-links/mail-limits.ts';
import { signOut } from '../operations/end-session.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import type { MoveGuestData } from '../operations/merge-guest-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { catchProviderError } from './catch-provider-error.ts';
import { type CredentialCall, createCredentialHandlers } from './credentials/credentials.routes.ts';
import { type FinishParams, finishSignIn } from './finish-sign-in.ts';
import { createFirebaseHandlers, type FirebaseCall } from './firebase/firebase.routes.ts';
import { createOperatorHandlers, type OperatorCall } from './operator/operator.routes.ts';
import type { AuthorisationRequest, SignInProvider } from './provider.ts';
import type { ProviderId, ProviderSource } from './provider-source.ts';
import { attemptsPerNetwork, createSignInAttempts } from './sign-in-attempt.ts';
import { getServiceOrigin, startSignIn } from './start-sign-in.ts';

export type ProviderCall =
  | 'getOpenIdAuthorisationUri'
  | 'signInWithOpenId'
  | 'getOpenIdLogoutUri'
  | 'getOAuthAuthorisationUri'
  | 'signInWithOAuth'
  | 'signOutOfOAuth'
  | 'getSocialAuthorisationUri'
  | 'signInWithGoogle'
  | 'signInWithFacebook'
  | 'signInWithApple'
  | 'signInWithExternalProvider'
  | CredentialCall
  | OperatorCall
  | FirebaseCall;

interface ProviderPorts {
  attemptKey: Uint8Array;
  issueTokens: IssueTokens;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
  limits: SignInLimits;
  mailLimits: MailLimits;
  providers: ProviderSource;
}

export function createProviderHandlers(
  { db, config, log }: Pick<Services, 'db' | 'config' | 'log'>,
  { attemptKey, issueTokens, limits, mailLimits, providers, ...ports }: ProviderPorts,
): Handlers<ProviderCall> {
  const attempts = createSignInAttempts(attemptKey);
  const attemptLimit = createSharedRateLimit(db, attemptsPerNetwork);

  /** Finds the provider and runs `work` with it. */
  async function withProvider<T>(
    ctx: CallContext,
    providerId: ProviderId,
    work: (provider: SignInProvider) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const provider = await providers.find(ctx.realm, providerId);
    if (!provider) return refuse('notFound');
    const { clientName } = providerId;
    return catchProviderError(ctx, { clientName, log }, () => work(provider));
  }

  /** Starts a sign-in; `createResponse` receives a function that creates the address to which the browser goes. */
  const start = <T>(
    ctx: CallContext,
    params: ProviderId & { flow?: 'SIGNUP' | 'SIGNIN'; extraParams?: string | undefined },
    createResponse: (
      createUri: (options: Pick<AuthorisationRequest, 'isSilent'>) => Promise<string>,
    ) => Promise<T>,
  ) =>
    withProvider(ctx, params, async (provider) => {
      const retryAfter = await attemptLimit.consume(getNetworkKey(ctx.request?.address ?? ''));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const { flow = 'SIGNIN', extraParams = '' } = params;
      const request = await startSignIn(ctx, { ...params, flow, extraParams }, { attempts, config });
      if (isRefusal(request)) return request;
      return createResponse((options) => provider.createAuthorisationUri({ ...request, ...options }));
    });

  const finish = (ctx: CallContext, { kind, ...params }: ProviderId & FinishParams) =>
    withProvider(ctx, { kind, clientName: params.clientName }, async (provider) =>
      issueTokens(ctx, await finishSignIn(ctx, params, { provider, attempts, ...ports })),
    );

  return {
    getOpenIdAuthorisationUri: ({ params: { client: clientName }, query }, ctx) =>
      start(
        ctx,
        { kind: 'openid', clientName, flow: query.authoriseUriFlow, extraParams: query.extraParams },
        async (createUri) => ({
          authorisationUri: await createUri({ isSilent: false }),
          silentAuthorisationUri: await createUri({ isSilent: true }),
        }),
      ),

    signInWithOpenId: ({ params: { client: clientName }, body: { authorisationCode, ...body } }, ctx) =>
      finish(ctx, { ...body, kind: 'openid', clientName, credential: authorisationCode }),

    getOpenIdLogoutUri: ({ params: { client: clientName } }, ctx) =>
      withProvider(ctx, { kind: 'openid', clientName }, async (provider) => {
        const logoutUri = await provider.createLogoutUri(`${getServiceOrigin(ctx, config)}/`);
        return logoutUri === null ? refuse('notFound') : { logoutUri };
      }),

    getOAuthAuthorisationUri: ({ params: { clientName }, query: { extraParams } }, ctx) =>
      start(ctx, { kind: 'oauth', clientName, extraParams }, async (createUri) => ({
        authorisationUri: await createUri({ isSilent: false }),
      })),

    signInWithOAuth: ({ params: { clientName }, body: { authorisationCode, ...body } }, ctx) =>
      finish(ctx, { ...body, kind: 'oauth', clientName, credential: authorisationCode }),

    signOutOfOAuth: ({ params: { clientName }, body: { refreshToken } }, ctx) =>
      withProvider(ctx, { kind: 'oauth', clientName }, async () => {
        await signOut(ctx, refreshToken, ports.refreshTokens);
        return undefined;
      }),

    getSocialAuthorisationUri: ({ params: { provider: kind } }, ctx) =>
      start(ctx, { kind, clientName: kind }, async (createUri) => ({
        authorisationUri: await createUri({ isSilent: false }),
      })),

    signInWithGoogle: ({ body: { idToken, ...body } }, ctx) =>
      finish(ctx, { ...body, kind: 'google', clientName: 'google', credential: idToken }),

    signInWithFacebook: ({ body: { code, ...body } }, ctx) =>
      finish(ctx, { ...body, kind: 'facebook', clientName: 'facebook', credential: code }),

    signInWithApple: ({ body: { code, ...body } }, ctx) =>
      finish(ctx, { ...body, kind: 'apple', clientName: 'apple', credential: code }),

    async signInWithExternalProvider({ params, body: { authorisationCode, ...body } }, ctx) {
      const { externalProviderRoute: route } = params;
      const settings = ctx.realm.settings.signInProviders.find(
        ({ kind, route: providerRoute }) =>
          (kind === 'openid' || kind === 'oauth') && providerRoute === route,
      );
      if (!settings) return refuse('notFound');
      const clientName = getProviderClientName(settings);
      const { kind } = settings;
      return finish(ctx, { ...body, link: false, kind, clientName, credential: authorisationCode });
    },

    ...createCredentialHandlers({ providers, issueTokens, limits, log, ...ports }),
    ...createOperatorHandlers({ providers, issueTokens, attemptLimit, log, ...ports }),
    ...createFirebaseHandlers({ providers, issueTokens, limits, mailLimits, log, ...ports }),
  };
}
