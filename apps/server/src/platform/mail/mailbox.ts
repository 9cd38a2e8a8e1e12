// Reads and deletes stored mails.
import type { Database, Executor, Trx } from '../database/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { createMailContentSeal, type MailContent } from './mail-content.ts';
import { type MailState, tables } from './mail-table.ts';

const retention = { hours: 30 * 24 };
const maxListedMails = 100;

export interface ListedMail {
  public_id: string;
  template: string;
  recipient: string;
  subject: string;
  state: MailState;
  failure: string | null;
  created_at: Temporal.Instant;
}

export interface StoredMail extends ListedMail {
  /** Null once the mail was sent or given up. */
  content: MailContent | null;
}

const listedColumns = [
  'public_id',
  'template',
  'recipient',
  'subject',
  'state',
  'failure',
  'created_at',
] as const;

/** The newest mails first. */
export function listMails(db: Database, realmId: number): Promise<ListedMail[]> {
  return tables(db)
    .selectFrom('mail')
    .select(listedColumns)
    .where('realm_id', '=', realmId)
    .orderBy('id', 'desc')
    .limit(maxListedMails)
    .execute();
}

/** Lists all mails to an address, the oldest first. */
export function listMailsTo(
  executor: Executor,
  { realmId, recipient }: { realmId: number; recipient: string },
): Promise<ListedMail[]> {
  return tables(executor)
    .selectFrom('mail')
    .select(listedColumns)
    .where('realm_id', '=', realmId)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

export async function readMail(
  { db, secrets }: { db: Database; secrets: Secrets },
  { realmId, publicId }: { realmId: number; publicId: string },
): Promise<StoredMail | undefined> {
  const row = await tables(db)
    .selectFrom('mail')
    .select([...listedColumns, 'content_sealed'])
    .where('realm_id', '=', realmId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content_sealed: sealedContent, ...mail } = row;
  const { unseal } = await createMailContentSeal(secrets);
  return { ...mail, content: sealedContent && unseal(publicId, sealedContent) };
}

/** Counts the mails that were stored for a recipient since an instant: those of one template, or all. */
export async function countMails(
  db: Database,
  filter: { realmId: number; recipient: string; since: Temporal.Instant; template?: string },
): Promise<number> {
  let query = tables(db)
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('realm_id', '=', filter.realmId)
    .where('recipient', '=', filter.recipient)
    .where('created_at', '>', filter.since);
  if (filter.template !== undefined) query = query.where('template', '=', filter.template);
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes all mails to an address. Those that wait are not sent. */
export async function deleteMailsTo(
  trx: Trx,
  { realmId, recipient }: { realmId: number; recipient: string },
): Promise<void> {
  await tables(trx)
    .deleteFrom('mail')
    .where('realm_id', '=', realmId)
    .where('recipient', '=', recipient)
    .execute();
}

/** Deletes the mails of all realms that are older than 30 days. */
export async function deleteOldMails(db: Database, now: Temporal.Instant): Promise<void> {
  await tables(db).deleteFrom('mail').where('created_at', '<', now.subtract(retention)).execute();
}
