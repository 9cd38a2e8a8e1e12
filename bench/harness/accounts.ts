// Creates a signed-in account, and connects to the database of a service.

import { join } from 'node:path';
import type { Tokens } from '@matinee/contract';
import pg from 'pg';
import { call } from './operator.ts';
import type { Service } from './service.ts';

export const password = 'a long bench password';

export function signUp(service: Service, name: string): Promise<Tokens> {
  return call<Tokens>(service, 'POST', '/api/v2/user', { username: `${name}@example.test`, password, name });
}

/** Runs the work with a connection to the database of the service. */
export async function withDatabase<T>(service: Service, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host: join(service.dataDir, 'postgres/socket'),
    user: 'matinee',
    database: 'matinee',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
