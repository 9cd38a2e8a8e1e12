import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './index.ts';
import { redactSecretParameters } from './redact.ts';

test.each([
  ['/media/a/manifest.m3u8?token=abc.def', '/media/a/manifest.m3u8?token=***'],
  ['/x?a=1&refreshToken=abc&b=2', '/x?a=1&refreshToken=***&b=2'],
  ['/x?accessToken=a#part', '/x?accessToken=***#part'],
  ['/impersonate/impersonation-token-a_b-c?x=1', '/impersonate/***?x=1'],
  ['/plain?page=2', '/plain?page=2'],
])('hides the tokens in %s', (url, redactedUrl) => {
  expect(redactSecretParameters(url)).toBe(redactedUrl);
});

test('createLog hides secrets in nested objects of a log line, in the URLs of requests and in errors', () => {
  let loggedText = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      loggedText += chunk;
      done();
    },
  });
  const log = createLog({ level: 'info', destination: logStream });
  log.info({
    password: 'hush-1',
    body: { password: 'hush-2' },
    request: { headers: { authorization: 'hush-3', cookie: 'hush-4', 'set-cookie': 'hush-5' } },
    session: { refreshToken: 'hush-6' },
  });
  log.info({ req: { method: 'GET', url: '/x?token=hush-7' }, url: '/x?token=hush-8' });
  log.error({ err: new Error('GET /x?token=hush-9 failed') });
  expect(loggedText).toContain('***');
  expect(loggedText).not.toContain('hush');
});
