import { expect, test } from 'vitest';
import { deferredCallTable } from './deferred-call-table.ts';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';
import { initialCallTable, retryCodes } from './initial-call-table.ts';

test('the call tables match the contract (otherwise run write-call-tables.ts)', () => {
  expect(initialCallTable).toEqual(deriveCallTable('initial'));
  expect(deferredCallTable).toEqual(deriveCallTable('deferred'));
  expect(retryCodes).toEqual(deriveRetryCodes());
});
