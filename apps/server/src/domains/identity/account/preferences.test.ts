import type { ErrorResponse, SessionUser } from '@matinee/contract';
import type { Preferences } from '@matinee/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const path = '/api/v2/user/preferences';
const preferences = {
  language: 'es',
  subTitleLanguage: 'off',
  audioLanguage: 'pt',
  autoAdvance: false,
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

async function openAccount() {
  const { authorisationToken: token } = await service.signInNewAccount();
  return {
    read: async () => {
      await service.waitForEvents();
      return (await service.request<Preferences>(path, { token })).body;
    },
    save: (body: object) =>
      service.request<Preferences & ErrorResponse>(path, { token, method: 'PUT', body }),
    readUser: async () => (await service.request<SessionUser>('/api/v2/user', { token })).body,
  };
}

describe('PUT /api/v2/user/preferences', () => {
  test('saves every preference, and returns them with the user', async () => {
    const { read, save, readUser } = await openAccount();
    expect(await read()).toEqual({});
    expect((await readUser()).preferences).toBeUndefined();
    expect(await save(preferences)).toMatchObject({ status: 200, body: preferences });
    expect(await read()).toEqual(preferences);
    expect((await readUser()).preferences).toEqual(preferences);
  });

  test('the next request of the session has the new preferences', async () => {
    const { save, readUser } = await openAccount();
    for (const autoAdvance of [false, true]) {
      await readUser();
      await save({ autoAdvance });
      expect((await readUser()).preferences).toEqual({ autoAdvance });
    }
  });

  test('drops empty and null values, and reads the texts true and false', async () => {
    const { read, save } = await openAccount();
    await save(preferences);
    const input = {
      language: '',
      subTitleLanguage: null,
      audioLanguage: 'es',
      autoAdvance: 'true',
      videoBackgroundAutoPlay: 'false',
      videoBackgroundAutoPlayAudio: '',
    };
    expect((await save(input)).body).toEqual({
      audioLanguage: 'es',
      autoAdvance: true,
      videoBackgroundAutoPlay: false,
    });
    expect(await read()).toEqual({ audioLanguage: 'es', autoAdvance: true, videoBackgroundAutoPlay: false });
  });

  test.each([
    { language: 'de' },
    { audioLanguage: '<b>' },
    { audioLanguage: `en${'-abcdefgh'.repeat(5)}` },
    { autoAdvance: 'yes' },
    { volume: 3 },
  ])('refuses %j', async (input) => {
    const { read, save } = await openAccount();
    expect(await save(input)).toMatchObject({ status: 400, body: { code: 'badRequest' } });
    expect(await read()).toEqual({});
  });

  test('changes only the preferences of the own profile', async () => {
    const [first, second] = [await openAccount(), await openAccount()];
    await first.save(preferences);
    expect(await second.read()).toEqual({});
  });
});
