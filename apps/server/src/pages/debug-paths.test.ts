import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { servePages } from './index.ts';

let service: TestService;
const get = (path: string) => fetch(service.url + encodeURI(path));

beforeAll(async () => {
  service = await startService({ servePages });
  await service.createVideo({ publicId: 'the-film', title: 'The Film' });
});
afterAll(() => service.close());

describe('emoji paths', () => {
  test('return 404 without DEBUG_PATHS', async () => {
    expect((await get('/🏠')).status).toBe(404);
    expect((await get('/🎬/the-film')).status).toBe(404);
  });

  test('return pages with emoji links with DEBUG_PATHS', async () => {
    Object.assign(service.services.config, { debugPaths: true });
    const response = await get('/🎬/the-film');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('The Film</h1>');
    expect(html).toContain(`href="${encodeURI('/🏠')}"`);
    expect(html).toContain('<html lang="en"');
    expect((await get('/home')).status).toBe(200);
  });
});
