// Sign-in, sign-up, token refresh, sign-out, the current user and their password.
import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import type { Services } from '../../services.ts';
import type { AccessTokens } from './access-token.ts';
import { createDeviceCodeHandlers, type DeviceCodeCall } from './device-code/device-codes.routes.ts';
import { createEmailLinkHandlers, type EmailLinkCall } from './email-links/email-links.routes.ts';
import { createMailLimits } from './email-links/mail-limits.ts';
import { presentUser } from './identity.present.ts';
import { startImpersonation } from './impersonation/start-impersonation.ts';
import { createKnownDevices } from './known-device.ts';
import { changePassword } from './operations/change-password.ts';
import { readSignUpRestriction, refuseRestrictedSignUp } from './operations/check-sign-up.ts';
import { signOut } from './operations/end-session.ts';
import { createIssueTokens } from './operations/issue-tokens.ts';
import type { MoveGuestData } from './operations/merge-guest-session.ts';
import { openGuestSession } from './operations/open-guest-session.ts';
import { rotateRefreshToken } from './operations/rotate-refresh-token.ts';
import { signIn } from './operations/sign-in.ts';
import { signUp } from './operations/sign-up.ts';
import { createPasskeyHandlers, type PasskeyCall } from './passkeys/passkeys.routes.ts';
import { createSendProviderPasswordReset } from './providers/firebase/send-password-reset.ts';
import { createLinkedAccountHandlers, type LinkedAccountCall } from './providers/linked-accounts.routes.ts';
import { createProviderSource } from './providers/provider-source.ts';
import { createProviderHandlers, type ProviderCall } from './providers/providers.routes.ts';
import type { ReplaceLicences } from './providers/tv/subscription-licences.ts';
import { createTvProviderHandlers, type TvProviderCall } from './providers/tv/tv-providers.routes.ts';
import { createRefreshTokens } from './refresh-token.ts';
import { createSecondFactorHandlers, type SecondFactorCall } from './second-factor/second-factor.routes.ts';
import { sessionCookieName } from './session-cookie.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { ViewerSource } from './viewer-source.ts';

export interface IdentityPorts {
  keys: SigningKeys;
  accessTokens: AccessTokens;
  viewers: ViewerSource;
  moveGuestData: MoveGuestData;
  replaceLicences: ReplaceLicences;
}

type IdentityCall =
  | 'signInAsGuest'
  | 'signIn'
  | 'getSignUpRestriction'
  | 'signUp'
  | 'refreshTokens'
  | 'signOut'
  | 'getUser'
  | 'changePassword'
  | EmailLinkCall
  | ProviderCall
  | LinkedAccountCall
  | TvProviderCall
  | PasskeyCall
  | DeviceCodeCall
  | SecondFactorCall
  | 'startImpersonation';

export function createIdentityHandlers(
  services: Pick<Services, 'db' | 'config' | 'secrets' | 'log'>,
  { keys, accessTokens, viewers, moveGuestData, replaceLicences }: IdentityPorts,
): Handlers<IdentityCall> {
  const { db } = services;
  const devices = createKnownDevices(keys.device);
  const limits = createSignInLimits(db, devices);
  const mailLimits = createMailLimits(db);
  const refreshTokens = createRefreshTokens(keys.refreshToken);
  const ports = { moveGuestData, refreshTokens };
  const issueTokens = createIssueTokens({ keys, accessTokens, viewers });
  const providers = createProviderSource(services.secrets);
  const sendProviderPasswordReset = createSendProviderPasswordReset({ providers, log: services.log });

  return {
    async signInAsGuest(_input, ctx) {
      return issueTokens(ctx, await limits.openGuestSession(ctx, () => openGuestSession(ctx, refreshTokens)));
    },

    async signIn({ body }, ctx) {
      if (!ctx.realm.settings.emailSignIn.password) return refuse('notFound');
      const { id: email, secret: password } = body;
      if (email.trim() === '' && password === '') return refuse('emptyInputs');
      const signInOnDevice = (device: { isKnownDevice: boolean }) =>
        signIn(ctx, { email, password }, { ...ports, ...device });
      return issueTokens(ctx, await limits.signIn(ctx, email, signInOnDevice));
    },

    async getSignUpRestriction(_input, ctx) {
      return { restriction: readSignUpRestriction(ctx) };
    },

    async signUp({ body }, ctx) {
      const restriction = refuseRestrictedSignUp(ctx);
      if (restriction) return restriction;
      return issueTokens(ctx, await limits.signUp(ctx, () => signUp(ctx, body, { ...ports, mailLimits })));
    },

    async refreshTokens({ body }, ctx) {
      return issueTokens(ctx, await rotateRefreshToken(ctx, body.refreshToken, refreshTokens));
    },

    async signOut({ body }, ctx) {
      await signOut(ctx, body.refreshToken, refreshTokens);
      ctx.responseCookies.clearCookie(sessionCookieName);
      return undefined;
    },

    async getUser(_input, { viewer, findLocation }) {
      return presentUser({ ...viewer, country: findLocation?.().country ?? null });
    },

    async changePassword({ body }, ctx) {
      if (!ctx.realm.settings.emailSignIn.password) return refuse('notFound');
      const id = ctx.viewer.account?.email ?? '';
      const result = await limits.signIn(ctx, id, () => changePassword(ctx, body));
      if (!isRefusal(result)) return undefined;
      return result.code === 'failedAuthentication' ? refuse('invalidCurrentCredentials') : result;
    },

    async startImpersonation({ body }, ctx) {
      return issueTokens(ctx, await startImpersonation(ctx, body.token, refreshTokens));
    },

    ...createEmailLinkHandlers({
      db,
      devices,
      mailLimits,
      issueTokens,
      sendProviderPasswordReset,
      ...ports,
    }),
    ...createLinkedAccountHandlers({ replaceLicences }),
    ...createPasskeyHandlers(services, { challengeKey: keys.passkeyChallenge, issueTokens, ...ports }),
    ...createProviderHandlers(services, {
      attemptKey: keys.signInAttempt,
      issueTokens,
      limits,
      mailLimits,
      providers,
      ...ports,
    }),
    ...createDeviceCodeHandlers(services, { key: keys.userCode, issueTokens, ...ports }),
    ...createSecondFactorHandlers(db, { keys, devices, issueTokens, viewers, ...ports }),
    ...createTvProviderHandlers(services, { keys, issueTokens, replaceLicences, ...ports }),
  };
}
