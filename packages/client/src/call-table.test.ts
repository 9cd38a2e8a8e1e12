import { expect, test } from 'vitest';
import { callTable, retryCodes } from './call-table.ts';
import { deriveCallTable, deriveRetryCodes } from './derive-call-table.ts';

test('the plain call table is in step with the contract (else run write-call-table.ts)', () => {
  expect(callTable).toEqual(deriveCallTable());
  expect(retryCodes).toEqual(deriveRetryCodes());
});
