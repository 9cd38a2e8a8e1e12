// Sends a mail by SMTP, and tells temporary errors from final ones.
import { createTransport, type SentMessageInfo } from 'nodemailer';
import type { MailContent } from './mail-content.ts';

interface MailMessage extends MailContent {
  /** The same for each attempt, so that a mailbox that got the mail twice can recognise it. */
  messageId: string;
  senderName: string;
  recipient: string;
  subject: string;
}

export interface MailTransport {
  /** @throws MailRefusedError when sending the same mail again would not help; other errors are temporary */
  send(message: MailMessage): Promise<void>;
  /** Resolves when the mail server accepts the connection and the credentials. */
  verify(): Promise<void>;
}

/** The mail server has refused the mail for ever (SMTP 5xx). */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

export interface MailSettings {
  smtpUrl: string;
  mailFrom: string;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const permanentCodes = { min: 500, max: 599 };

export function createMailTransport({ smtpUrl, mailFrom }: MailSettings): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send({ senderName, recipient, ...message }) {
      try {
        await (transport.sendMail({
          ...message,
          from: { name: senderName, address: mailFrom },
          // An object, because a text could contain several addresses.
          to: { name: '', address: recipient },
          // With this header, mail programs do not reply with an out-of-office mail.
          headers: { 'auto-submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        }) as Promise<SentMessageInfo>);
      } catch (error) {
        throw isPermanent(error) ? new MailRefusedError((error as Error).message) : error;
      }
    },
    async verify() {
      await transport.verify();
    },
  };
}

/** Wrong credentials (535) are temporary: the operator can correct them. */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const code = Number(error.responseCode);
  const isAuthentication = 'code' in error && error.code === 'EAUTH';
  return code >= permanentCodes.min && code <= permanentCodes.max && !isAuthentication;
}
