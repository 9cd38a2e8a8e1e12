// Calls of sign-in with a TV provider.
import type { TvProviderKind } from '@matinee/rules';
import type { CallContext, Handlers } from '../../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../../platform/rate-limits/index.ts';
import type { Services } from '../../../../services.ts';
import type { IssueTokens } from '../../operations/issue-tokens.ts';
import type { MoveGuestData } from '../../operations/merge-guest-session.ts';
import type { RefreshTokens } from '../../refresh-token.ts';
import { getDeviceName } from '../../security/describe-device.ts';
import { catchProviderError } from '../catch-provider-error.ts';
import { type FinishParams, finishSignIn } from '../finish-sign-in.ts';
import { attemptsPerNetwork, createSignInAttempts } from '../sign-in-attempt.ts';
import { getServiceOrigin } from '../start-sign-in.ts';
import { createSubscriptionLicences, type ReplaceLicences } from './subscription-licences.ts';
import type { TvProvider } from './tv-provider.ts';
import type { ClientCredentials, TvDevice } from './tv-provider-client.ts';
import { createTvProviderSource } from './tv-provider-source.ts';

export type TvProviderCall =
  | 'getTvProviders'
  | 'requestTvProviderCode'
  | 'signInWithTvProvider'
  | 'requestPrimetimeCode'
  | 'signInWithPrimetime'
  | 'syncEntitlements';

interface TvProviderPorts {
  keys: { signInAttempt: Uint8Array; tvDevice: Uint8Array };
  issueTokens: IssueTokens;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
  replaceLicences: ReplaceLicences;
}

interface OwnRegistration {
  clientId?: string | undefined;
  clientSecret?: string | undefined;
}

interface TvProviderId {
  kind: TvProviderKind;
  requestorId: string;
}

type TvFinishParams = Pick<FinishParams, 'link' | 'consentAnswers'> & {
  accessToken: string;
  resourceId?: string | undefined;
};

export function createTvProviderHandlers(
  { db, config, secrets, log }: Pick<Services, 'db' | 'config' | 'secrets' | 'log'>,
  { keys, issueTokens, replaceLicences, ...ports }: TvProviderPorts,
): Handlers<TvProviderCall> {
  const providers = createTvProviderSource(secrets);
  const attempts = createSignInAttempts(keys.signInAttempt);
  const attemptLimit = createSharedRateLimit(db, attemptsPerNetwork);
  const licences = createSubscriptionLicences({
    key: keys.tvDevice,
    replaceLicences,
    findProvider: async ({ realm }, clientName) =>
      clientName === 'adobe-dcr' || clientName === 'primetime'
        ? providers.find(realm, clientName)
        : undefined,
  });

  const withProvider = <T>(
    ctx: CallContext,
    { kind, requestorId }: TvProviderId,
    work: (provider: TvProvider) => Promise<T | Refusal>,
  ): Promise<T | Refusal> =>
    catchProviderError<T>(ctx, { clientName: kind, log }, async () => {
      const provider = await providers.find(ctx.realm, kind);
      return provider?.settings.requestorId === requestorId ? work(provider) : refuse('notFound');
    });

  /** Returns the code, and the token that finishes the sign-in in this browser. */
  const start = (ctx: CallContext, providerId: TvProviderId, registration: OwnRegistration = {}) =>
    withProvider(ctx, providerId, async (provider) => {
      const retryAfter = await attemptLimit.consume(getNetworkKey(ctx.request?.address ?? ''));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const clientName = provider.settings.kind;
      const redirectUri =
        provider.settings.redirectUri ?? `${getServiceOrigin(ctx, config)}/providers/success`;
      const { state, nonce } = await attempts.create(ctx, { clientName, redirectUri });
      const code = await provider.requestCode(createDevice(ctx, nonce), redirectUri, pickOwn(registration));
      return { accessToken: `${state}.${code}`, code };
    });

  const finish = (
    ctx: CallContext,
    providerId: TvProviderId,
    { accessToken, resourceId, ...params }: TvFinishParams,
    registration: OwnRegistration = {},
  ) =>
    withProvider(ctx, providerId, async (provider) => {
      const { kind: clientName, resourceId: expectedResourceId } = provider.settings;
      if (resourceId !== undefined && resourceId !== expectedResourceId) return refuse('notFound');
      const [state = '', code = ''] = accessToken.split('.', 2);
      let subscription: { device: TvDevice; expiresAt: Temporal.Instant | null } | undefined;
      const readIdentity = async ({ nonce }: { nonce: string }) => {
        const device = createDevice(ctx, nonce);
        const identity = await provider.readIdentity(code, device, pickOwn(registration));
        const givesLicences = provider.settings.licences.length > 0;
        const expiresAt = givesLicences ? await provider.readAuthorisation(device) : null;
        subscription = { device, expiresAt };
        return identity;
      };
      const result = await finishSignIn(
        ctx,
        { ...params, clientName, state, credential: code },
        {
          ...ports,
          attempts,
          provider: { readIdentity },
          onAccountFound: async (trx, accountId) => {
            if (subscription) await licences.save(trx, ctx, { accountId, provider, ...subscription });
          },
        },
      );
      return issueTokens(ctx, result);
    });

  return {
    getTvProviders: ({ params: { requestorId } }, ctx) =>
      catchProviderError(ctx, { clientName: requestorId, log }, async () => {
        const list = await providers.findList(ctx.realm, requestorId);
        return list ?? refuse('notFound');
      }),

    requestTvProviderCode: ({ body: { requestorId, ...registration } }, ctx) =>
      start(ctx, { kind: 'adobe-dcr', requestorId }, registration),

    signInWithTvProvider: ({ body: { requestorId, clientId, clientSecret, ...body } }, ctx) =>
      finish(ctx, { kind: 'adobe-dcr', requestorId }, body, { clientId, clientSecret }),

    async requestPrimetimeCode({ params: { requestorId } }, ctx) {
      const result = await start(ctx, { kind: 'primetime', requestorId });
      return isRefusal(result) ? result : { code: result.code, state: result.accessToken };
    },

    signInWithPrimetime: ({ body: { requestorId, state: accessToken, ...body } }, ctx) =>
      finish(ctx, { kind: 'primetime', requestorId }, { ...body, accessToken }),

    syncEntitlements: ({ body: { refreshToken } }, ctx) =>
      catchProviderError(ctx, { clientName: 'entitlement-sync', log }, async () =>
        licences.sync(ctx, refreshToken),
      ),
  };
}

/** The nonce of the attempt is the device: it is unguessable, derived from the state, and stored nowhere. */
const createDevice = (ctx: CallContext, nonce: string): TvDevice => ({
  id: nonce,
  name: getDeviceName(ctx),
  address: ctx.request?.address ?? '',
});

const pickOwn = ({ clientId, clientSecret }: OwnRegistration): ClientCredentials | undefined =>
  clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined;
