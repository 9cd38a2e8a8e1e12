// Somebody new who is signed in, for benchmarks.

import { join } from 'node:path';
import type { Tokens } from '@matinee/contract';
import pg from 'pg';
import { call } from './operator.ts';
import type { Service } from './service.ts';

export const password = 'a long bench password';

export function signUp(service: Service, name: string): Promise<Tokens> {
  return call<Tokens>(service, 'POST', '/api/v2/user', { username: `${name}@example.test`, password, name });
}

/** Straight into the service's database. */
export async function inDatabase<T>(service: Service, work: (client: pg.Client) => Promise<T>): Promise<T> {
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
