import { describe, expect, test } from 'vitest';
import { describePasswordWeakness } from './password-weakness.ts';

const label = (key: string, values?: Record<string, unknown>) =>
  values ? `${key} ${JSON.stringify(values)}` : key;

describe('describePasswordWeakness', () => {
  test.each([
    [{ reason: 'tooShort', minLength: 8 }, 'passwordTooShort {"minLength":8}'],
    [{ reason: 'easyToGuess', pattern: 'userInputs' }, 'passwordPersonal'],
    [{ reason: 'easyToGuess', pattern: 'keyPattern' }, 'passwordSequence'],
    [{ reason: 'easyToGuess', pattern: 'a pattern of a later version' }, 'weakPassword'],
    [{ reason: 'easyToGuess' }, 'weakPassword'],
  ] as const)('describes %j as %s', (params, text) => {
    expect(describePasswordWeakness(params, label)).toBe(text);
  });
});
