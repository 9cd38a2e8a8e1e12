// A service whose worker writes and sends mails to a mail server of the test.
import { type SmtpSink, startSmtpSink } from '@matinee/testing';
import { createJobWorker } from '../../src/main/worker.ts';
import type { Worker } from '../../src/platform/jobs/index.ts';
import { waitUntil } from '../job-queue.ts';
import { startService, type TestService } from '../service.ts';
import { tables } from '../tables.ts';

type ReceivedMail = SmtpSink['mails'][number];

export interface MailService {
  service: TestService;
  smtp: SmtpSink;
  /** Resolves with the mails that an address has received, once all jobs have ended. */
  readMails(address: string): Promise<ReceivedMail[]>;
  /** Resolves with the last token that an address has received. */
  readToken(address: string): Promise<string>;
  /** Resolves when no job is queued or running. */
  waitForJobs(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailService(
  options: Parameters<typeof startService>[0] = {},
  environment: Record<string, string> = {},
): Promise<MailService> {
  const smtp = await startSmtpSink();
  const service = await startService(options, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'lantern@example.org',
    PUBLIC_URL: 'https://lantern.example.org',
    ...environment,
  });
  const worker: Worker = createJobWorker(service.services, { lanes: [{ group: 'default', slots: 2 }] });
  worker.start();

  async function waitForJobs(): Promise<void> {
    await waitUntil(async () => {
      const { count } = await tables(service.services.db)
        .selectFrom('job')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('state', 'in', ['queued', 'running'])
        .executeTakeFirstOrThrow();
      return Number(count) === 0;
    });
  }

  async function readMails(address: string): Promise<ReceivedMail[]> {
    await waitForJobs();
    return smtp.mails.filter((mail) => readAddress(mail) === address);
  }

  return {
    service,
    smtp,
    waitForJobs,
    readMails,
    async readToken(address) {
      const tokens = (await readMails(address)).map(({ text = '' }) => /[?&]token=([\w-]+)/.exec(text)?.[1]);
      return tokens.findLast((token) => token !== undefined) ?? '';
    },
    async close() {
      await worker.stop();
      await service.close();
      await smtp.close();
    },
  };
}

function readAddress({ to }: ReceivedMail): string | undefined {
  return [to].flat()[0]?.value[0]?.address;
}
