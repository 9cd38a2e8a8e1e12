// A PostgreSQL connection that takes instants as parameters, and that is dropped when it stops answering:
// a half-open connection would otherwise go back to the pool and swallow the next query too.
import pg from 'pg';
import { columnTypes } from './column-types.ts';

type Parameters = readonly unknown[];

function writable(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map(writable);
  return value;
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
    const prepared = Array.isArray(second) ? [first, (second as Parameters).map(writable), ...rest] : args;
    const result = (super.query as (...all: unknown[]) => unknown)(...prepared);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.#drop();
      });
    }
    return result;
  }) as pg.Client['query'];

  #drop(): void {
    (this as unknown as SocketOwner).connection.stream.destroy();
  }
}
