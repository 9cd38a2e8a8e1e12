import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';

test('needs no setting', () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseMigrationUrl: undefined,
    secretsKey: undefined,
    demo: true,
    publicUrl: undefined,
    mail: undefined,
    logLevel: 'info',
    mediaJobSlots: 1,
    encodePriority: 'low',
    roles: new Set(['web', 'worker']),
    ffmpegPath: 'ffmpeg',
    ffprobePath: 'ffprobe',
    trustProxy: [],
    ipDatabases: { country: undefined, anonymousIp: undefined },
    importDirs: new Map(),
    debugPaths: false,
    dev: false,
    cacheMegabytes: 96,
  });
});

test('reads settings, and ignores empty ones', () => {
  const config = readConfig({
    PORT: '9000',
    HOST: '',
    DEMO: '0',
    PUBLIC_URL: 'https://video.example.org/',
    ROLES: 'worker',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    IMPORT_DIRS: 'cinema=/srv/films, news=/srv/news,cinema=/mnt/more films/',
  });
  expect(config).toMatchObject({ port: 9000, host: '127.0.0.1', demo: false });
  expect(config.publicUrl).toBe('https://video.example.org');
  expect(config.roles).toEqual(new Set(['worker']));
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(config.importDirs).toEqual(
    new Map([
      ['cinema', ['/srv/films', '/mnt/more films']],
      ['news', ['/srv/news']],
    ]),
  );
});

test('requires the address of the sender with a mail server', () => {
  const SMTP_URL = 'smtp://user:hush@mail.example.org:587';
  expect(readConfig({ SMTP_URL, MAIL_FROM: 'tv@example.org' }).mail).toEqual({
    smtpUrl: SMTP_URL,
    mailFrom: 'tv@example.org',
  });
  expect(() => readConfig({ SMTP_URL })).toThrow('The setting MAIL_FROM must be set with SMTP_URL');
});

test('reports every wrong setting on its own line, without secrets', () => {
  const invalidEnvironment = {
    PORT: '80x',
    DEMO: 'maybe',
    DATABASE_URL: 'mysql://root:hush@host/db',
    DATABASE_MIGRATION_URL: 'mysql://root:hush@host/db',
    SECRETS_KEY: 'hush-hush',
    SMTP_URL: 'https://mail:hush@host',
    MAIL_FROM: 'nobody',
    PUBLIC_URL: 'javascript:alert(1)',
    LOG_LEVEL: 'loud',
    WORKERS: '0',
    ENCODE_PRIORITY: 'high',
    ROLES: 'web,king',
    TRUST_PROXY: 'everybody',
    IMPORT_DIRS: '/srv/films',
  };
  let message = '';
  try {
    readConfig(invalidEnvironment);
  } catch (error) {
    message = String(error instanceof Error && error.message);
  }
  const lines = message.split('\n');
  expect(lines).toHaveLength(Object.keys(invalidEnvironment).length);
  for (const name of Object.keys(invalidEnvironment)) expect(message).toContain(`The setting ${name} must`);
  expect(message).not.toContain('hush');
});

test.each(['https://example.org/video', 'https://example.org/?realm=video', 'https://user@example.org'])(
  'refuses %s as PUBLIC_URL, because only an origin works',
  (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(
      `The setting PUBLIC_URL must be an origin without a path, such as https://video.example.org (it is "${url}").`,
    );
  },
);

test('documents every setting in docs/reference/settings.md', () => {
  const page = readFileSync(new URL('../../../../docs/reference/settings.md', import.meta.url), 'utf8');
  for (const name of settingNames) if (name !== 'MATINEE_DEV') expect(page).toContain(`| \`${name}\` |`);
});
