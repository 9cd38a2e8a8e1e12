import type { CallResponse, calls, ErrorResponse } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../test/service.ts';
import { tables } from '../../../../test/tables.ts';

type Response = CallResponse<typeof calls.getConsents>;

const path = '/api/v2/user/consents';
const createConsent = (fieldName: string, options: object = {}) => ({
  fieldName,
  fieldType: 'BINARY_CHOICE' as const,
  label: { en: fieldName },
  text: { en: `I agree to ${fieldName}.`, es: `Acepto ${fieldName}.` },
  required: false,
  defaultValue: false,
  ...options,
});

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({
    key: 'lantern',
    consents: [
      createConsent('terms', { required: true }),
      createConsent('notice', { fieldType: 'INFORMATION_TEXT' }),
      createConsent('news', { defaultValue: true }),
    ],
  });
});
afterAll(() => service.close());

async function openAccount() {
  const { authorisationToken: token, user } = await service.signInNewAccount();
  const toAnswers = ({ answers }: Response) =>
    Object.fromEntries(answers.map(({ answer, consentField }) => [consentField.fieldName, answer]));
  return {
    id: user.id ?? '',
    readAnswers: async () => toAnswers((await service.request<Response>(path, { token })).body),
    read: async (language: string) =>
      (await service.request<Response>(path, { token, headers: { 'accept-language': language } })).body,
    save: (consentAnswers: { fieldName: string; answer: boolean }[]) =>
      service.request<Response & ErrorResponse>(path, { token, method: 'PUT', body: { consentAnswers } }),
  };
}

describe('GET /api/v2/user/consents', () => {
  test('returns the consents of the realm without answers to an account that gave none', async () => {
    const { read, readAnswers } = await openAccount();
    expect(await readAnswers()).toEqual({ terms: null, notice: null, news: null });
    expect((await read('es')).answers[2]).toEqual({
      answer: null,
      consentField: {
        fieldName: 'news',
        fieldType: 'BINARY_CHOICE',
        label: 'news',
        text: 'Acepto news.',
        required: false,
        defaultValue: true,
      },
    });
  });
});

describe('PUT /api/v2/user/consents', () => {
  test('returns the last answers and keeps the earlier ones with their wording', async () => {
    const { id, readAnswers, save } = await openAccount();
    await save([
      { fieldName: 'terms', answer: true },
      { fieldName: 'news', answer: true },
    ]);
    const { body } = await save([{ fieldName: 'news', answer: false }]);
    expect(body.answers.map(({ answer }) => answer)).toEqual([true, null, false]);
    expect(await readAnswers()).toEqual({ terms: true, notice: null, news: false });
    const rows = await tables(service.services.db)
      .selectFrom('consent_answer')
      .innerJoin('account', 'account.id', 'consent_answer.account_id')
      .select(['answer', 'wording'])
      .where('account.public_id', '=', id)
      .where('field_name', '=', 'news')
      .orderBy('consent_answer.id')
      .execute();
    expect(rows.map(({ answer }) => answer)).toEqual([true, false]);
    expect(rows[0]?.wording).toEqual({ language: 'en', label: 'news', text: 'I agree to news.' });
  });

  test('does not withdraw a required consent', async () => {
    const { readAnswers, save } = await openAccount();
    await save([{ fieldName: 'terms', answer: true }]);
    const { status, body } = await save([
      { fieldName: 'terms', answer: false },
      { fieldName: 'news', answer: true },
    ]);
    expect([status, body.code, body.params]).toEqual([400, 'requiredConsent', { fieldNames: ['terms'] }]);
    expect(await readAnswers()).toEqual({ terms: true, notice: null, news: null });
  });

  test('ignores information texts and consents that the realm does not ask for', async () => {
    const { readAnswers, save } = await openAccount();
    await save([
      { fieldName: 'notice', answer: true },
      { fieldName: 'unknown', answer: true },
    ]);
    expect(await readAnswers()).toEqual({ terms: null, notice: null, news: null });
  });
});
