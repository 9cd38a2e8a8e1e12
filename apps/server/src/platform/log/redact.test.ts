import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { redactUrl, secretPaths } from './redact.ts';

test.each([
  ['/media/a/manifest.m3u8?token=abc.def', '/media/a/manifest.m3u8?token=***'],
  ['/x?a=1&refreshToken=abc&b=2', '/x?a=1&refreshToken=***&b=2'],
  ['/x?accessToken=a#part', '/x?accessToken=***#part'],
  ['/plain?page=2', '/plain?page=2'],
])('hides the tokens in %s', (url, redactedUrl) => {
  expect(redactUrl(url)).toBe(redactedUrl);
});

test('hides secrets in nested objects of a log line', () => {
  let loggedText = '';
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      loggedText += chunk;
      done();
    },
  });
  const log = pino({ redact: { paths: secretPaths, censor: '***' } }, logStream);
  log.info({
    password: 'hush-1',
    body: { password: 'hush-2' },
    req: { headers: { authorization: 'hush-3', cookie: 'hush-4', 'set-cookie': 'hush-5' } },
    session: { refreshToken: 'hush-6' },
  });
  expect(loggedText).toContain('***');
  expect(loggedText).not.toContain('hush');
});
