import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { advanceSystemClock, resetSystemClock } from '../../test/system-clock.ts';

let service: TestService;
const path = '/api/v2/csp-report';
const report = {
  'csp-report': { 'document-uri': 'https://tv.example/home', 'effective-directive': 'script-src' },
};
const send = (contentType: string, body: string) =>
  fetch(service.url + path, { method: 'POST', headers: { 'content-type': contentType }, body });

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
afterEach(resetSystemClock);

test('accepts reports in both forms that browsers send', async () => {
  expect((await send('application/csp-report', JSON.stringify(report))).status).toBe(204);
  const body = { documentURL: 'https://tv.example/', effectiveDirective: 'img-src', blockedURL: 'inline' };
  const list = [{ type: 'csp-violation', age: 1, url: 'https://tv.example/', user_agent: 'x', body }];
  expect((await send('application/reports+json', JSON.stringify(list))).status).toBe(204);
});

test('refuses other bodies and reports that are too long', async () => {
  expect((await send('application/csp-report', '{"csp-report":7}')).status).toBe(400);
  expect((await send('application/csp-report', 'not json')).status).toBe(400);
  const longReport = { 'csp-report': { ...report['csp-report'], sample: 'x'.repeat(40_000) } };
  expect((await send('application/csp-report', JSON.stringify(longReport))).status).toBeGreaterThanOrEqual(
    400,
  );
});

test('returns 429 for more than 20 reports in a short time', async () => {
  advanceSystemClock({ minutes: 2 });
  const statuses = await Promise.all(
    Array.from(
      { length: 25 },
      async () => (await send('application/csp-report', JSON.stringify(report))).status,
    ),
  );
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
