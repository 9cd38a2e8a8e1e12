import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailService, startMailService } from '../../test/mail/mail-service.ts';
import { password } from '../../test/service.ts';
import { servePages } from './index.ts';

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService({ servePages });
});
afterAll(() => mail.close());

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

function sendForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = sameOrigin,
) {
  return fetch(mail.service.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
}

const readSessionCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((text) => text.includes('matinee_session='))
    ?.split(';')[0];

async function signInWithForm(email: string): Promise<string> {
  await mail.service.signInNewAccount({ email });
  return readSessionCookie(await sendForm('/login', { email, password })) ?? '';
}

const getPage = async (path: string, cookie = '') =>
  (await fetch(mail.service.url + path, { headers: { cookie } })).text();

describe('a form that the browser sends without scripts', () => {
  test('signs in, and continues with the page in the query', async () => {
    await mail.service.signInNewAccount({ email: 'ada@example.com' });
    const response = await sendForm('/login?from=%2Fhistory', { email: 'ada@example.com', password });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/history']);
    expect(await getPage('/home', readSessionCookie(response))).toContain('ada@example.com');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example'])(
    'does not redirect to %s after the sign-in',
    async (from) => {
      const email = `redirect-${from.length}@example.com`;
      await mail.service.signInNewAccount({ email });
      for (const name of ['from', 'entryPage', 'redirectTo']) {
        const response = await sendForm(`/login?${name}=${encodeURIComponent(from)}`, { email, password });
        expect([response.status, response.headers.get('location')]).toEqual([303, '/home']);
      }
    },
  );

  test('shows a wrong password in the language of the page, and keeps the address but not the password', async () => {
    const fields = { email: 'nobody@example.com', password: 'a wrong secret' };
    const response = await sendForm('/login', fields, { ...sameOrigin, 'accept-language': 'es' });
    const html = await response.text();
    expect([response.status, readSessionCookie(response)]).toEqual([401, undefined]);
    expect(response.headers.get('cache-control')).toMatch(/private|no-store/);
    expect(html).toContain('<html lang="es"');
    expect(html).toContain('value="nobody@example.com"');
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('a wrong secret');
  });

  test('shows each missing field of the sign-up at its field, and keeps the name', async () => {
    const response = await sendForm('/signup', { name: 'Ada <b>', email: 'plain', password: '' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('value="Ada &lt;b&gt;"');
    expect(html).toContain('Please provide valid email.');
    expect(html).toContain('Please provide a password.');
  });

  test('signs up', async () => {
    const fields = { name: 'Eve', email: 'eve@example.com', password: 'sleeping yellow harbour' };
    const consents = { 'consent.terms': 'on' };
    const response = await sendForm('/signup', { ...fields, ...consents });
    expect(response.status).toBe(303);
    expect(await getPage('/home', readSessionCookie(response))).toContain('eve@example.com');
  });

  test('requests a new password, sets it, and leads to the sign-in', async () => {
    await mail.service.signInNewAccount({ email: 'lost@example.com' });
    const request = await sendForm('/requestnewpwd', { email: 'lost@example.com' });
    expect([request.status, request.headers.get('location')]).toEqual([303, '/requestnewpwd?result=sent']);
    expect(await getPage('/requestnewpwd?result=sent')).toContain('we have sent it a link');
    const token = await mail.readToken('lost@example.com');
    const path = `/resetpwd?token=${token}`;
    const differing = await sendForm(path, { password: 'one harbour', confirmPassword: 'another' });
    expect([differing.status, await differing.text()]).toEqual([
      422,
      expect.stringContaining('The two passwords are not the same.'),
    ]);
    const newPassword = 'sleeping yellow harbour';
    const reset = await sendForm(path, { password: newPassword, confirmPassword: newPassword });
    expect([reset.status, reset.headers.get('location')]).toEqual([303, '/resetpwd?result=done']);
    expect(await getPage('/resetpwd?result=done')).toContain('http-equiv="refresh" content="3;url=/login"');
    expect((await sendForm(path, { password: newPassword, confirmPassword: newPassword })).status).toBe(404);
    expect((await sendForm('/login', { email: 'lost@example.com', password: newPassword })).status).toBe(303);
  });

  test('changes the password of the account in the session cookie', async () => {
    const cookie = await signInWithForm('change@example.com');
    const newPassword = 'sleeping yellow harbour';
    const fields = { password: newPassword, confirmPassword: newPassword };
    const headers = { ...sameOrigin, cookie };
    const wrong = await sendForm('/account/password', { ...fields, currentPassword: 'wrong' }, headers);
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(await wrong.text()).not.toContain(newPassword);
    const guest = await sendForm('/account/password', { ...fields, currentPassword: password });
    expect(guest.status).toBe(401);
    const changed = await sendForm('/account/password', { ...fields, currentPassword: password }, headers);
    expect(changed.status).toBe(303);
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', {}],
  ])('is refused from %s', async (name, headers) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    await mail.service.signInNewAccount({ email });
    const response = await sendForm('/login', { email, password }, headers as Record<string, string>);
    expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
  });

  test('opens a page without a form with GET, and ignores the fields', async () => {
    const response = await sendForm('/history', { name: 'x' }, {});
    expect([response.status, response.headers.get('location')]).toEqual([303, '/history']);
  });
});
