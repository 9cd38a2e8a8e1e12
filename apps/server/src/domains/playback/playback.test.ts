// Streams and their media over HTTP. Long because all tests share three titles, whose encoding takes most of the time.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elsewhereHost, type MediaService, startMediaService } from '../../../test/media-service.ts';
import { listStreamUrls, listUrlsByKind, urlKindNames } from '../../../test/media-urls.ts';
import { rawRequest } from '../../../test/raw-request.ts';
import { requestStatusWithHost } from '../../../test/status-with-host.ts';
import { tables } from '../../../test/tables.ts';
import { emit } from '../../platform/events/index.ts';
import { grantLicence } from '../entitlement/index.ts';
import { findAccount } from '../identity/index.ts';
import { trackEndedSessions } from './ended-sessions.ts';
import { maxTokenSeconds, mediaTokenSeconds } from './tokens.ts';

let service: MediaService;
let openTitle: string;
let closedTitle: string;
let otherTitle: string;
let subscriber: string;

const manifestPath = (id: string) => `/api/v5/manifest/video/${id}?includePlaybackDetails=URL`;

async function setAccess(contentId: string, access: unknown): Promise<void> {
  const { db, events } = service.services;
  await tables(db)
    .updateTable('content')
    .set({ access: JSON.stringify(access) })
    .where('public_id', '=', contentId)
    .execute();
  const heard = new Promise<void>((resolve) => {
    const stop = events.follow({ types: ['ContentChanged'] }, ({ payload }) => {
      if (payload.contentId !== contentId) return;
      stop();
      resolve();
    });
  });
  await emit(db, { realmId: service.realmId, type: 'ContentChanged', payload: { contentId } });
  await heard;
}

async function withToken(address: string, token: string | undefined): Promise<number> {
  const url = new URL(address);
  url.searchParams.delete('token');
  if (token !== undefined) url.searchParams.set('token', token);
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
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
  openTitle = await service.importFilm('silent');
  closedTitle = await service.importFilm('hevcManyTracks');
  otherTitle = await service.importFilm('h264Mp4');
  await setAccess(closedTitle, { kind: 'licence', licences: ['premium'] });
  await setAccess(otherTitle, { kind: 'licence', licences: ['premium'] });
  const { db, clock } = service.services;
  const { realmId } = service;
  const now = clock.now();
  const account = await findAccount(db, { realmId, email: 'user@example.com' });
  const accountId = account?.id ?? 0;
  await grantLicence(db, { realmId, accountId, licence: 'premium', from: now, reason: 'test', now });
  subscriber = await service.signIn('viewer');
});
afterAll(() => service.close());

describe('asking for a stream', () => {
  test('of an open title gives addresses that need no token', async () => {
    const stream = await service.stream(openTitle);
    expect(stream.token).toBeNull();
    expect(stream.final).toBe(true);
    const addresses = await listStreamUrls(service.address, stream);
    expect(addresses.length).toBeGreaterThan(6);
    for (const address of addresses) expect(address).not.toContain('token');
  });

  test('of a title that is not granted says why, and what would open it', async () => {
    const guest = await service.signIn('guest');
    const answer = await service.call('POST', manifestPath(closedTitle), { token: guest });
    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: 'accessDenied',
        params: {
          accessLevel: 'DENIED',
          licences: [{ name: 'Premium' }],
          reasons: [{ code: 'LICENCE_REQUIRED' }],
        },
      },
    });
    expect((answer.body.params as { thumbnailUrl: string }).thumbnailUrl).toMatch(/^\/images\//);
  });

  test('of a title that demands a sign-in is granted to who signs in', async () => {
    await setAccess(openTitle, { kind: 'signIn' });
    const guest = await service.signIn('guest');
    const refused = await service.call('POST', manifestPath(openTitle), { token: guest });
    expect(refused.body).toMatchObject({ params: { accessLevel: 'GRANTED_ON_SIGN_IN' } });
    expect((await service.stream(openTitle, subscriber)).token).toBeTruthy();
    await setAccess(openTitle, { kind: 'open' });
  });

  test('of a title that may not be played online says so', async () => {
    const { db } = service.services;
    const play = (online_playback: 'AVAILABLE' | 'UNAVAILABLE') =>
      tables(db)
        .updateTable('video')
        .set({ online_playback })
        .where('content_id', 'in', (query) =>
          query.selectFrom('content').select('id').where('public_id', '=', openTitle),
        )
        .execute();
    await play('UNAVAILABLE');
    const guest = await service.signIn('guest');
    const answer = await service.call('POST', manifestPath(openTitle), { token: guest });
    expect(answer).toMatchObject({ status: 409, body: { code: 'playbackUnavailable' } });
    await play('AVAILABLE');
  });

  test('needs a session, and a title of this realm', async () => {
    expect((await service.call('POST', manifestPath(openTitle))).status).toBe(401);
    const guest = await service.signIn('guest');
    expect((await service.call('POST', manifestPath('nothing'), { token: guest })).status).toBe(404);
    const elsewhere = await service.call('POST', '/api/v2/login/guest', { realm: 'elsewhere' });
    const token = String(elsewhere.body.authorisationToken);
    const foreign = await service.call('POST', manifestPath(openTitle), { token, realm: 'elsewhere' });
    expect(foreign.status).toBe(404);
  });

  test('gives an address that works for its title, in its realm, for a while', async () => {
    const asked = await service.call('POST', manifestPath(closedTitle), { token: subscriber });
    const address = String(asked.body.playbackDetailsUrl);
    expect((await service.call('GET', address)).status).toBe(200);
    expect((await service.call('GET', address, { realm: 'elsewhere' })).status).toBe(403);
    expect((await service.call('GET', address.replace(closedTitle, otherTitle))).status).toBe(403);
    expect((await service.call('GET', address.replace(/token=.*/, 'token=garbage'))).status).toBe(401);
    const stream = await service.stream(closedTitle, subscriber);
    expect((await service.call('GET', address.replace(/token=.*/, `token=${stream.token}`))).status).toBe(
      401,
    );
  });
});

test('media goes to nobody under the host of another realm, with a token or without', async () => {
  for (const [title, token] of [
    [openTitle, undefined],
    [closedTitle, subscriber],
  ] as const) {
    for (const address of await listStreamUrls(service.address, await service.stream(title, token))) {
      const statuses = [
        await requestStatusWithHost('anything.example', address),
        await requestStatusWithHost(elsewhereHost, address),
      ];
      expect([address, ...statuses]).toEqual([address, 200, 404]);
    }
  }
});

describe('the media of a title that is not open', () => {
  test('is looked at whole: every kind of address that a player follows', async () => {
    const children = await listUrlsByKind(service.address, await service.stream(closedTitle, subscriber));
    expect(new Set(children.map(([kind]) => kind))).toEqual(new Set(urlKindNames));
  });

  test('goes to nobody without a good token of its own, whatever the address', async () => {
    const stream = await service.stream(closedTitle, subscriber);
    const foreign = (await service.stream(otherTitle, subscriber)).token ?? '';
    for (const [kind, address] of await listUrlsByKind(service.address, stream)) {
      const statuses = [
        await withToken(address, stream.token ?? ''),
        await withToken(address, undefined),
        await withToken(address, ''),
        await withToken(address, 'garbage'),
        await withToken(address, `${stream.token}x`),
        await withToken(address, subscriber),
        await withToken(address, foreign),
      ];
      expect([kind, ...statuses]).toEqual([kind, 200, 401, 401, 401, 401, 401, 403]);
    }
  });

  test('carries the token on every address, and is not for shared caches', async () => {
    const stream = await service.stream(closedTitle, subscriber);
    for (const address of await listStreamUrls(service.address, stream)) {
      expect(address).toContain(`token=${stream.token}`);
      const answer = await fetch(address, { method: 'HEAD' });
      expect(answer.headers.get('cache-control')).toMatch(/^private/);
    }
  });

  test('goes to nobody once the token has expired, and goes on with a new one', async () => {
    const stream = await service.stream(closedTitle, subscriber);
    const children = await listUrlsByKind(service.address, stream);
    service.clock.advance({ seconds: mediaTokenSeconds });
    const expired = stream.token ?? '';
    const renewed = (await service.stream(closedTitle, subscriber)).token ?? '';
    for (const [kind, address] of children) {
      const statuses = [await withToken(address, expired), await withToken(address, renewed)];
      expect([kind, ...statuses]).toEqual([kind, 401, 200]);
    }
  });

  test('goes to nobody whose session has ended, whatever the address', async () => {
    const { token, refreshToken } = await signInAsSubscriber();
    const stream = await service.stream(closedTitle, token);
    const children = await listUrlsByKind(service.address, stream);
    const [, first = ''] = children[0] ?? [];
    expect(await withToken(first, stream.token ?? '')).toBe(200);
    await signOut(refreshToken);
    await expect.poll(() => withToken(first, stream.token ?? '')).toBe(401);
    for (const [kind, address] of children) {
      expect([kind, await withToken(address, stream.token ?? '')]).toEqual([kind, 401]);
    }
  });

  test('is not given out anew by an address from before the session ended', async () => {
    const { token, refreshToken } = await signInAsSubscriber();
    const asked = await service.call('POST', manifestPath(closedTitle), { token });
    const address = String(asked.body.playbackDetailsUrl);
    expect((await service.call('GET', address)).status).toBe(200);
    await signOut(refreshToken);
    await expect.poll(async () => (await service.call('GET', address)).status).toBe(401);
  });

  test('stays with nobody whose session ended before the service was started', async () => {
    const { db, events } = service.services;
    const { token, refreshToken } = await signInAsSubscriber();
    const asked = await service.call('POST', manifestPath(closedTitle), { token });
    const opened = await service.call('GET', String(asked.body.playbackDetailsUrl));
    const claims = decodeJwt(String(opened.body.token));
    await signOut(refreshToken);
    // As late as the last moment in which a token got by the oldest address would still be good.
    const last = service.clock.now().add({ seconds: maxTokenSeconds - 1 });
    const ended = await trackEndedSessions(db, events, last);
    expect(ended.has(String(claims.sub))).toBe(true);
  });

  test('is open as soon as the title is, and closed as soon as it is not', async () => {
    const stream = await service.stream(otherTitle, subscriber);
    const address = `${service.address}${stream.hls[0]?.url}`;
    expect(await withToken(address, undefined)).toBe(401);
    await setAccess(otherTitle, { kind: 'open' });
    await expect.poll(() => withToken(address, undefined)).toBe(200);
    await setAccess(otherTitle, { kind: 'licence', licences: ['premium'] });
    await expect.poll(() => withToken(address, undefined)).toBe(401);
  });
});

describe('a segment', () => {
  test('comes whole, in parts, or not again', async () => {
    const stream = await service.stream(openTitle);
    const addresses = await listStreamUrls(service.address, stream);
    const segment = addresses.find((address) => address.endsWith('.m4s')) ?? '';
    const whole = await fetch(segment);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('access-control-allow-origin')).toBe('*');
    const part = await fetch(segment, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));
    const beyond = await fetch(segment, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    const tag = whole.headers.get('etag') ?? '';
    expect((await fetch(segment, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('of a title whose window ends is not kept longer than that', async () => {
    const { clock } = service;
    const { db } = service.services;
    const available_until = clock.now().add({ seconds: 600 });
    await tables(db)
      .updateTable('content')
      .set({ available_until })
      .where('public_id', '=', openTitle)
      .execute();
    await setAccess(openTitle, { kind: 'open' });
    const stream = await service.stream(openTitle);
    const answer = await fetch(`${service.address}${stream.hls[0]?.url}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    clock.advance({ seconds: 600 });
    expect((await fetch(`${service.address}${stream.hls[0]?.url}`)).status).toBe(401);
    await tables(db)
      .updateTable('content')
      .set({ available_until: null })
      .where('public_id', '=', openTitle)
      .execute();
    await setAccess(openTitle, { kind: 'open' });
  });
});

describe('addresses that lead elsewhere', () => {
  const escapes = [
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
  const people = ['nobody', 'guest', 'viewer', 'admin'] as const;

  test.each(prefixes.flatMap((prefix) => people.map((who) => [prefix, who] as const)))(
    'below %s give nothing, to %s',
    async (prefix, who) => {
      const token = who === 'nobody' ? undefined : await service.signIn(who);
      const headers = token === undefined ? [] : [`Authorization: Bearer ${token}`];
      const stream = await service.stream(openTitle);
      const packageId = stream.hls[0]?.url.split('/')[2] ?? '';
      const { dataDir } = service.services.config;
      const passwd = await readFile('/etc/passwd', 'latin1');
      for (const way of [...escapes, join(dataDir, 'storage').slice(1)]) {
        for (const base of [prefix, `${prefix}/${packageId}`, `${prefix}/..`]) {
          const answer = await rawRequest(service.port, `${base}/${way}`, headers);
          expect([way, answer.slice(0, 12)]).not.toEqual([way, 'HTTP/1.1 200']);
          expect(answer).not.toContain(passwd.slice(0, 40));
        }
      }
    },
  );

  test('name only what belongs to the package', async () => {
    const mine = await service.stream(openTitle);
    const other = await service.stream(closedTitle, await service.signIn('viewer'));
    const addresses = await listStreamUrls(service.address, other);
    const packageId = mine.hls[0]?.url.split('/')[2] ?? '';
    for (const address of addresses) {
      const { pathname } = new URL(address);
      if (/manifest|\/[vat]\w+\.m3u8|images\.m3u8/.test(pathname)) continue;
      const moved = pathname.replace(/^\/media\/[^/]+/, `/media/${packageId}`);
      expect((await fetch(service.address + moved)).status).toBe(404);
    }
  });
});

test('who began to play the early package goes on with it when the full one has taken its place', async () => {
  const { db } = service.services;
  const token = await service.signIn('viewer');
  const before = await service.stream(closedTitle, token);
  const packages = await tables(db)
    .selectFrom('package')
    .innerJoin('video', 'video.asset_id', 'package.asset_id')
    .innerJoin('content', 'content.id', 'video.content_id')
    .select('package.public_id')
    .where('content.public_id', '=', closedTitle)
    .orderBy('package.id')
    .execute();
  expect(packages).toHaveLength(2);
  const [early, full] = packages.map((row) => row.public_id);
  expect(before.hls[0]?.url).toContain(full);
  const renewed = await service.stream(closedTitle, token);
  const address = `${service.address}${before.hls[0]?.url}`.replace(full ?? '', early ?? '');
  expect(await withToken(address, renewed.token ?? '')).toBe(200);
});
