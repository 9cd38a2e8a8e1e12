import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Piscina } from 'piscina';
import { expect, test, vi } from 'vitest';
import { createCheapPasswordHash } from '../../../test/cheap-password-hash.ts';
import { RefusedError } from '../../platform/errors/index.ts';
import { findPasswordWeakness, hashPassword, verifyPassword } from './password.ts';

test('verifies a password in another normal form, and no other password', async () => {
  const passwordHash = await hashPassword('cafe\u0301 lantern');
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(passwordHash, 'caf\u00e9 lantern')).toBe(true);
  expect(await verifyPassword(passwordHash, 'cafe lantern')).toBe(false);
  expect(await verifyPassword(null, 'caf\u00e9 lantern')).toBe(false);
});

test('does the same work for an unknown account as for a wrong password', async () => {
  const run = vi.spyOn(Piscina.prototype, 'run');
  expect(await verifyPassword(null, 'a guess')).toBe(false);
  const work = {
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    password: 'a guess',
  };
  expect(run).toHaveBeenLastCalledWith(work, { name: 'verifyPassword' });
  run.mockRestore();
});

test('leaves the thread pool that reads files free', async () => {
  const finished: string[] = [];
  const record = (name: string) => () => void finished.push(name);
  // The pool has four threads.
  const hashes = Array.from({ length: 8 }, () => hashPassword('a password').then(record('hash')));
  await promisify(randomBytes)(16).then(record('work of the pool'));
  await Promise.all(hashes);
  expect(finished[0]).toBe('work of the pool');
});

test('refuses with overloaded when too many passwords wait', async () => {
  const passwordHash = await createCheapPasswordHash('a password');
  const results = await Promise.allSettled(
    Array.from({ length: 120 * availableParallelism() }, () => verifyPassword(passwordHash, 'a password')),
  );
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(error).toBeInstanceOf(RefusedError);
    expect(error.refusal.code).toBe('overloaded');
  }
  expect(await verifyPassword(passwordHash, 'a password')).toBe(true);
});

test('estimates the strength of a password in a thread', async () => {
  const run = vi.spyOn(Piscina.prototype, 'run');
  expect(await findPasswordWeakness('lovelace1', ['Ada Lovelace'])).toMatchObject({
    reason: 'easyToGuess',
  });
  expect(run).toHaveBeenCalledOnce();
  run.mockRestore();
});
