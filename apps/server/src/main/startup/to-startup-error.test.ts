import { expect, test } from 'vitest';
import { StartupError } from '../../platform/process/index.ts';
import { DiskFullError } from '../../platform/storage/index.ts';
import { toStartupError } from './to-startup-error.ts';

const createError = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

test.each([
  [
    'a full disk',
    createError({ code: 'ENOSPC', path: '/data/storage' }),
    /disk is full \(\/data\/storage\)/,
    true,
  ],
  ['a full storage', new DiskFullError('no space'), /disk is full/, true],
  ['a full disk of the database', createError({ code: '53100' }), /disk of the database is full/, true],
  [
    'a lost connection',
    createError({}, 'Connection terminated unexpectedly'),
    /connection .* was lost/,
    true,
  ],
  [
    'a role without CREATE',
    createError({ code: '42501' }, 'permission denied for schema public'),
    /lacks a right \(permission denied for schema public\): .* grant it CREATE/,
    false,
  ],
  [
    'a folder of another user',
    createError({ code: 'EACCES', path: '/data/storage' }),
    /\/data\/storage cannot be accessed \(EACCES\)/,
    false,
  ],
])('describes %s in one line', (_case, error, line, isTransient) => {
  for (const reportedError of [error, new Error('Migration 0001 failed', { cause: error })]) {
    const startupError = toStartupError(reportedError);
    expect(startupError).toBeInstanceOf(StartupError);
    expect(startupError).toMatchObject({ message: expect.stringMatching(line), isTransient });
    expect(String(startupError)).not.toContain('\n');
  }
});

test('keeps an unexpected error', () => {
  const error = new TypeError('x is not a function');
  expect(toStartupError(error)).toBe(error);
});
