import type { AccountDetails, ErrorParams, ErrorResponse } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const path = '/api/v2/user/account';
const phoneNumber = { regionCode: 'GB', prefix: '+44', number: '07400 123456', complete: '+4407400123456' };
const address = {
  country: 'BR',
  line1: ' Rua  Um 1 ',
  city: 'Santos',
  administrativeLevel1: 'SP',
  postalCode: '11000-000',
};

async function openAccount(email?: string) {
  const { authorisationToken: token, user } = await service.signInNewAccount(email ? { email } : {});
  return {
    user,
    read: async () => (await service.request<AccountDetails>(path, { token })).body,
    save: (body: object, headers: Record<string, string> = {}) =>
      service.request<AccountDetails & ErrorResponse>(path, { token, method: 'PUT', body, headers }),
    readUser: async () => (await service.request<{ name: string }>('/api/v2/user', { token })).body,
  };
}

const listKeys = ({ params }: ErrorResponse) =>
  (params as ErrorParams<'invalidFields'>).fields.map(({ key }) => key);

describe('GET /api/v2/user/account', () => {
  test('returns the details of a new account, with its email address as contact', async () => {
    const { read, user } = await openAccount('new@example.com');
    expect(await read()).toEqual({
      id: user.id,
      name: 'Ada',
      contactEmail: 'new@example.com',
      isContactEmailReadOnly: true,
      birthDate: '',
      phoneNumber: null,
      taxNumber: '',
      address: null,
    });
  });

  test('returns only the details of the own account', async () => {
    const [first, second] = [await openAccount(), await openAccount()];
    await first.save({ name: 'Grace', birthDate: '1906-12-09' });
    expect(await second.read()).toMatchObject({ name: 'Ada', birthDate: '' });
  });
});

describe('PUT /api/v2/user/account', () => {
  test('saves the details in their normal form, and the name of the user', async () => {
    const { read, save, readUser } = await openAccount();
    const input = {
      name: '  Grace  Hopper ',
      birthDate: '1906-12-09',
      phoneNumber,
      taxNumber: '52998224725',
      address,
    };
    const { status, body } = await save(input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Grace Hopper',
      birthDate: '1906-12-09',
      phoneNumber: { regionCode: 'GB', prefix: '+44', number: '07400 123456', complete: '+447400123456' },
      taxNumber: '529.982.247-25',
      address: { ...address, line1: 'Rua Um 1' },
    });
    expect(await read()).toEqual(body);
    await service.waitForEvents();
    expect((await readUser()).name).toBe('Grace Hopper');
  });

  test('saves only the address fields of the country, without damaged characters', async () => {
    const { save } = await openAccount();
    const german = { country: 'DE', line1: 'Weg\ud800 1', city: 'Ulm', postalCode: '89073' };
    const { body } = await save({
      name: 'Ada',
      address: { ...german, administrativeLevel1: 'x'.repeat(500) },
    });
    expect(body.address).toEqual({ ...german, line1: 'Weg 1' });
  });

  test('reads blank details as empty', async () => {
    const { save } = await openAccount();
    const blankPhone = { regionCode: '', prefix: '', complete: '', number: ' ' };
    const { body } = await save({ name: 'Ada', birthDate: ' ', taxNumber: ' ', phoneNumber: blankPhone });
    expect(body).toMatchObject({ birthDate: '', taxNumber: '', phoneNumber: null });
  });

  test('removes details that are absent', async () => {
    const { save } = await openAccount();
    await save({ name: 'Grace', birthDate: '1906-12-09', phoneNumber, address });
    const { body } = await save({ name: 'Grace' });
    expect(body).toMatchObject({ birthDate: '', phoneNumber: null, address: null });
  });

  test.each([
    [{ name: ' ' }, ['nameFieldIsRequired']],
    [{ name: 'x'.repeat(101) }, ['nameFieldIsInvalid']],
    [{ name: 'Ada', birthDate: '2027-02-29' }, ['birthDateFieldIsInvalid']],
    [{ name: 'Ada', birthDate: '2027-03-02' }, ['birthDateFieldIsInvalid']],
    [
      { name: 'Ada', phoneNumber: { ...phoneNumber, complete: '', number: '1' } },
      ['phoneNumberFieldIsInvalid'],
    ],
    [
      { name: 'Ada', phoneNumber: { regionCode: '', prefix: '', complete: '', number: '+80012345678' } },
      ['phoneNumberFieldIsInvalid'],
    ],
    [{ name: 'Ada', taxNumber: '529.982.247-26' }, ['taxNumberFieldIsInvalid']],
    [
      { name: '', address: { country: 'BR', city: 'Santos', administrativeLevel1: 'XX', postalCode: '1' } },
      [
        'nameFieldIsRequired',
        'line1FieldIsRequired',
        'administrativeLevel1FieldIsInvalid',
        'postalCodeFieldIsInvalid',
      ],
    ],
    [{ name: 'Ada', address: { country: 'ZZ' } }, ['addressFieldIsInvalid']],
  ])('refuses %j with the keys of its errors, and saves nothing', async (input, keys) => {
    const { read, save } = await openAccount();
    const { status, body } = await save(input);
    expect([status, body.code, listKeys(body)]).toEqual([400, 'invalidFields', keys]);
    expect(await read()).toMatchObject({ name: 'Ada', birthDate: '', address: null });
  });

  test('does not change the address to sign in with', async () => {
    const { read, save } = await openAccount('fixed@example.com');
    expect((await save({ name: 'Ada', contactEmail: 'FIXED@example.com' })).status).toBe(200);
    const { body } = await save({ name: 'Ada', contactEmail: 'other@example.com' });
    expect(listKeys(body)).toEqual(['contactEmailFieldIsInvalid']);
    expect((await read()).contactEmail).toBe('fixed@example.com');
  });

  test.each(['role', 'email', 'id', 'isContactEmailReadOnly', 'password_hash'])(
    'refuses the field %s',
    async (field) => {
      const { save } = await openAccount();
      expect((await save({ name: 'Ada', [field]: 'ADMIN' })).body.code).toBe('badRequest');
    },
  );

  test('requires an address where the realm restricts countries, and only in those that it allows', async () => {
    const addressRestriction = { type: 'WHITELIST' as const, countries: ['BR'] };
    await service.applyRealm({ key: 'lantern', addressRestriction });
    const { save } = await openAccount();
    const brazilian = { 'accept-language': 'pt-BR' };
    expect(listKeys((await save({ name: 'Ada' }, brazilian)).body)).toEqual(['addressFieldIsRequired']);
    expect((await save({ name: 'Ada', address }, brazilian)).status).toBe(200);
    expect((await save({ name: 'Ada' }, { 'accept-language': 'de-DE' })).status).toBe(200);
    const german = { country: 'DE', line1: 'Weg 1', city: 'Ulm', postalCode: '89073' };
    expect(listKeys((await save({ name: 'Ada', address: german })).body)).toEqual(['addressFieldIsInvalid']);
    await service.applyRealm({ key: 'lantern' });
    expect((await save({ name: 'Ada', address: german })).status).toBe(200);
  });

  test('deletes the details with the account', async () => {
    const { save, user } = await openAccount();
    await save({ name: 'Ada', phoneNumber });
    await service.runAsMigrationRole([`delete from account where public_id = '${user.id}'`]);
    const rows = await tables(service.services.db)
      .selectFrom('account_detail')
      .select('phone_number')
      .execute();
    expect(rows.filter(({ phone_number }) => phone_number !== null)).toHaveLength(1);
  });
});
