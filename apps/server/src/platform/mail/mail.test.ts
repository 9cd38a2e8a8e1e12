import { type SmtpSink, startSmtpSink } from '@matinee/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useJobQueue, waitUntil } from '../../../test/job-queue.ts';
import { tables } from '../../../test/tables.ts';
import { runInTransaction, toJsonb } from '../database/index.ts';
import { createSecrets, type Secrets } from '../secrets/index.ts';
import {
  createMailJobHandlers,
  deleteOldMails,
  listMails,
  type MailSettings,
  readMail,
  storeMail,
} from './index.ts';

const queue = useJobQueue();
let smtp: SmtpSink;
let secrets: Secrets;
let realmId: number;

beforeAll(async () => {
  secrets = createSecrets(queue.db);
  const now = Temporal.Now.instant();
  const { id } = await tables(queue.db)
    .insertInto('realm')
    .values({ key: 'lantern', settings: toJsonb({}), created_at: now, updated_at: now, logo: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  realmId = id;
});
beforeEach(async () => {
  smtp = await startSmtpSink();
});
afterEach(async () => {
  await smtp.close();
  await tables(queue.db).deleteFrom('mail').execute();
});

const getSettings = (): MailSettings => ({ smtpUrl: smtp.url, mailFrom: 'tv@example.org' });

function startMailWorker(settings: MailSettings | undefined = getSettings()) {
  const services = { db: queue.db, secrets, clock: queue.clock };
  return queue.startWorker(createMailJobHandlers(services, settings));
}

async function store(changes: { recipient?: string; subject?: string } = {}): Promise<void> {
  await runInTransaction(queue.db, (trx) =>
    storeMail(trx, secrets, {
      realmId,
      template: 'greeting',
      recipient: 'ada@example.com',
      senderName: 'Lantern',
      subject: 'Good evening',
      html: '<p>Open <b>secret-link</b></p>',
      text: 'Open secret-link',
      now: queue.clock.now(),
      ...changes,
    }),
  );
}

const readStoredMail = () => tables(queue.db).selectFrom('mail').selectAll().executeTakeFirstOrThrow();

/** The number of failed attempts of the job. */
async function readAttempt(): Promise<number> {
  const job = await tables(queue.db).selectFrom('job').select('attempt').executeTakeFirstOrThrow();
  return job.attempt;
}

async function waitForState(state: string) {
  await waitUntil(async () => (await readStoredMail()).state === state);
  return readStoredMail();
}

describe('a stored mail', () => {
  test('is sent once, with both parts, the name of the realm and a message id of its row', async () => {
    await store();
    startMailWorker();
    const row = await waitForState('sent');
    expect(smtp.attemptCount).toBe(1);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      subject: 'Good evening',
      messageId: `<${row.public_id}@example.org>`,
      text: expect.stringMatching(/^Open secret-link\n?$/),
    });
    expect(mail?.html).toContain('<b>secret-link</b>');
    expect(mail?.from?.value).toEqual([{ address: 'tv@example.org', name: 'Lantern' }]);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(row.content_sealed).toBeNull();
  });

  test('is not sent when the transaction that stores it is rolled back', async () => {
    const failure = runInTransaction(queue.db, async (trx) => {
      await storeMail(trx, secrets, {
        realmId,
        template: 'greeting',
        recipient: 'ada@example.com',
        senderName: 'Lantern',
        subject: 'Never',
        html: '',
        text: '',
        now: queue.clock.now(),
      });
      throw new Error('rolled back');
    });
    await expect(failure).rejects.toThrow('rolled back');
    await store();
    startMailWorker();
    await waitForState('sent');
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Good evening']);
  });

  test('is sent again with the same message id after a temporary refusal', async () => {
    smtp.refuseNext(451);
    await store();
    startMailWorker();
    await waitUntil(async () => (await readAttempt()) === 1);
    queue.clock.advance({ minutes: 1 });
    const row = await waitForState('sent');
    expect(smtp.attemptCount).toBe(2);
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${row.public_id}@example.org>`]);
  });

  test('is sent once the mail server is available', async () => {
    const settings = { ...getSettings(), smtpUrl: 'smtp://127.0.0.1:9' };
    await store();
    const worker = startMailWorker(settings);
    await waitUntil(async () => (await readAttempt()) === 1);
    await worker.stop();
    queue.clock.advance({ minutes: 1 });
    startMailWorker();
    await waitForState('sent');
    expect(smtp.mails).toHaveLength(1);
  });

  test('is given up after a permanent refusal, with the reason', async () => {
    smtp.refuseNext(550);
    await store();
    startMailWorker();
    const row = await waitForState('failed');
    expect(row.failure).toContain('refused by the test');
    expect(row.content_sealed).toBeNull();
    expect(smtp.attemptCount).toBe(1);
  });

  test('stays readable for administrators without a mail server, and is not sent later', async () => {
    await store();
    const worker = queue.startWorker(
      createMailJobHandlers({ db: queue.db, secrets, clock: queue.clock }, undefined),
    );
    const row = await waitForState('stored');
    await worker.stop();
    const mail = await readMail({ db: queue.db, secrets }, { realmId, publicId: row.public_id });
    expect(mail?.content).toEqual({ html: '<p>Open <b>secret-link</b></p>', text: 'Open secret-link' });
    expect(await listMails(queue.db, realmId)).toMatchObject([{ subject: 'Good evening', state: 'stored' }]);
    expect(await listMails(queue.db, realmId + 1)).toEqual([]);
    const otherRealm = { realmId: realmId + 1, publicId: row.public_id };
    expect(await readMail({ db: queue.db, secrets }, otherRealm)).toBeUndefined();
  });

  test('does not reveal its links to readers of the database', async () => {
    await store();
    const row = await readStoredMail();
    expect(row.content_sealed?.toString('latin1')).not.toContain('secret-link');
    expect(JSON.stringify(await tables(queue.db).selectFrom('job').selectAll().execute())).not.toContain(
      'secret-link',
    );
  });

  test.each(['ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com'])(
    'is not sent to a second address for the recipient %j',
    async (recipient) => {
      await store({ recipient });
      startMailWorker();
      await waitUntil(async () => (await readStoredMail()).state !== 'waiting' || (await readAttempt()) > 0);
      expect(JSON.stringify(smtp.mails.map(({ to, bcc, cc }) => [to, bcc, cc]))).not.toContain(
        '"address":"eve@example.com"',
      );
    },
  );

  test('is deleted after 30 days', async () => {
    await store();
    queue.clock.advance({ days: 29 });
    await deleteOldMails(queue.db, queue.clock.now());
    expect(await listMails(queue.db, realmId)).toHaveLength(1);
    queue.clock.advance({ days: 2 });
    await deleteOldMails(queue.db, queue.clock.now());
    expect(await listMails(queue.db, realmId)).toHaveLength(0);
  });
});
