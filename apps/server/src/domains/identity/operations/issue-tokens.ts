// Responds to a sign-in with tokens, and sets the cookie with which the server renders documents.
import type { Tokens } from '@matinee/contract';
import type { CallContext, Viewer } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { type AccessTokens, accessTokenSeconds } from '../access-token.ts';
import { presentUser } from '../identity.present.ts';
import { selectLinkedProviders } from '../providers/linked-account.queries.ts';
import { createSessionCookieValue, sessionCookieName } from '../session-cookie.ts';
import type { SigningKeys } from '../signing-keys.ts';
import type { ViewerSource } from '../viewer-source.ts';
import { getIdleTimeout, type OpenedSession } from './open-session.ts';

export type IssueTokens = (
  ctx: CallContext,
  openedSession: OpenedSession | Refusal,
) => Promise<Tokens | Refusal>;

export function createIssueTokens({
  keys,
  accessTokens,
  viewers,
}: {
  keys: Pick<SigningKeys, 'cookie'>;
  accessTokens: AccessTokens;
  viewers: ViewerSource;
}): IssueTokens {
  return async (ctx, openedSession) => {
    if (isRefusal(openedSession)) return openedSession;
    const viewer = await viewers.findBySession(ctx.realm, openedSession.sessionId);
    if (!viewer) return refuse('invalidRefreshToken');
    const maxAge = getIdleTimeout(viewer.isGuest).hours * 3600;
    const cookie = createSessionCookieValue(keys.cookie, ctx.realm.key, openedSession.sessionId);
    ctx.responseCookies.setCookie(sessionCookieName, cookie, { maxAge });
    const user = presentUser({ ...viewer, country: ctx.findLocation?.().country ?? null });
    return {
      authorisationToken: await accessTokens.sign(ctx.realm.key, openedSession.sessionId),
      refreshToken: openedSession.refreshToken,
      expiresIn: accessTokenSeconds,
      user,
      parsedData: user,
      linkedAccounts: await loadLinkedAccounts(ctx, viewer),
      missingInformationStatus: 'NONE',
      lacksConfirmation: openedSession.lacksConfirmation ?? viewer.account?.lacksConfirmation ?? false,
    };
  };
}

/** Loads the providers with which the account of a viewer can sign in. */
async function loadLinkedAccounts(
  { db, realm }: CallContext,
  { account }: Viewer,
): Promise<Tokens['linkedAccounts']> {
  if (!account) return [];
  const providers = await selectLinkedProviders(db, { realmId: realm.id, accountId: account.id });
  return providers.map((provider) => ({ provider }));
}
