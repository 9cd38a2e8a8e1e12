// Every page that a guest can open without parameters has a title, which browsers show and screen readers announce.
import { defaultPathTemplates } from '@matinee/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { servePages } from '../index.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ servePages });
});
afterAll(() => service.close());

test('pages for guests have a title', async () => {
  const paths = Object.values(defaultPathTemplates).filter((path) => !path.includes('{'));
  expect(paths.length).toBeGreaterThan(30);
  const untitledPaths: string[] = [];
  for (const path of paths) {
    const response = await fetch(service.url + path, { redirect: 'manual' });
    const html = await response.text();
    const isPage =
      response.headers.get('content-type')?.startsWith('text/html') && html.includes('id="root"');
    if (isPage && !/<title>[^<]+<\/title>/.test(html)) untitledPaths.push(path);
  }
  expect(untitledPaths).toEqual([]);
});
