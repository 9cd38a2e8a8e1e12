// Makes every call of the contract, and requests every kind of page, with a child profile, in a realm whose titles for
// adults all have one word in their texts: no response has the word, nor the id of such a title.
import {
  type BrowseOptions,
  type Call,
  type CallName,
  calls,
  isAdultOnly,
  type Profile,
  type Section,
  type Tokens,
  type WatchlistSummary,
} from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallPermission, callPermissions } from '../../../test/call-permissions.ts';
import { createRow, putSectionPage } from '../../../test/section-page.ts';
import { password, startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createRatedTitles, type RatedTitles } from '../../../test/titles/rated-titles.ts';
import { addFavourite, saveProgress } from '../../domains/library/index.ts';
import { servePages } from '../../pages/index.ts';
import { emit } from '../../platform/events/index.ts';

const word = 'Nightshade';

let service: TestService;
/** Titles above the age limit, by the kind of path parameter that names them. */
let adultTitles: RatedTitles;
let owner: Tokens;
let child: Tokens;
let childCookie: string;
let list: WatchlistSummary;
let bucketIds: string[];

beforeAll(async () => {
  service = await startService({ servePages });
  await service.applyRealm({
    key: 'lantern',
    hosts: ['127.0.0.1'],
    features: { reviews: true, watchlists: true, socialSharing: true },
  });
  adultTitles = await createRatedTitles(service, word, 18);
  await createRatedTitles(service, 'Daylight', 6);
  await putSectionPage(service, 'shelf', [
    createRow({ exid: 'list', source: { kind: 'list', items: adultTitles.listed } }),
    createRow({ exid: 'films', source: { kind: 'rule', type: 'VIDEO', sort: 'newest' } }),
    createRow({ exid: 'events', source: { kind: 'events' } }),
    createRow({ exid: 'continue', source: { kind: 'continueWatching' } }),
  ]);
  await signIn();
});
afterAll(() => service.close());

/** The child has watched, favoured and listed a film before it got its rating. */
async function signIn(): Promise<void> {
  const { db } = service.services;
  const now = service.clock.now();
  owner = await service.signInNewAccount({ role: 'ADMIN' });
  const { body: profile } = await service.request<Profile>('/api/v2/profiles', {
    token: owner.authorisationToken,
    body: { name: 'Bo', tp: 'child', avatar: 'cat' },
  });
  const response = await service.request<Tokens>(`/api/v2/profiles/${profile.id}/select`, {
    token: (await openSession()).authorisationToken,
    body: {},
  });
  child = response.body;
  childCookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const film = await tables(db)
    .selectFrom('content')
    .select('id')
    .where('public_id', '=', adultTitles.film)
    .executeTakeFirstOrThrow();
  for (const publicId of [owner.user.pro.id, child.user.pro.id]) {
    const { id: profileId } = await tables(db)
      .selectFrom('profile')
      .select('id')
      .where('public_id', '=', publicId)
      .executeTakeFirstOrThrow();
    const entry = { realmId: service.realmId, profileId, contentId: film.id };
    await addFavourite(db, { ...entry, now });
    await saveProgress(db, { ...entry, positionMs: 10_000, durationMs: 90_000, finished: false });
  }
  const token = child.authorisationToken;
  list = (await service.request<WatchlistSummary>('/api/v2/watchlists', { token, body: { name: 'Mine' } }))
    .body;
  const section = await service.request<Section>('/api/v1/view/section/shelf', {
    token: owner.authorisationToken,
  });
  bucketIds = section.body.buckets.map(({ bucketId }) => bucketId);
  await service.waitForEvents();
}

async function openSession(): Promise<Tokens> {
  const { body } = await service.request<Tokens>('/api/v2/login', {
    body: { id: owner.user.email, secret: password },
  });
  return body;
}

/** The ids that a path parameter can have, so that the path names a title above the age limit. */
function listParamValues(path: string, param: string): string[] {
  const { film, episode, trailer, series, season, playlist, event, channel } = adultTitles;
  if (path.includes('/watchlists/') && param === 'id') return [list.watchlistExternalId];
  if (param === 'watchlistId') return [list.watchlistExternalId];
  if (param === 'owner') return [list.ownerExternalId];
  if (param === 'section') return ['shelf'];
  if (param === 'bucketId') return bucketIds;
  if (param === 'type') return ['VIDEO'];
  if (param === 'seriesId') return [series];
  if (param === 'seasonId') return [season];
  if (path.includes('fighter')) return [adultTitles.person];
  return [film, episode, trailer, series, season, playlist, event, channel];
}

const dayQuery = '?from=2027-03-01T00:00:00Z&to=2027-03-02T00:00:00Z';
const queries: Partial<Record<CallName, string>> = {
  getGuide: dayQuery,
  getGuideForPlayer: dayQuery,
  searchContent: `?query=${word}`,
  postVideoManifest: '?includePlaybackDetails=URL',
  postEventManifest: '?includePlaybackDetails=URL',
};

function listPaths(name: CallName): string[] {
  const call: Call = calls[name];
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  const paths = params.reduce<string[]>(
    (prefixes, param) =>
      prefixes.flatMap((prefix) =>
        listParamValues(call.path, param).map((value) => prefix.replace(`:${param}`, value)),
      ),
    [call.path],
  );
  const { query = '' }: CallPermission = callPermissions[name];
  return paths.map((path) => path + (queries[name] ?? query));
}

const adultIds = () =>
  Object.entries(adultTitles).flatMap(([name, id]) =>
    name === 'person' || typeof id !== 'string' ? [] : [id],
  );

/** The ids of titles for adults that the request does not name, and the word, if a text has them. */
function findLeaks(text: string, path: string): string[] {
  const namedIds = new Set(adultIds().filter((id) => path.includes(id)));
  return [word, ...adultIds()].filter(
    (secret) => !namedIds.has(secret) && text.includes(secret) && !path.includes(`query=${secret}`),
  );
}

const streamNames: readonly CallName[] = ['streamPageEvents', 'streamImportEvents'];
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => !streamNames.includes(name) && !['deleteWatchlist', 'signOut'].includes(name),
);

async function send(name: CallName, path: string, token: string) {
  const { film, series } = adultTitles;
  const { body: permissionBody }: CallPermission = callPermissions[name];
  const titlesBody = { content: [film, series].map((id) => ({ id, contentType: 'VIDEO' })) };
  const body = /ToWatchlist|reorder/.test(name) ? titlesBody : permissionBody;
  return service.request<unknown>(path, { method: calls[name].method, token, ...(body ? { body } : {}) });
}

describe('a child profile', () => {
  test.each(names)('gets no title above its age limit from %s', async (name) => {
    for (const path of listPaths(name)) {
      const { status, body } = await send(name, path, child.authorisationToken);
      const { film, episode, trailer, event } = adultTitles;
      if (/\/(vod|event)\//.test(path) && [film, episode, trailer, event].some((id) => path.includes(id)))
        expect([path, status]).toEqual([path, name === 'getStream' ? 401 : 404]);
      expect([path, findLeaks(JSON.stringify(body ?? ''), path)]).toEqual([path, []]);
      expect(name === 'getReadiness' || status < 500).toBe(true);
    }
  });

  test('gets the titles for children, and counts only them', async () => {
    const token = child.authorisationToken;
    const { body } = await service.request<unknown>('/api/v2/content-search?query=Daylight', { token });
    expect(JSON.stringify(body)).toContain('Daylight film');
    const section = await service.request<unknown>('/api/v1/view/section/shelf', { token });
    expect(JSON.stringify(section.body)).toContain('Daylight film');
    const readVideoCount = async (tokens: Tokens) => {
      const browse = await service.request<BrowseOptions>('/api/v1/view/browse', {
        token: tokens.authorisationToken,
      });
      return browse.body.types.find(({ type }) => type === 'VIDEO')?.titles;
    };
    expect([await readVideoCount(owner), await readVideoCount(child)]).toEqual([2, 1]);
  });

  const reading: readonly CallName[] = [
    'getSection',
    'getBucketPage',
    'getVideo',
    'getVideos',
    'getAdjacentVideos',
    'getSeries',
    'getSeason',
    'getPlaylist',
    'getContentGrid',
    'getFighter',
    'getRankings',
    'searchContent',
    'getGuide',
    'getSchedule',
    'getLiveEvents',
    'getLiveEvent',
    'getFavourites',
    'getContinueWatching',
    'getHistory',
  ];
  test.each(reading)('is why %s leaves them out: an adult profile gets them', async (name) => {
    const texts = await Promise.all(
      listPaths(name).map(async (path) =>
        JSON.stringify((await send(name, path, owner.authorisationToken)).body),
      ),
    );
    expect(texts.join()).toContain(word);
  });

  test('gets no page that names them, also after an adult and a guest got it', async () => {
    const { film, series, season, playlist, event } = adultTitles;
    const paths = [
      '/section/shelf',
      '/browse',
      `/search?query=${word}`,
      '/rankings',
      '/favourites',
      '/history',
      `/video/${film}`,
      `/series/${series}`,
      `/season/${season}`,
      `/playlist/${playlist}`,
      `/live/${event}`,
      '/livenow',
      '/epg',
    ];
    const fetchPage = async (path: string, cookie?: string) =>
      (await fetch(service.url + path, { headers: cookie ? { cookie } : {} })).text();
    const guestTexts = await Promise.all(paths.map((path) => fetchPage(path)));
    expect(guestTexts.filter((text) => text.includes(word)).length).toBeGreaterThan(5);
    for (const path of paths)
      expect([path, findLeaks(await fetchPage(path, childCookie), path)]).toEqual([path, []]);
  });

  test('gets no notice of a live event above its age limit', async () => {
    const controller = new AbortController();
    const response = await fetch(`${service.url}/api/v2/page-events`, {
      headers: { cookie: childCookie },
      signal: controller.signal,
    });
    const texts: string[] = [];
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const publish = (contentId: string, title: string) =>
      emit(service.services.db, {
        realmId: service.realmId,
        type: 'LiveEventStarted',
        payload: { contentId, titles: { en: title }, thumbnailUrl: null },
      });
    await reader?.read();
    const daylight = await tables(service.services.db)
      .selectFrom('content_text')
      .innerJoin('content', 'content.id', 'content_text.content_id')
      .select('content.public_id')
      .where('content_text.title', '=', 'Daylight event')
      .executeTakeFirstOrThrow();
    await publish(adultTitles.event, `${word} event`);
    await publish(daylight.public_id, 'Daylight event');
    while (!texts.join('').includes('Daylight event')) texts.push((await reader?.read())?.value ?? '');
    controller.abort();
    expect(texts.join('')).not.toContain(word);
  });

  test.each((Object.keys(calls) as CallName[]).filter((name) => isAdultOnly(calls[name])))(
    'may not make the call %s, which manages the account',
    async (name) => {
      for (const path of listPaths(name))
        expect((await send(name, path, child.authorisationToken)).body).toMatchObject({
          code: 'adultProfileRequired',
        });
    },
  );

  test('of an administrator has no rights of an operator', async () => {
    const token = child.authorisationToken;
    const { body } = await service.request('/api/v2/imports', { token, body: { path: '/' } });
    expect(body).toMatchObject({ code: 'forbidden', params: { requiredRole: 'ADMIN' } });
  });

  test('cannot sign up', async () => {
    const { body } = await service.request('/api/v2/user', {
      token: child.authorisationToken,
      body: { username: 'bo@example.com', password: 'seven lanterns in fog', name: 'Bo' },
    });
    expect(body.code).toBe('kidPurchasePermissionDenied');
  });
});
