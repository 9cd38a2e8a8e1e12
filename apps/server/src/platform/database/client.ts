// A PostgreSQL connection that takes instants as parameters, and that is dropped when it stops answering:
// a half-open connection would otherwise go back to the pool and swallow the next query too.
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { preparedName } from './prepared.ts';

type Parameters = readonly unknown[];

function writable(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map(writable);
  return value;
}

function queryOf(text: unknown, parameters: Parameters): unknown[] {
  const values = parameters.map(writable);
  const name = typeof text === 'string' ? preparedName(text) : undefined;
  return name === undefined ? [text, values] : [{ name, text, values }];
}

interface SocketOwner {
  connection: { stream: { destroy(): void } };
}

export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, types: columnTypes });
    // A connection that breaks while idle reports it here; whoever uses it next gets the error.
    this.on('error', () => {});
  }

  // The overloads of pg are kept; only what goes in and what goes wrong is looked at.
  override query = ((...args: unknown[]): unknown => {
    const [first, second, ...rest] = args;
    const ready = Array.isArray(second) ? [...queryOf(first, second), ...rest] : args;
    const result = (super.query as (...all: unknown[]) => unknown)(...ready);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.#drop();
      });
    }
    return result;
  }) as pg.Client['query'];

  #drop(): void {
    // Ending comes first: by it the pool knows not to hand this connection out again.
    this.end().catch(() => {});
    (this as unknown as SocketOwner).connection.stream.destroy();
  }
}
