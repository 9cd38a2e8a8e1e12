// The person of an account downloads its data, and deletes it.
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit } from '../../../platform/rate-limits/index.ts';
import type { Services } from '../../../services.ts';
import { createKnownDevices } from '../known-device.ts';
import { sessionCookieName } from '../session-cookie.ts';
import { createSignInLimits } from '../sign-in-limits.ts';
import type { SigningKeys } from '../signing-keys.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { createDeletionNotice } from './notify-deleted-account.ts';
import type { PersonalDataSources } from './personal-data-source.ts';
import { requireRecentSignIn } from './require-recent-sign-in.ts';

/** An export reads all rows of the account. */
const exportLimit = { name: 'account-export', max: 10, seconds: 3600 };

export function createPersonalDataHandlers(
  services: Pick<Services, 'db' | 'config' | 'secrets'>,
  { keys, sources }: { keys: SigningKeys; sources: PersonalDataSources },
): Handlers<'confirmIdentity' | 'exportAccount' | 'deleteAccount'> {
  const { db } = services;
  const signInLimits = createSignInLimits(db, createKnownDevices(keys.device));
  const limit = createSharedRateLimit(db, exportLimit);

  return {
    async confirmIdentity({ body }, ctx) {
      if (!ctx.realm.settings.emailSignIn.password) return refuse('notFound');
      const email = ctx.viewer.account?.email ?? '';
      const result = await signInLimits.signIn(ctx, email, () => confirmIdentity(ctx, body.secret));
      if (!isRefusal(result)) return undefined;
      return result.code === 'failedAuthentication' ? refuse('invalidCurrentCredentials') : result;
    },

    async exportAccount(_input, ctx) {
      const { account } = ctx.viewer;
      if (!account) return refuse('unauthorised');
      const refusal = await requireRecentSignIn(ctx);
      if (refusal) return refusal;
      const retryAfter = await limit.consume(account.publicId);
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const { realm, now, language } = ctx;
      return exportAccount(db, { realm, now, accountId: account.id, language }, sources);
    },

    async deleteAccount({ body }, ctx) {
      const { realm, viewer, now } = ctx;
      if (!viewer.account) return refuse('unauthorised');
      const refusal = await requireRecentSignIn(ctx);
      if (refusal) return refusal;
      if (!isConfirmed(viewer.account, body.confirmation)) return refuse('confirmationMismatch');
      const notifyOwner = createDeletionNotice(services, ctx);
      await deleteAccount(db, { realm, accountId: viewer.account.id, now }, { keys, notifyOwner });
      ctx.responseCookies.clearCookie(sessionCookieName);
      return undefined;
    },
  };
}

/** An account without an address is confirmed by its name. */
function isConfirmed(
  { email, name }: NonNullable<CallContext['viewer']['account']>,
  confirmation: string,
): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  return fold(confirmation) === fold(email || name);
}
