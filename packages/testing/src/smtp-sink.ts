// A mail server that stores the mails it receives. It can refuse mails, as real mail servers do.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  /** For SMTP_URL. */
  url: string;
  /** The accepted mails, in order. */
  mails: ParsedMail[];
  /** The number of delivery attempts, including refused ones. */
  readonly attemptCount: number;
  /** Refuses the next mails with these reply codes, such as 451 or 550. */
  refuseNext(...codes: number[]): void;
  close(): Promise<void>;
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ParsedMail[] = [];
  const refusalCodes: number[] = [];
  let attemptCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((mail) => {
        attemptCount += 1;
        const code = refusalCodes.shift();
        if (code === undefined) mails.push(mail);
        done(
          code === undefined ? null : Object.assign(new Error('refused by the test'), { responseCode: code }),
        );
      }, done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get attemptCount() {
      return attemptCount;
    },
    refuseNext: (...codes) => void refusalCodes.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
