import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatPrice, selectPrice } from './price.ts';

const euro = { amount: 999, scale: 2, currency: 'EUR' };
const dollar = { amount: 1099, scale: 2, currency: 'USD' };

test('selectPrice returns the local price, else the default one, else 0', () => {
  const localEntry = { ...euro, local: true, default: false };
  const defaultEntry = { ...dollar, local: false, default: true };
  const otherEntry = { ...dollar, local: false, default: false };
  expect(selectPrice([otherEntry, defaultEntry, localEntry])).toBe(localEntry);
  expect(selectPrice([otherEntry, defaultEntry])).toBe(defaultEntry);
  expect(selectPrice([otherEntry])).toBe(0);
  expect(selectPrice([])).toBe(0);
});

describe('formatAmount', () => {
  test.each([
    [999, 2, '9.99'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [100, 0, '100'],
    [1000, 3, '1.000'],
    [-999, 2, '-9.99'],
    [-5, 2, '-0.05'],
    [1005, 3, '1.005'],
    [Number.MAX_SAFE_INTEGER, 2, '90071992547409.91'],
    [1, 20, '0.00000000000000000001'],
  ])('%s with scale %s is %s', (amount, scale, expected) => {
    expect(formatAmount({ amount, scale })).toBe(expected);
  });

  test('keeps every digit of the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 20 }), (amount, scale) => {
        const text = formatAmount({ amount, scale });
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(amount));
        expect(text.split('.')[1]?.length ?? 0).toBe(scale);
      }),
    );
  });

  test('throws for an amount that is not a safe integer and for a negative scale', () => {
    expect(() => formatAmount({ amount: 9.99, scale: 2 })).toThrow(RangeError);
    expect(() => formatAmount({ amount: 1, scale: -1 })).toThrow(RangeError);
    expect(() => formatAmount({ amount: 2 ** 53, scale: 2 })).toThrow(RangeError);
  });
});

test('formatPrice follows the language', () => {
  expect(formatPrice(euro, 'en')).toBe('€9.99');
  expect(formatPrice(euro, 'pt-PT')).toBe('9,99\u00a0€');
  expect(formatPrice({ amount: 500, scale: 0, currency: 'JPY' }, 'en')).toBe('¥500');
  expect(formatPrice({ amount: 9007199254740991, scale: 2, currency: 'EUR' }, 'en')).toBe(
    '€90,071,992,547,409.91',
  );
  expect(formatPrice(0, 'en')).toBe('0');
});
