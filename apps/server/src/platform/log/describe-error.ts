// What a log shows of an error. Other properties stay out: a lost connection carries its whole client, with
// query texts and the key that cancels them.
import { redactUrl } from './redact.ts';

interface Described {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: unknown;
  errors?: unknown[];
}

const deepest = 5;

export function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error, 1) : error;
}

function describe(error: Error, depth: number): Described {
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor?.name || name,
    message: redactUrl(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(stack !== undefined && { stack: redactUrl(stack) }),
    ...(cause !== undefined && depth < deepest && { cause: within(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < deepest && { errors: error.errors.map((one) => within(one, depth + 1)) }),
  };
}

function within(value: unknown, depth: number): unknown {
  return value instanceof Error ? describe(value, depth) : redactUrl(String(value));
}
