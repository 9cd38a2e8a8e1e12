import type { CallResponse, calls } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { countryCodes, listRequiredAddressFields } from './address-fields.ts';

type Response = CallResponse<typeof calls.getCountries>;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const readCountries = async (headers: Record<string, string> = {}) =>
  (await service.request<Response>('/api/v2/countries', { headers })).body;

describe('GET /api/v2/countries', () => {
  test('returns each country with its address fields in the language of the caller', async () => {
    const { countries } = await readCountries({ 'accept-language': 'es' });
    expect(countries.length).toBeGreaterThan(240);
    const brazil = countries.find(({ iso3166alpha2 }) => iso3166alpha2 === 'BR');
    expect(brazil?.name).toBe('Brasil');
    expect(brazil?.addressRequiredFields.map(({ fieldName }) => fieldName)).toEqual([
      'line1',
      'city',
      'administrativeLevel1',
      'postalCode',
    ]);
    expect(brazil?.addressRequiredFields[2]?.acceptableValues).toContainEqual({
      value: 'SP',
      displayName: 'São Paulo',
    });
    expect(brazil?.addressRequiredFields.map(({ label }) => label)).toEqual([
      'Calle y número',
      'Ciudad',
      'Provincia o estado',
      'Código postal',
    ]);
  });

  test('orders countries by their names in the language', async () => {
    const { countries } = await readCountries({ 'accept-language': 'es' });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
  });

  test.each([
    ['en-GB,en;q=0.9', 'GB'],
    ['zh-Hant-TW', 'TW'],
    ['en', null],
    ['en-XX', null],
    ['', null],
    ['x'.repeat(500), null],
  ])('takes the country of the caller from the language %s', async (acceptLanguage, country) => {
    const { callerCountryCode } = await readCountries({ 'accept-language': acceptLanguage });
    expect(callerCountryCode).toBe(country);
  });

  test('returns the address restriction of the realm', async () => {
    expect((await readCountries()).addressRestriction).toBeNull();
    const addressRestriction = { type: 'WHITELIST' as const, countries: ['ES', 'PT'] };
    await service.applyRealm({ key: 'lantern', addressRestriction });
    expect((await readCountries()).addressRestriction).toEqual(addressRestriction);
  });
});

test('the patterns of postal codes are regular expressions, and every country has a first address line', () => {
  for (const code of countryCodes) {
    const fields = listRequiredAddressFields(code);
    expect(fields.some(({ fieldName }) => fieldName === 'line1')).toBe(true);
    for (const { pattern } of fields) if (pattern) expect(() => new RegExp(pattern)).not.toThrow();
  }
});
