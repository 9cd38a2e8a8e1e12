import { expect, test } from 'vitest';
import type { Listener } from '../../../platform/database/index.ts';
import { followAssets } from './follow-assets.ts';

const silentListener: Listener = {
  on: () => () => {},
  onResume: () => () => {},
  start: async () => {},
  stop: async () => {},
};

test.each([
  ['connection is lost', { message: 'Connection terminated unexpectedly' }],
  ['disk is full', { code: '53100' }],
])('followAssets continues after the database %s', async (_case, fields) => {
  const errors = [Object.assign(new Error('failed'), fields)];
  const read = async () => {
    const error = errors.pop();
    if (error) throw error;
    return 'done';
  };
  const options = { read, isLast: () => true, maxIntervalMs: 1_000 };
  const values = followAssets(silentListener, new AbortController().signal, options);
  expect(await Array.fromAsync(values)).toEqual(['done']);
});
