// One log for the process: JSON lines, or readable lines in a terminal.
import { type Logger, pino, stdSerializers } from 'pino';
import pretty from 'pino-pretty';
import { redactUrl, secretPaths } from './redact.ts';

export { redactUrl } from './redact.ts';

export type Log = Logger;

interface LogOptions {
  level: string;
  /** Readable lines instead of JSON; by default when the output is a terminal. */
  readable?: boolean;
}

export function createLog({ level, readable = process.stdout.isTTY === true }: LogOptions): Log {
  const options = {
    level,
    base: null,
    redact: { paths: secretPaths, censor: '***' },
    serializers: {
      req: (request: { method: string; url: string; id?: unknown }) => ({
        id: request.id,
        method: request.method,
        url: redactUrl(request.url),
      }),
      url: (url: unknown) => (typeof url === 'string' ? redactUrl(url) : url),
      err: describeError,
    },
  };
  // Written at once, not by a thread: the last lines before an exit are those that matter.
  return readable
    ? pino(options, pretty({ sync: true, translateTime: 'SYS:HH:MM:ss', singleLine: true }))
    : pino(options);
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const shown = stdSerializers.err(error);
  return { ...shown, message: redactUrl(shown.message), stack: redactUrl(shown.stack) };
}
