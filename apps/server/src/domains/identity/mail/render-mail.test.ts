import { realmFile } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import { realmDefaults } from '../../../../test/service.ts';
import { type MailValues, mailTemplates, renderMail } from './render-mail.ts';

const settings = realmFile.parse({ ...realmDefaults, key: 'lantern', languages: ['en', 'es', 'pt', 'ar'] });
const realm = {
  id: 1,
  key: 'lantern',
  version: 1,
  settings,
  logo: null,
  authBackground: null,
  promoArtwork: {},
};
const values: MailValues = {
  realm,
  languages: ['en'],
  origin: 'https://tv.example',
  link: 'https://tv.example/resetpwd?token=abc',
  signInLink: 'https://tv.example/login',
  name: 'Ada',
  email: 'ada@example.com',
  device: 'Firefox, Linux',
  at: Temporal.Instant.from('2027-03-01T12:30:00Z'),
};
const cases = mailTemplates.flatMap((template) =>
  ['en', 'es', 'pt', 'ar'].map((language) => [template, language] as const),
);

describe.each(cases)('%s in %s', (template, language) => {
  const mail = renderMail(template, { ...values, languages: [language] });

  test('has a subject and no missing text', () => {
    expect(mail.subject).not.toBe('');
    for (const part of [mail.subject, mail.html, mail.text])
      expect(part).not.toMatch(/mail[A-Z]\w+|undefined|\{\w+\}/);
  });

  test('has the same link in both parts, and leads to no other host', () => {
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('https://tv.example/resetpwd?token=abc');
      for (const [url] of part.matchAll(/https?:\/\/[^\s"<]+/g)) expect(new URL(url).host).toBe('tv.example');
    }
  });

  test('states its language and direction', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
  });
});

test('texts of the realm and of the person are escaped', () => {
  const name = '<img src=x onerror=alert(1)>';
  const renamedRealm = { ...realm, settings: { ...settings, name } };
  const { html } = renderMail('confirmEmail', {
    ...values,
    realm: renamedRealm,
    name,
    email: `"${name}"@x.org`,
  });
  expect(html).not.toContain('<img');
});

test.each(['Visit evil.example now', 'https://evil.example', 'mail eve@evil.example'])(
  'does not greet with the name %s, which a stranger could choose for an address',
  (name) => {
    const { html, text } = renderMail('confirmEmail', { ...values, name });
    expect(`${html} ${text}`).not.toContain('evil.example');
    expect(text).toMatch(/^Hello,\n/);
  },
);

test('uses the labels of the realm, its logo and its colours', () => {
  const changedRealm = {
    ...realm,
    logo: { url: '/images/logo', width: 320, height: 80 } as MailValues['realm']['logo'],
    settings: { ...settings, labels: { en: { mailMagicLinkSubject: 'Your key to {realm}' } } },
  };
  const { subject, html } = renderMail('magicLink', { ...values, realm: changedRealm });
  expect(subject).toBe('Your key to Lantern');
  expect(html).toContain(
    'src="https://tv.example/images/logo/240.webp" alt="Lantern" width="128" height="32"',
  );
  expect(html).toContain(`background:${settings.theme.callToAction}`);
});
