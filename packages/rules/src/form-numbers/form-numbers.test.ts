import { cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTaxNumber } from '../forms/tax-number-mask.ts';
import { getPhoneExample, isPhoneNumber, isTaxNumber, listPhoneRegions, parsePhoneNumber } from './index.ts';

describe('parsePhoneNumber', () => {
  test.each([
    ['GB', '07400 123456', 'GB', '+44', '+447400123456'],
    ['GB', '+4407400123456', 'GB', '+44', '+447400123456'],
    ['ES', '+44 07400 123456', 'GB', '+44', '+447400123456'],
    ['DE', '+44 7400 123456', 'GB', '+44', '+447400123456'],
    ['ES', '612 34 56 78', 'ES', '+34', '+34612345678'],
    ['BR', '(11) 96123-4567', 'BR', '+55', '+5511961234567'],
    ['US', '201-555-0123', 'US', '+1', '+12015550123'],
    ['EG', '٠١٠٠١٢٣٤٥٦٧', 'EG', '+20', '+201001234567'],
    ['GB', '+80012345678', 'GB', '+800', '+80012345678'],
    ['', '+447400123456', 'GB', '+44', '+447400123456'],
  ])('in %s reads %j', (regionCode, number, parsedRegion, prefix, complete) => {
    expect(parsePhoneNumber({ regionCode, number })).toMatchObject({
      regionCode: parsedRegion,
      prefix,
      complete,
    });
  });

  test.each([
    ['GB', '12'],
    ['GB', '+440'],
    ['GB', ''],
    ['GB', 'abc'],
    ['ES', '07400 123456'],
    ['XX', '07400 123456'],
    ['', '07400 123456'],
    ['constructor', '07400 123456'],
    ['', '+80012345678'],
  ])('in %s returns null for %j', (regionCode, number) => {
    expect(parsePhoneNumber({ regionCode, number })).toBeNull();
  });

  test('reads its own results, and the example of every region', () => {
    for (const { regionCode, prefix } of listPhoneRegions()) {
      const example = getPhoneExample(regionCode);
      if (!example) continue;
      const phone = parsePhoneNumber({ regionCode, number: example });
      expect(phone?.prefix, regionCode).toBe(prefix);
      expect(phone && isPhoneNumber(phone), regionCode).toBe(true);
      expect(phone && parsePhoneNumber({ regionCode, number: phone.complete })?.complete).toBe(
        phone?.complete,
      );
    }
  });
});

test('getPhoneExample returns a national number, and undefined for an unknown region', () => {
  expect(getPhoneExample('GB')).toBe('07400 123456');
  expect(getPhoneExample('XX')).toBeUndefined();
});

test.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '123.4'],
  ['123456', '123.456'],
  ['1234567', '123.456.7'],
  ['123456789', '123.456.789'],
  ['1234567890', '123.456.789-0'],
  ['12345678909', '123.456.789-09'],
  ['123456789098765', '123.456.789-09'],
  ['a1b2', '12'],
  ['١٢٣٤', '123.4'],
  ['', ''],
])('formatTaxNumber formats %j as %j', (typedText, formattedText) => {
  expect(formatTaxNumber(typedText)).toBe(formattedText);
});

test('formatTaxNumber does not change its own results, and keeps at most eleven digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const formattedText = formatTaxNumber(text);
      expect(formatTaxNumber(formattedText)).toBe(formattedText);
      expect(formattedText).toMatch(
        /^(\d{0,3}|\d{3}\.\d{1,3}|\d{3}\.\d{3}\.\d{1,3}|\d{3}\.\d{3}\.\d{3}-\d{1,2})$/,
      );
    }),
  );
});

test('isTaxNumber accepts generated numbers and refuses those with another last digit', () => {
  for (let run = 0; run < 50; run += 1) {
    const taxNumber = formatTaxNumber(cpf.generate());
    const otherDigit = (Number(taxNumber.at(-1)) + 1) % 10;
    expect([taxNumber, isTaxNumber(taxNumber)]).toEqual([taxNumber, true]);
    expect(isTaxNumber(taxNumber.slice(0, -1) + otherDigit)).toBe(false);
  }
  expect(isTaxNumber('529.982.247-25 and more')).toBe(false);
});
