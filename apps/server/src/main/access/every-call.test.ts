// Requests every call of the contract as every kind of client: permissions hold, and no client reaches the data of
// another realm.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Call,
  type CallName,
  calls,
  type ImportBatch,
  type Review,
  type WatchlistSummary,
} from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CallPermission,
  callPermissions,
  type Permission,
  type TestEntity,
} from '../../../test/call-permissions.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { scheduleEvent } from '../../domains/live/index.ts';
import { putFeed, putItem } from '../../domains/news/index.ts';
import { putPerson } from '../../domains/people/index.ts';
import { createPlaylist } from '../../domains/playlists/index.ts';
import { createSeason, createSeries } from '../../domains/titles/index.ts';

const actorNames = [
  'anonymous',
  'guest',
  'account',
  'admin',
  'admin of the other realm',
  'token of the first realm, sent to the other',
] as const;
type ActorName = (typeof actorNames)[number];
const isInOtherRealm = (actor: ActorName) =>
  actor === 'admin of the other realm' || actor === 'token of the first realm, sent to the other';

type Outcome = 'permitted' | 401 | 403 | 404;

const outcomes: Record<
  Permission,
  Record<
    Exclude<ActorName, 'admin of the other realm' | 'token of the first realm, sent to the other'>,
    Outcome
  >
> = {
  public: { anonymous: 'permitted', guest: 'permitted', account: 'permitted', admin: 'permitted' },
  session: { anonymous: 401, guest: 'permitted', account: 'permitted', admin: 'permitted' },
  account: { anonymous: 401, guest: 403, account: 'permitted', admin: 'permitted' },
  admin: { anonymous: 401, guest: 403, account: 403, admin: 'permitted' },
  hiddenAdmin: { anonymous: 404, guest: 404, account: 404, admin: 'permitted' },
  owner: { anonymous: 401, guest: 403, account: 404, admin: 404 },
  signedUrl: { anonymous: 401, guest: 401, account: 401, admin: 401 },
};

function getExpectedOutcome(name: CallName, actor: ActorName): Outcome {
  const { auth }: Call = calls[name];
  const { permission, entities, isRealmless, isAbsent }: CallPermission = callPermissions[name];
  if (isRealmless) return 'permitted';
  if (permission === 'signedUrl') return 401;
  // A token is invalid in every realm but its own.
  if (
    actor === 'token of the first realm, sent to the other' &&
    auth !== 'none' &&
    !callsIgnoringInvalidToken.has(name)
  )
    return 401;
  if (isInOtherRealm(actor)) return entities || isAbsent ? 404 : 'permitted';
  // Without social sharing, a list exists only for its owner.
  if (permission === 'owner' && auth === 'optional') return 404;
  const outcome = outcomes[permission][actor as keyof (typeof outcomes)[Permission]];
  return outcome === 'permitted' && isAbsent ? 404 : outcome;
}

/** Calls that ignore an invalid token. */
const callsIgnoringInvalidToken: ReadonlySet<CallName> = new Set(['signIn', 'signUp', 'signInWithMagicLink']);

let service: TestService;
let folder: string;
const entityIds = {} as Record<TestEntity, string>;
const tokens = new Map<ActorName, string>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matinee-calls-'));
  service = await startService({}, { IMPORT_DIRS: `lantern=${folder}` });
  await service.applyRealm({ key: 'other' });
  await signInActors();
  await createEntities();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Gives each actor the token of a new session. */
async function signInActors(): Promise<void> {
  tokens.set('guest', (await service.signInGuest()).authorisationToken);
  tokens.set('account', (await service.signInNewAccount()).authorisationToken);
  tokens.set('admin', (await service.signInNewAccount({ role: 'ADMIN' })).authorisationToken);
  tokens.set(
    'admin of the other realm',
    (await service.signInNewAccount({ role: 'ADMIN', realm: 'other' })).authorisationToken,
  );
  tokens.set('token of the first realm, sent to the other', tokens.get('admin') ?? '');
}

/** Creates one entity of each type in the first realm; none of the actors owns the list or the review. */
async function createEntities(): Promise<void> {
  const page = { title: { en: 'Page' }, text: { en: '<p>Words</p>' } };
  const plugin = { id: 'plugin', title: { en: 'Plugin' }, html: '<p>Plugin</p>' };
  await service.applyRealm({
    key: 'lantern',
    externalPages: [{ id: 'page', ...page }],
    plugins: [plugin],
    // Lists are visible only to their owners.
    features: { socialSharing: false, reviews: true, watchlists: true },
  });
  const { db } = service.services;
  const now = service.clock.now();
  const { realmId } = service;
  const baseInput = { realmId, now, texts: { en: { title: 'Title' } } };
  const video = await service.createVideo();
  const playlist = await createPlaylist(db, { ...baseInput, numbered: false, items: [video.id] });
  const series = await createSeries(db, baseInput);
  const season = await createSeason(db, { ...baseInput, seriesId: series.id, number: 1 });
  const event = await scheduleEvent(db, {
    ...baseInput,
    startsAt: now.subtract({ minutes: 10 }),
    endsAt: now.add({ hours: 1 }),
    premiereVideoId: video.id,
  });
  const person = { realmId, now, key: 'person', kind: 'presenter' as const, names: { en: 'Ada' } };
  const fighter = await putPerson(db, person);
  const feed = await putFeed(db, { realmId, now, name: 'feed', titles: { en: 'Feed' } });
  const item = { key: 'item', publicId: 'item', titles: { en: 'Item' }, publishedAt: now };
  await putItem(db, { realmId, now, feedId: feed.id, ...item });
  await service.waitForEvents();

  const owner = await service.signInNewAccount();
  const token = owner.authorisationToken;
  const listResponse = await service.request<WatchlistSummary>('/api/v2/watchlists', {
    token,
    body: { name: 'Watch later' },
  });
  const reviewResponse = await service.request<Review>(`/api/v2/review/${video.publicId}`, {
    token,
    body: { rating: 4 },
  });
  const film = join(folder, 'film.mp4');
  await writeFile(film, 'not a video');
  const importResponse = await service.request<ImportBatch>('/api/v2/imports', {
    token: tokens.get('admin') ?? '',
    body: { path: film },
  });
  Object.assign(entityIds, {
    video: video.publicId,
    playlist: playlist.publicId,
    series: series.publicId,
    season: season.publicId,
    event: event.publicId,
    fighter: fighter.publicId,
    feed: 'feed',
    item: 'item',
    page: 'page',
    plugin: 'plugin',
    list: listResponse.body.watchlistExternalId,
    listOwner: listResponse.body.ownerExternalId,
    review: reviewResponse.body.id,
    import: importResponse.body.id,
  });
}

test('the test realm has every entity that path parameters refer to', () => {
  const usedEntities = Object.values(callPermissions).flatMap(({ entities = {} }) => Object.values(entities));
  for (const entity of usedEntities) expect([entity, typeof entityIds[entity]]).toEqual([entity, 'string']);
});

test('callPermissions contains every call of the contract', () => {
  expect(Object.keys(callPermissions).sort()).toEqual(Object.keys(calls).sort());
});

test('the permission in callPermissions matches the declared authentication of the call', () => {
  const authByPermission: Record<Permission, readonly Call['auth'][]> = {
    public: ['none', 'optional'],
    session: ['session'],
    account: ['user'],
    admin: ['admin'],
    hiddenAdmin: ['optional'],
    owner: ['user', 'optional'],
    signedUrl: ['none'],
  };
  for (const [name, { permission }] of Object.entries(callPermissions)) {
    expect([name, authByPermission[permission]]).toEqual([
      name,
      expect.arrayContaining([calls[name as CallName].auth]),
    ]);
  }
});

/** Status of the response; the body of a stream is not read. */
async function requestStatus(
  name: CallName,
  actor: ActorName,
  body: unknown = callPermissions[name].body,
): Promise<number> {
  const call: Call = calls[name];
  const { entities = {}, params = {}, query = '' } = callPermissions[name];
  const path = call.path.replace(/:(\w+)/g, (_, paramName: string) => {
    const entity = entities[paramName];
    return encodeURIComponent((entity ? entityIds[entity] : params[paramName]) ?? '');
  });
  const token = tokens.get(actor);
  const response = await fetch(service.url + path + query, {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isInOtherRealm(actor) && { realm: 'other' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

describe.each(Object.keys(callPermissions) as CallName[])('%s', (name) => {
  test.each(actorNames)('returns the expected status to %s', async (actor) => {
    const status = await requestStatus(name, actor);
    const outcome = [401, 403, 404].includes(status) ? status : 'permitted';
    expect(outcome).toBe(getExpectedOutcome(name, actor));
    expect(status).not.toBe(500);
    if (callPermissions[name].endsSession) await signInActors();
  });
});

const namesWithBody = (Object.keys(callPermissions) as CallName[]).filter((name) => 'body' in calls[name]);
describe.each(namesWithBody)('%s, with a body nested 100,000 levels deep', (name) => {
  const body = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

  test('returns 401 to a client without a token if the call requires one, else 400', async () => {
    const { auth }: Call = calls[name];
    const needsToken = auth !== 'none' && auth !== 'optional';
    expect(await requestStatus(name, 'anonymous', body)).toBe(needsToken ? 401 : 400);
  });

  test('returns 400 to a client that may call', async () => {
    expect(await requestStatus(name, 'admin', body)).toBe(400);
  });
});
