// Stores a mail in the caller's transaction, with the job that sends it.
import { z } from 'zod';
import type { Trx } from '../database/index.ts';
import { createId } from '../ids/index.ts';
import { defineJob, enqueue, type JobDefinition } from '../jobs/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { createMailContentSeal, type MailContent } from './mail-content.ts';
import { tables } from './mail-table.ts';

export interface NewMail extends MailContent {
  realmId: number;
  template: string;
  recipient: string;
  /** The name beside the address of MAIL_FROM. */
  senderName: string;
  subject: string;
  now: Temporal.Instant;
}

const firstRetryMs = 15_000;
const maxRetryMs = 3_600_000;

/** About a day of attempts: seconds after the first, hours after the last. */
export const sendMailJob: JobDefinition<{ mail: number }> = defineJob({
  name: 'mail.send',
  schema: z.strictObject({ mail: z.int() }),
  maxAttempts: 32,
  getRetryDelay: (attempt) => Math.min(maxRetryMs, firstRetryMs * 2 ** (attempt - 1)),
});

export async function storeMail(trx: Trx, secrets: Secrets, mail: NewMail): Promise<void> {
  const publicId = createId<'Mail'>();
  const { seal } = await createMailContentSeal(secrets);
  const { id } = await tables(trx)
    .insertInto('mail')
    .values({
      public_id: publicId,
      realm_id: mail.realmId,
      template: mail.template,
      recipient: mail.recipient,
      sender_name: mail.senderName,
      subject: mail.subject,
      content_sealed: seal(publicId, { html: mail.html, text: mail.text }),
      created_at: mail.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(trx, sendMailJob, { mail: id }, { realmId: mail.realmId });
}
