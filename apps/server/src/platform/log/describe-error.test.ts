import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('describes an error by type, message, code and stack, without other properties', () => {
  const client = { secretKey: 12_345, queries: ['select * from person'] };
  const cause = Object.assign(new TypeError('read ECONNRESET'), { code: 'ECONNRESET', client });
  const error = Object.assign(new Error('lost at /x?token=abc', { cause }), { code: '57P01', client });
  expect(describeError(error)).toEqual({
    type: 'Error',
    message: 'lost at /x?token=***',
    code: '57P01',
    stack: expect.stringContaining('lost at /x?token=***'),
    cause: { type: 'TypeError', message: 'read ECONNRESET', code: 'ECONNRESET', stack: expect.any(String) },
  });
});

test('describes each error of an AggregateError', () => {
  const error = new AggregateError([new Error('one'), 'two'], 'neither answered');
  expect(describeError(error)).toMatchObject({
    type: 'AggregateError',
    errors: [{ message: 'one' }, 'two'],
  });
});

test('stops at a maximum depth for an error that is its own cause', () => {
  const error = new Error('around and around');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"message"/g)).toHaveLength(5);
});

test('returns a value that is not an error unchanged', () => {
  expect(describeError('gone')).toBe('gone');
  expect(describeError(undefined)).toBeUndefined();
});
