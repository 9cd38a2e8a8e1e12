// The job that sends a stored mail. Without a mail server, it leaves the mail in the mailbox of the administrators.
import type { Database, Trx } from '../database/index.ts';
import { defineJobHandler, type JobContext, type JobHandler, type JobOutcome } from '../jobs/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { createMailContentSeal } from './mail-content.ts';
import { tables } from './mail-table.ts';
import { sendMailJob } from './store-mail.ts';
import { createMailTransport, MailRefusedError, type MailSettings, type MailTransport } from './transport.ts';

const maxFailureLength = 500;

interface MailServices {
  db: Database;
  secrets: Secrets;
  clock: { now(): Temporal.Instant };
}

/** @param settings undefined without a mail server */
export function createMailJobHandlers(
  services: MailServices,
  settings: MailSettings | undefined,
): JobHandler[] {
  const transport = settings && createMailTransport(settings);
  const domain = settings?.mailFrom.split('@').at(-1) ?? '';
  return [
    defineJobHandler(sendMailJob, (context) => sendMail(services, context, { transport, domain }), {
      onEnd: (trx, job, outcome) => recordFailure(trx, job.payload.mail, outcome),
    }),
  ];
}

interface SendOptions {
  transport: MailTransport | undefined;
  /** Right part of the message id. */
  domain: string;
}

async function sendMail(
  { db, secrets, clock }: MailServices,
  { job, finish }: JobContext<{ mail: number }>,
  { transport, domain }: SendOptions,
): Promise<void> {
  const mail = await tables(db)
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', job.payload.mail)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!mail?.content_sealed) return;
  if (!transport) {
    await finish(async (trx) => {
      await tables(trx).updateTable('mail').set({ state: 'stored' }).where('id', '=', mail.id).execute();
      return undefined;
    });
    return;
  }
  const { unseal } = await createMailContentSeal(secrets);
  try {
    await transport.send({
      messageId: `<${mail.public_id}@${domain}>`,
      senderName: mail.sender_name,
      recipient: mail.recipient,
      subject: mail.subject,
      ...unseal(mail.public_id, mail.content_sealed),
    });
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error;
    const failure = error.message.slice(0, maxFailureLength);
    await finish(async (trx) => {
      await markFailed(trx, mail.id, failure);
      return { refused: failure };
    });
    return;
  }
  await finish(async (trx) => {
    await tables(trx)
      .updateTable('mail')
      .set({ state: 'sent', sent_at: clock.now(), content_sealed: null })
      .where('id', '=', mail.id)
      .execute();
    return undefined;
  });
}

/** Marks a mail as failed when its job has failed, after the last attempt. */
async function recordFailure(trx: Trx, mailId: number, outcome: JobOutcome): Promise<void> {
  if (outcome.state === 'failed') await markFailed(trx, mailId, outcome.error.slice(0, maxFailureLength));
}

async function markFailed(trx: Trx, mailId: number, failure: string): Promise<void> {
  await tables(trx)
    .updateTable('mail')
    .set({ state: 'failed', failure, content_sealed: null })
    .where('id', '=', mailId)
    .execute();
}
