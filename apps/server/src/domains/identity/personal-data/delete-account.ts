// Deletes an account. Foreign keys delete its rows in all domains; what has no foreign key is deleted here. Sessions end on
// all nodes when they receive the events. The answers to consents stay under a pseudonym, because the operator must be
// able to prove them.
import type { RealmContext } from '../../../calls/index.ts';
import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { deleteMailsTo } from '../../../platform/mail/index.ts';
import { deleteAccountMailRequests } from '../mail/account-mail.ts';
import { endAccountSessions } from '../operations/end-session.ts';
import type { SigningKeys } from '../signing-keys.ts';
import { deleteAccountRow, isAddressShared, lockAccount } from './account-row.queries.ts';
import { insertConsentRecords } from './consent-record.queries.ts';
import { computeConsentSubject } from './consent-subject.ts';

export interface DeletedAccount {
  name: string;
  /** Null unless the person has proved that they read the mail of the address. */
  email: string | null;
}

/** Stores the mail about the deletion. */
export type NotifyOwner = (trx: Trx, account: { name: string; email: string }) => Promise<void>;

/** Returns undefined if the realm has no such account, for example because another request has deleted it. */
export function deleteAccount(
  db: Database,
  { realm, accountId, now }: { realm: RealmContext; accountId: number; now: Temporal.Instant },
  { keys, notifyOwner }: { keys: Pick<SigningKeys, 'consentSubject'>; notifyOwner: NotifyOwner },
): Promise<DeletedAccount | undefined> {
  const owner = { realmId: realm.id, accountId };
  return runInTransaction(db, async (trx) => {
    const account = await lockAccount(trx, owner);
    if (!account) return undefined;
    const address = account.email ?? account.unconfirmed_email ?? account.contact_email;
    const subject = computeConsentSubject(keys, realm, address ?? account.public_id);
    await insertConsentRecords(trx, { ...owner, subject, now });
    await endAccountSessions(trx, owner, { reason: 'accountDeleted', now });
    const emails = [account.email, account.unconfirmed_email].filter((email) => email !== null);
    await deleteAccountMailRequests(trx, { ...owner, emails });
    // Several accounts may have signed up with one address.
    for (const recipient of emails)
      if (!(await isAddressShared(trx, { ...owner, email: recipient })))
        await deleteMailsTo(trx, { realmId: realm.id, recipient });
    await deleteAccountRow(trx, owner);
    const payload = { accountId: account.public_id };
    await emit(trx, { realmId: realm.id, type: 'AccountDeleted', payload });
    const { name, email } = account;
    if (email !== null) await notifyOwner(trx, { name, email });
    return { name, email };
  });
}
