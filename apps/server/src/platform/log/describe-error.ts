// Selects the properties of an error for the log. Other properties are omitted: a connection error contains
// its client, with query texts and the key that cancels queries.
import { redactSecretParameters } from './redact.ts';

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: unknown;
  errors?: unknown[];
}

const maxDepth = 5;

export function describeError(error: unknown): unknown {
  return error instanceof Error ? describe(error, 1) : error;
}

function describe(error: Error, depth: number): DescribedError {
  const { name, message, stack, cause } = error;
  const code: unknown = 'code' in error ? error.code : undefined;
  return {
    type: error.constructor?.name || name,
    message: redactSecretParameters(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(stack !== undefined && { stack: redactSecretParameters(stack) }),
    ...(cause !== undefined && depth < maxDepth && { cause: describeNested(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < maxDepth && {
        errors: error.errors.map((nestedError) => describeNested(nestedError, depth + 1)),
      }),
  };
}

function describeNested(value: unknown, depth: number): unknown {
  return value instanceof Error ? describe(value, depth) : redactSecretParameters(String(value));
}
