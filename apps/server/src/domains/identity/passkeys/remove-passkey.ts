import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { catchRefusal, type Refusal, RefusedError, refuse } from '../../../platform/errors/index.ts';
import { canSignIn } from '../security/can-sign-in.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { lockSignInMethods } from '../security/sign-in-methods.queries.ts';
import { deletePasskey } from './passkey.queries.ts';

/** Removes a passkey of an account, unless nobody could sign in to the account afterwards. */
export function removePasskey(
  ctx: CallContext,
  { accountId, publicId }: { accountId: number; publicId: string },
): Promise<true | Refusal> {
  const account = { realmId: ctx.realm.id, accountId };
  return catchRefusal(() =>
    runInTransaction(ctx.db, async (trx) => {
      // The lock keeps two requests from removing the last two passkeys.
      const methods = await lockSignInMethods(trx, account);
      if (!(await deletePasskey(trx, { ...account, publicId }))) return refuse('notFound');
      const remainingMethods = { ...methods, passkeyCount: methods.passkeyCount - 1 };
      if (!canSignIn(ctx.realm.settings, remainingMethods))
        throw new RefusedError(refuse('lastSignInMethod'));
      await recordSecurityEvent(trx, ctx, { ...account, kind: 'passkeyRemoved' });
      return true as const;
    }),
  );
}
