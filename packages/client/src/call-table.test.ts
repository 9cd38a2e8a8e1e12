import { expect, test } from 'vitest';
import { callTable, retryCodes } from './call-table.ts';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';
import { laterCallTable } from './later-call-table.ts';

test('the plain call tables are in step with the contract (else run write-call-tables.ts)', () => {
  expect(callTable).toEqual(deriveCallTable('first'));
  expect(laterCallTable).toEqual(deriveCallTable('later'));
  expect(retryCodes).toEqual(deriveRetryCodes());
});
