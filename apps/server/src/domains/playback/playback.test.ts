// Tests streams and their media over HTTP. Long because all tests share three titles, whose encoding takes
// most of the time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StreamMetadata } from '@matinee/contract';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { elsewhereHost, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { listStreamUrls, listUrlsWithKinds, urlKindNames } from '../../../test/media-urls.ts';
import { sendRawRequest } from '../../../test/raw-request.ts';
import { requestStatusWithHost } from '../../../test/status-with-host.ts';
import { tables } from '../../../test/tables.ts';
import { emit } from '../../platform/events/index.ts';
import { grantLicence } from '../entitlement/index.ts';
import { selectAccount } from '../identity/index.ts';
import { trackEndedSessions } from './ended-sessions.ts';
import { maxTokenSeconds, mediaTokenSeconds } from './tokens.ts';

let service: MediaService;
let publicTitleId: string;
let licensedTitleId: string;
let otherLicensedTitleId: string;
let subscriberToken: string;

const buildManifestPath = (id: string) => `/api/v5/manifest/video/${id}?includePlaybackDetails=URL`;

async function setAccess(contentId: string, access: unknown): Promise<void> {
  const { db, events } = service.services;
  await tables(db)
    .updateTable('content')
    .set({ access: JSON.stringify(access) })
    .where('public_id', '=', contentId)
    .execute();
  const eventReceived = new Promise<void>((resolve) => {
    const unsubscribe = events.follow({ types: ['ContentChanged'] }, ({ payload }) => {
      if (payload.contentId !== contentId) return;
      unsubscribe();
      resolve();
    });
  });
  await emit(db, { realmId: service.realmId, type: 'ContentChanged', payload: { contentId } });
  await eventReceived;
}

async function fetchStatus(href: string, token: string | undefined): Promise<number> {
  const url = new URL(href);
  url.searchParams.delete('token');
  if (token !== undefined) url.searchParams.set('token', token);
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

async function signInAsSubscriber() {
  const { body } = await service.call('POST', '/api/v2/login', {
    body: { id: 'user@example.com', secret: 'correct horse battery' },
  });
  return { token: String(body.authorisationToken), refreshToken: String(body.refreshToken) };
}

const signOut = (refreshToken: string) => service.call('POST', '/api/v2/logout', { body: { refreshToken } });

beforeAll(async () => {
  service = await startMediaService();
  service.startWorker();
  publicTitleId = await service.importFilm('silent');
  licensedTitleId = await service.importFilm('hevcManyTracks');
  otherLicensedTitleId = await service.importFilm('h264Mp4');
  await setAccess(licensedTitleId, { kind: 'licence', licences: ['premium'] });
  await setAccess(otherLicensedTitleId, { kind: 'licence', licences: ['premium'] });
  const { db, clock } = service.services;
  const { realmId } = service;
  const now = clock.now();
  const account = await selectAccount(db, { realmId, email: 'user@example.com' });
  const accountId = account?.id ?? 0;
  await grantLicence(db, { realmId, accountId, licence: 'premium', from: now, reason: 'test', now });
  subscriberToken = await service.signIn('viewer');
});
afterAll(() => service.close());

describe('manifest and stream calls', () => {
  test('return URLs without a token for a public title', async () => {
    const stream = await service.fetchStreamMetadata(publicTitleId);
    expect(stream.token).toBeNull();
    expect(stream.final).toBe(true);
    const streamUrls = await listStreamUrls(service.url, stream);
    expect(streamUrls.length).toBeGreaterThan(6);
    for (const url of streamUrls) expect(url).not.toContain('token');
  });

  test('return 403 with the reasons and the licences when the viewer has no access', async () => {
    const guest = await service.signIn('guest');
    const response = await service.call('POST', buildManifestPath(licensedTitleId), { token: guest });
    const { licences } = response.body.params as { licences: { id: string }[] };
    expect(response).toMatchObject({
      status: 403,
      body: {
        code: 'accessDenied',
        params: {
          accessLevel: 'DENIED',
          licences: [{ name: 'Premium' }],
          availableLicences: licences,
          reasons: [
            { code: 'LICENCE_REQUIRED', licences: licences.map(({ id }) => id), ended: [], notStarted: [] },
          ],
        },
      },
    });
    expect((response.body.params as { thumbnailUrl: string }).thumbnailUrl).toMatch(/^\/images\//);
  });

  test('return 403 for a title that requires sign-in until the viewer signs in', async () => {
    await setAccess(publicTitleId, { kind: 'signIn' });
    const guest = await service.signIn('guest');
    const response = await service.call('POST', buildManifestPath(publicTitleId), { token: guest });
    expect(response.body).toMatchObject({ params: { accessLevel: 'GRANTED_ON_SIGN_IN' } });
    expect((await service.fetchStreamMetadata(publicTitleId, subscriberToken)).token).toBeTruthy();
    await setAccess(publicTitleId, { kind: 'open' });
  });

  test('return 404 instead of 403 for a geoblocked title with displayGeoblocked=false', async () => {
    const { db } = service.services;
    const setRegions = (regions: unknown) =>
      tables(db)
        .updateTable('content')
        .set({ regions: regions === null ? null : JSON.stringify(regions) })
        .where('public_id', '=', publicTitleId)
        .execute();
    await setRegions({ mode: 'allow', countries: ['JP'] });
    const guest = await service.signIn('guest');
    const readStatus = async (query: string) =>
      (await service.call('POST', `${buildManifestPath(publicTitleId)}${query}`, { token: guest })).status;
    expect([
      await readStatus(''),
      await readStatus('&displayGeoblocked=true'),
      await readStatus('&displayGeoblocked=false'),
    ]).toEqual([403, 403, 404]);
    await setRegions(null);
  });

  test('return 401 for stream metadata without a token', async () => {
    const response = await service.call('GET', `/api/v2/stream/vod/${publicTitleId}`);
    expect(response).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
  });

  test('return 409 when the title may not be played online', async () => {
    const { db } = service.services;
    const setOnlinePlayback = (online_playback: 'AVAILABLE' | 'UNAVAILABLE') =>
      tables(db)
        .updateTable('video')
        .set({ online_playback })
        .where('content_id', 'in', (query) =>
          query.selectFrom('content').select('id').where('public_id', '=', publicTitleId),
        )
        .execute();
    await setOnlinePlayback('UNAVAILABLE');
    const guest = await service.signIn('guest');
    const response = await service.call('POST', buildManifestPath(publicTitleId), { token: guest });
    expect(response).toMatchObject({ status: 409, body: { code: 'playbackUnavailable' } });
    await setOnlinePlayback('AVAILABLE');
  });

  test('return 401 without a session and 404 for a title of another realm', async () => {
    expect((await service.call('POST', buildManifestPath(publicTitleId))).status).toBe(401);
    const guest = await service.signIn('guest');
    expect((await service.call('POST', buildManifestPath('nothing'), { token: guest })).status).toBe(404);
    const otherRealmLogin = await service.call('POST', '/api/v2/login/guest', { realm: 'elsewhere' });
    const token = String(otherRealmLogin.body.authorisationToken);
    const response = await service.call('POST', buildManifestPath(publicTitleId), {
      token,
      realm: 'elsewhere',
    });
    expect(response.status).toBe(404);
  });

  test('return a stream URL that works only for its title and its realm', async () => {
    const manifest = await service.call('POST', buildManifestPath(licensedTitleId), {
      token: subscriberToken,
    });
    const url = String(manifest.body.playbackDetailsUrl);
    expect((await service.call('GET', url)).status).toBe(200);
    expect((await service.call('GET', url, { realm: 'elsewhere' })).status).toBe(403);
    expect((await service.call('GET', url.replace(licensedTitleId, otherLicensedTitleId))).status).toBe(403);
    expect((await service.call('GET', url.replace(/token=.*/, 'token=garbage'))).status).toBe(401);
    const stream = await service.fetchStreamMetadata(licensedTitleId, subscriberToken);
    expect((await service.call('GET', url.replace(/token=.*/, `token=${stream.token}`))).status).toBe(401);
  });
});

test('media returns 404 under the host of another realm, with or without a token', async () => {
  for (const [titleId, token] of [
    [publicTitleId, undefined],
    [licensedTitleId, subscriberToken],
  ] as const) {
    for (const url of await listStreamUrls(service.url, await service.fetchStreamMetadata(titleId, token))) {
      const statuses = [
        await requestStatusWithHost('anything.example', url),
        await requestStatusWithHost(elsewhereHost, url),
      ];
      expect([url, ...statuses]).toEqual([url, 200, 404]);
    }
  }
});

describe('media of a title that is not public', () => {
  test('has every kind of URL that these tests check', async () => {
    const mediaUrls = await listUrlsWithKinds(
      service.url,
      await service.fetchStreamMetadata(licensedTitleId, subscriberToken),
    );
    expect(new Set(mediaUrls.map(([kind]) => kind))).toEqual(new Set(urlKindNames));
  });

  test('returns 401 or 403 at every URL without a valid token for the title', async () => {
    const stream = await service.fetchStreamMetadata(licensedTitleId, subscriberToken);
    const otherToken = (await service.fetchStreamMetadata(otherLicensedTitleId, subscriberToken)).token ?? '';
    for (const [kind, url] of await listUrlsWithKinds(service.url, stream)) {
      const statuses = [
        await fetchStatus(url, stream.token ?? ''),
        await fetchStatus(url, undefined),
        await fetchStatus(url, ''),
        await fetchStatus(url, 'garbage'),
        await fetchStatus(url, `${stream.token}x`),
        await fetchStatus(url, subscriberToken),
        await fetchStatus(url, otherToken),
      ];
      expect([kind, ...statuses]).toEqual([kind, 200, 401, 401, 401, 401, 401, 403]);
    }
  });

  test('has the token in every URL and forbids shared caches', async () => {
    const stream = await service.fetchStreamMetadata(licensedTitleId, subscriberToken);
    for (const url of await listStreamUrls(service.url, stream)) {
      expect(url).toContain(`token=${stream.token}`);
      const response = await fetch(url, { method: 'HEAD' });
      expect(response.headers.get('cache-control')).toMatch(/^private/);
    }
  });

  test('returns 401 at every URL when the token expires, and 200 with a new token', async () => {
    const stream = await service.fetchStreamMetadata(licensedTitleId, subscriberToken);
    const mediaUrls = await listUrlsWithKinds(service.url, stream);
    service.clock.advance({ seconds: mediaTokenSeconds });
    const expiredToken = stream.token ?? '';
    const renewedToken = (await service.fetchStreamMetadata(licensedTitleId, subscriberToken)).token ?? '';
    for (const [kind, url] of mediaUrls) {
      const statuses = [await fetchStatus(url, expiredToken), await fetchStatus(url, renewedToken)];
      expect([kind, ...statuses]).toEqual([kind, 401, 200]);
    }
  });

  test('returns 401 at every URL when the session has ended', async () => {
    const { token, refreshToken } = await signInAsSubscriber();
    const stream = await service.fetchStreamMetadata(licensedTitleId, token);
    const mediaUrls = await listUrlsWithKinds(service.url, stream);
    const [, firstMediaUrl = ''] = mediaUrls[0] ?? [];
    expect(await fetchStatus(firstMediaUrl, stream.token ?? '')).toBe(200);
    await signOut(refreshToken);
    await expect.poll(() => fetchStatus(firstMediaUrl, stream.token ?? '')).toBe(401);
    for (const [kind, url] of mediaUrls) {
      expect([kind, await fetchStatus(url, stream.token ?? '')]).toEqual([kind, 401]);
    }
  });

  test('returns 401 for a stream URL issued before the session ended', async () => {
    const { token, refreshToken } = await signInAsSubscriber();
    const manifest = await service.call('POST', buildManifestPath(licensedTitleId), { token });
    const url = String(manifest.body.playbackDetailsUrl);
    expect((await service.call('GET', url)).status).toBe(200);
    await signOut(refreshToken);
    await expect.poll(async () => (await service.call('GET', url)).status).toBe(401);
  });

  test('returns 403 within a minute after the licence of the viewer has ended, as does a stream URL issued earlier', async () => {
    const { db, clock } = service.services;
    const { realmId } = service;
    const account = await selectAccount(db, { realmId, email: 'admin@example.com' });
    const from = clock.now();
    await grantLicence(db, {
      realmId,
      accountId: account?.id ?? 0,
      licence: 'premium',
      from,
      until: from.add({ seconds: 30 }),
      reason: 'test',
      now: from,
    });
    const token = await service.signIn('admin');
    const manifest = await service.call('POST', buildManifestPath(licensedTitleId), { token });
    const streamUrl = String(manifest.body.playbackDetailsUrl);
    const stream = (await service.call('GET', streamUrl)).body as unknown as StreamMetadata;
    const mediaUrls = await listUrlsWithKinds(service.url, stream);
    service.clock.advance({ seconds: 60 });
    for (const [kind, url] of mediaUrls) {
      expect([kind, await fetchStatus(url, stream.token ?? '')]).toEqual([kind, 403]);
    }
    const refusedStream = await service.call('GET', streamUrl);
    const { licences } = refusedStream.body.params as { licences: { id: string }[] };
    expect(refusedStream).toMatchObject({
      status: 403,
      body: { code: 'accessDenied', params: { reasons: [{ ended: licences.map(({ id }) => id) }] } },
    });
    expect(licences).toHaveLength(1);
  });

  test('is refused to sessions that ended before the server started', async () => {
    const { db, events } = service.services;
    const { token, refreshToken } = await signInAsSubscriber();
    const manifest = await service.call('POST', buildManifestPath(licensedTitleId), { token });
    const stream = await service.call('GET', String(manifest.body.playbackDetailsUrl));
    const claims = decodeJwt(String(stream.body.token));
    await signOut(refreshToken);
    // The last second in which a media token issued through the oldest stream URL is still valid.
    const lastValidTime = service.clock.now().add({ seconds: maxTokenSeconds - 1 });
    const endedSessions = await trackEndedSessions(db, events, lastValidTime);
    expect(endedSessions.has(String(claims.sub))).toBe(true);
  });

  test('needs no token while the title is public, and needs one again when the title is not public any more', async () => {
    const stream = await service.fetchStreamMetadata(otherLicensedTitleId, subscriberToken);
    const url = `${service.url}${stream.hls[0]?.url}`;
    expect(await fetchStatus(url, undefined)).toBe(401);
    await setAccess(otherLicensedTitleId, { kind: 'open' });
    await expect.poll(() => fetchStatus(url, undefined)).toBe(200);
    await setAccess(otherLicensedTitleId, { kind: 'licence', licences: ['premium'] });
    await expect.poll(() => fetchStatus(url, undefined)).toBe(401);
  });
});

describe('public media', () => {
  test('support range requests and conditional requests', async () => {
    const stream = await service.fetchStreamMetadata(publicTitleId);
    const streamUrls = await listStreamUrls(service.url, stream);
    const segment = streamUrls.find((url) => url.endsWith('.m4s')) ?? '';
    const fullResponse = await fetch(segment);
    const bytes = Buffer.from(await fullResponse.arrayBuffer());
    expect(fullResponse.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(fullResponse.headers.get('access-control-allow-origin')).toBe('*');
    expect(fullResponse.headers.get('x-content-type-options')).toBe('nosniff');
    const partialResponse = await fetch(segment, { headers: { range: 'bytes=10-19' } });
    expect(partialResponse.status).toBe(206);
    expect(Buffer.from(await partialResponse.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const outOfRangeResponse = await fetch(segment, { headers: { range: `bytes=${bytes.length}-` } });
    expect(outOfRangeResponse.status).toBe(416);
    const tag = fullResponse.headers.get('etag') ?? '';
    expect((await fetch(segment, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('are cacheable only until the availability window of the title ends', async () => {
    const { clock } = service;
    const { db } = service.services;
    const available_until = clock.now().add({ seconds: 600 });
    await tables(db)
      .updateTable('content')
      .set({ available_until })
      .where('public_id', '=', publicTitleId)
      .execute();
    await setAccess(publicTitleId, { kind: 'open' });
    const stream = await service.fetchStreamMetadata(publicTitleId);
    const response = await fetch(`${service.url}${stream.hls[0]?.url}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    clock.advance({ seconds: 600 });
    expect((await fetch(`${service.url}${stream.hls[0]?.url}`)).status).toBe(401);
    await tables(db)
      .updateTable('content')
      .set({ available_until: null })
      .where('public_id', '=', publicTitleId)
      .execute();
    await setAccess(publicTitleId, { kind: 'open' });
  });
});

describe('when the database cannot be reached', () => {
  const refuseConnections = () =>
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(((...args: unknown[]) => {
      const error = Object.assign(new Error('connect ECONNREFUSED'), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      });
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(error);
      callback(error);
    }) as never);

  test('media can be fetched for five more minutes, with a token where one is needed', async () => {
    const publicUrls = await listStreamUrls(service.url, await service.fetchStreamMetadata(publicTitleId));
    const licensedStream = await service.fetchStreamMetadata(licensedTitleId, await service.signIn('viewer'));
    const licensedUrls = await listStreamUrls(service.url, licensedStream);
    vi.useFakeTimers({ toFake: ['performance'] });
    const querySpy = refuseConnections();
    try {
      vi.advanceTimersByTime(5 * 60_000);
      for (const url of [...publicUrls, ...licensedUrls])
        expect([url, (await fetch(url, { method: 'HEAD' })).status]).toEqual([url, 200]);
      for (const url of licensedUrls) expect([url, await fetchStatus(url, undefined)]).toEqual([url, 401]);
      expect(querySpy).toHaveBeenCalled();
    } finally {
      querySpy.mockRestore();
      vi.useRealTimers();
    }
  });
});

describe('path traversal', () => {
  const maliciousPaths = [
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%252f..%252fetc/passwd',
    '..\\..\\etc\\passwd',
    '..%5c..%5cetc%5cpasswd',
    '%c0%ae%c0%ae/etc/passwd',
    '....//....//etc/passwd',
    './manifest.m3u8/../../x',
    '//etc/passwd',
    'file:///etc/passwd',
    'manifest.m3u8%00.jpg',
    '.env',
    'secret',
    'secret/passwd',
  ];

  const prefixes = ['/media', '/images', '/assets'];
  const roles = ['nobody', 'guest', 'viewer', 'admin'] as const;

  test.each(prefixes.flatMap((prefix) => roles.map((role) => [prefix, role] as const)))(
    'below %s never returns a file to a client signed in as %s',
    async (prefix, role) => {
      const token = role === 'nobody' ? undefined : await service.signIn(role);
      const headers = token === undefined ? [] : [`Authorization: Bearer ${token}`];
      const stream = await service.fetchStreamMetadata(publicTitleId);
      const packageId = stream.hls[0]?.url.split('/')[2] ?? '';
      const { dataDir } = service.services.config;
      const passwd = await readFile('/etc/passwd', 'latin1');
      for (const maliciousPath of [...maliciousPaths, join(dataDir, 'storage').slice(1)]) {
        for (const folderPath of [prefix, `${prefix}/${packageId}`, `${prefix}/..`]) {
          const response = await sendRawRequest(service.port, `${folderPath}/${maliciousPath}`, headers);
          expect([maliciousPath, response.slice(0, 12)]).not.toEqual([maliciousPath, 'HTTP/1.1 200']);
          expect(response).not.toContain(passwd.slice(0, 40));
        }
      }
    },
  );

  test('returns 404 for files of another package', async () => {
    const publicStream = await service.fetchStreamMetadata(publicTitleId);
    const licensedStream = await service.fetchStreamMetadata(licensedTitleId, await service.signIn('viewer'));
    const streamUrls = await listStreamUrls(service.url, licensedStream);
    const packageId = publicStream.hls[0]?.url.split('/')[2] ?? '';
    for (const url of streamUrls) {
      const { pathname } = new URL(url);
      if (/manifest|\/[vat]\w+\.m3u8|images\.m3u8/.test(pathname)) continue;
      const pathInOtherPackage = pathname.replace(/^\/media\/[^/]+/, `/media/${packageId}`);
      expect((await fetch(service.url + pathInOtherPackage)).status).toBe(404);
    }
  });
});

test('a player can continue with the early package when the full package has replaced it', async () => {
  const { db } = service.services;
  const token = await service.signIn('viewer');
  const stream = await service.fetchStreamMetadata(licensedTitleId, token);
  const packages = await tables(db)
    .selectFrom('package')
    .innerJoin('video', 'video.asset_id', 'package.asset_id')
    .innerJoin('content', 'content.id', 'video.content_id')
    .select('package.public_id')
    .where('content.public_id', '=', licensedTitleId)
    .orderBy('package.id')
    .execute();
  expect(packages).toHaveLength(2);
  const [earlyPackageId, fullPackageId] = packages.map((row) => row.public_id);
  expect(stream.hls[0]?.url).toContain(fullPackageId);
  const renewedStream = await service.fetchStreamMetadata(licensedTitleId, token);
  const url = `${service.url}${stream.hls[0]?.url}`.replace(fullPackageId ?? '', earlyPackageId ?? '');
  expect(await fetchStatus(url, renewedStream.token ?? '')).toBe(200);
});
