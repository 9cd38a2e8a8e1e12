// The log of the process: JSON lines, or readable lines in a terminal.
import { createRequire } from 'node:module';
import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';
import { redactSecretParameters, secretPaths } from './redact.ts';

export type Log = Logger;

interface LogOptions {
  level: string;
  /** Readable lines instead of JSON. Default: when the output is a terminal. */
  readable?: boolean;
  /** Receives the JSON lines. Default: standard output. */
  destination?: Writable;
}

export function createLog({
  level,
  destination,
  readable = !destination && process.stdout.isTTY === true,
}: LogOptions): Log {
  const options = {
    level,
    base: null,
    redact: { paths: secretPaths, censor: '***' },
    serializers: {
      req: (request: { method: string; url: string; id?: unknown }) => ({
        id: request.id,
        method: request.method,
        url: redactSecretParameters(request.url),
      }),
      url: redactText,
      // pino uses the message of an error when a line has none.
      msg: redactText,
      err: describeError,
    },
  };
  // Synchronous, so that the last lines before an exit are not lost.
  const stream = readable ? createPrettyStream() : destination;
  return stream ? pino(options, stream) : pino(options);
}

const redactText = (text: unknown) => (typeof text === 'string' ? redactSecretParameters(text) : text);

/** Required only here, because loading it takes a tenth of a second. */
function createPrettyStream() {
  const pretty: typeof import('pino-pretty') = createRequire(import.meta.url)('pino-pretty');
  return pretty({ translateTime: 'SYS:HH:MM:ss', singleLine: true, destination: createTerminalStream() });
}

/** A log line replaces the progress line of the terminal; the next progress line appears below it. */
function createTerminalStream(): Writable {
  const clearLine = process.stdout.isTTY ? '\r\x1b[2K' : '';
  return new Writable({
    write(lines, _encoding, done) {
      process.stdout.write(`${clearLine}${lines}`);
      done();
    },
  });
}
