// A PostgreSQL connection that accepts instants as parameters and closes itself after a query timeout.
// Otherwise a half-open connection would return to the pool and the next query would time out too.
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { getStatementName } from './prepared-queries.ts';

type QueryParameters = readonly unknown[];

function toParameter(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return value.toString();
  if (Array.isArray(value)) return value.map(toParameter);
  return value;
}

function createQueryArguments(text: unknown, parameters: QueryParameters): unknown[] {
  const values = parameters.map(toParameter);
  const name = typeof text === 'string' ? getStatementName(text) : undefined;
  return name === undefined ? [text, values] : [{ name, text, values }];
}

interface ClientInternals {
  connection: { stream: { destroy(): void } };
}

export class Client extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, types: columnTypes });
    // A connection that breaks while idle emits the error here; the next query on it rejects.
    this.on('error', () => {});
  }

  // Keeps the overloads of pg. Converts parameters, names prepared statements and drops the connection after a
  // query timeout.
  override query = ((...args: unknown[]): unknown => {
    const [query, values, ...otherArgs] = args;
    const queryArgs = Array.isArray(values) ? [...createQueryArguments(query, values), ...otherArgs] : args;
    const result = (super.query as (...forwardedArgs: unknown[]) => unknown)(...queryArgs);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.#drop();
      });
    }
    return result;
  }) as pg.Client['query'];

  #drop(): void {
    // end() first: it marks the connection as closed for the pool.
    this.end().catch(() => {});
    (this as unknown as ClientInternals).connection.stream.destroy();
  }
}
