// Sign-in, sign-up, token refresh, sign-out and the current user. A new session gets a token pair, and a
// cookie with which the server renders documents.
import type { Tokens } from '@matinee/contract';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import type { Services } from '../../services.ts';
import { type AccessTokens, accessTokenSeconds } from './access-token.ts';
import { presentUser } from './identity.present.ts';
import { createKnownDevices } from './known-device.ts';
import { signOut } from './operations/end-session.ts';
import type { MoveGuestData } from './operations/merge-guest-session.ts';
import { openGuestSession } from './operations/open-guest-session.ts';
import { getIdleTimeout, type OpenedSession } from './operations/open-session.ts';
import { rotateRefreshToken } from './operations/rotate-refresh-token.ts';
import { signIn } from './operations/sign-in.ts';
import { signUp } from './operations/sign-up.ts';
import { createRefreshTokens } from './refresh-token.ts';
import { createSessionCookieValue, sessionCookieName } from './session-cookie.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { ViewerSource } from './viewer-source.ts';

export interface IdentityPorts {
  keys: SigningKeys;
  accessTokens: AccessTokens;
  viewers: ViewerSource;
  moveGuestData: MoveGuestData;
}

type IdentityCall = 'signInAsGuest' | 'signIn' | 'signUp' | 'refreshTokens' | 'signOut' | 'getUser';

export function createIdentityHandlers(
  { db }: Pick<Services, 'db'>,
  { keys, accessTokens, viewers, moveGuestData }: IdentityPorts,
): Handlers<IdentityCall> {
  const limits = createSignInLimits(db, createKnownDevices(keys.device));
  const refreshTokens = createRefreshTokens(keys.refreshToken);
  const ports = { moveGuestData, refreshTokens };

  async function issueTokens(
    ctx: CallContext,
    openedSession: OpenedSession | Refusal,
  ): Promise<Tokens | Refusal> {
    if (isRefusal(openedSession)) return openedSession;
    const viewer = await viewers.findBySession(ctx.realm, openedSession.sessionId);
    if (!viewer) return refuse('invalidRefreshToken');
    const maxAge = getIdleTimeout(viewer.isGuest).hours * 3600;
    const cookie = createSessionCookieValue(keys.cookie, ctx.realm.key, openedSession.sessionId);
    ctx.responseCookies.setCookie(sessionCookieName, cookie, { maxAge });
    const user = presentUser(viewer);
    return {
      authorisationToken: await accessTokens.sign(ctx.realm.key, openedSession.sessionId),
      refreshToken: openedSession.refreshToken,
      expiresIn: accessTokenSeconds,
      user,
      parsedData: user,
      linkedAccounts: [],
      missingInformationStatus: 'NONE',
      lacksConfirmation: false,
    };
  }

  return {
    async signInAsGuest(_input, ctx) {
      return issueTokens(ctx, await limits.openGuestSession(ctx, () => openGuestSession(ctx, refreshTokens)));
    },

    async signIn({ body }, ctx) {
      const { id: email, secret: password } = body;
      if (email.trim() === '' && password === '') return refuse('emptyInputs');
      return issueTokens(ctx, await limits.signIn(ctx, email, () => signIn(ctx, { email, password }, ports)));
    },

    async signUp({ body }, ctx) {
      return issueTokens(ctx, await limits.signUp(ctx, () => signUp(ctx, body, ports)));
    },

    async refreshTokens({ body }, ctx) {
      return issueTokens(ctx, await rotateRefreshToken(ctx, body.refreshToken, refreshTokens));
    },

    async signOut({ body }, ctx) {
      await signOut(ctx, body.refreshToken, refreshTokens);
      ctx.responseCookies.clearCookie(sessionCookieName);
      return undefined;
    },

    async getUser(_input, { viewer }) {
      return presentUser(viewer);
    },
  };
}
