// Every call of the contract, as everybody who might try it: nobody gets further than the table of rights lets them,
// and nobody reaches what is another realm's.
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
import { type CallRights, callRights, type Right, type Thing } from '../../test/call-permissions.ts';
import { startService, type TestService } from '../../test/service.ts';
import { scheduleEvent } from '../domains/live/index.ts';
import { putFeed, putItem } from '../domains/news/index.ts';
import { putPerson } from '../domains/people/index.ts';
import { createPlaylist } from '../domains/playlists/index.ts';
import { createSeason, createSeries } from '../domains/titles/index.ts';

const everybody = ['nobody', 'guest', 'person', 'admin', 'admin elsewhere', 'borrowed token'] as const;
type Who = (typeof everybody)[number];
const isElsewhere = (who: Who) => who === 'admin elsewhere' || who === 'borrowed token';

type Verdict = 'let in' | 401 | 403 | 404;

const verdicts: Record<Right, Record<Exclude<Who, 'admin elsewhere' | 'borrowed token'>, Verdict>> = {
  anybody: { nobody: 'let in', guest: 'let in', person: 'let in', admin: 'let in' },
  session: { nobody: 401, guest: 'let in', person: 'let in', admin: 'let in' },
  person: { nobody: 401, guest: 401, person: 'let in', admin: 'let in' },
  admin: { nobody: 401, guest: 401, person: 403, admin: 'let in' },
  operator: { nobody: 404, guest: 404, person: 404, admin: 'let in' },
  owner: { nobody: 401, guest: 401, person: 404, admin: 404 },
  proof: { nobody: 401, guest: 401, person: 401, admin: 401 },
};

function expectedOf(name: CallName, who: Who): Verdict {
  const { auth }: Call = calls[name];
  const { right, names, bare, isAbsent }: CallRights = callRights[name];
  if (bare) return 'let in';
  if (right === 'proof') return 401;
  // A token of one realm is none in another, wherever one is looked at.
  if (who === 'borrowed token' && auth !== 'none' && !takesExpired.has(name)) return 401;
  if (isElsewhere(who)) return names || isAbsent ? 404 : 'let in';
  // Lists can be read without an account, as far as they are shown at all.
  if (right === 'owner' && auth === 'optional') return 404;
  const verdict = verdicts[right][who as keyof (typeof verdicts)[Right]];
  return verdict === 'let in' && isAbsent ? 404 : verdict;
}

/** Whoever signs in with a token that is no good signs in as if there were none. */
const takesExpired: ReadonlySet<CallName> = new Set(['signIn', 'signUp']);

let service: TestService;
let folder: string;
const things = {} as Record<Thing, string>;
const tokens = new Map<Who, string>();
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
  tokens.set('guest', (await service.guest()).authorisationToken);
  tokens.set('person', (await service.person()).authorisationToken);
  tokens.set('admin', (await service.person({ role: 'ADMIN' })).authorisationToken);
  tokens.set('admin elsewhere', (await service.person({ role: 'ADMIN', realm: 'other' })).authorisationToken);
  tokens.set('borrowed token', tokens.get('admin') ?? '');
  folder = await mkdtemp(join(tmpdir(), 'matinee-calls-'));
  await makeThings();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** One of each in the first realm, none of them in the other. What can belong to somebody belongs to an owner. */
async function makeThings(): Promise<void> {
  const page = { title: { en: 'Page' }, text: { en: '<p>Words</p>' } };
  const plugin = { id: 'plugin', title: { en: 'Plugin' }, html: '<p>Plugin</p>' };
  await service.realm({
    key: 'lantern',
    externalPages: [{ id: 'page', ...page }],
    plugins: [plugin],
    // Lists are their owners' alone.
    features: { socialSharing: false, reviews: true, watchlists: true },
  });
  const { db } = service.services;
  const now = service.clock.now();
  const { realmId } = service;
  const frame = { realmId, now, texts: { en: { title: 'Thing' } } };
  const video = await service.video();
  const playlist = await createPlaylist(db, { ...frame, numbered: false, items: [video.id] });
  const series = await createSeries(db, frame);
  const season = await createSeason(db, { ...frame, seriesId: series.id, number: 1 });
  const event = await scheduleEvent(db, {
    ...frame,
    startsAt: now.subtract({ minutes: 10 }),
    endsAt: now.add({ hours: 1 }),
    premiereId: video.id,
  });
  const person = { realmId, now, key: 'person', kind: 'presenter' as const, names: { en: 'Ada' } };
  const fighter = await putPerson(db, person);
  const feed = await putFeed(db, { realmId, now, name: 'feed', titles: { en: 'Feed' } });
  const item = { key: 'item', publicId: 'item', titles: { en: 'Item' }, publishedAt: now };
  await putItem(db, { realmId, now, feedId: feed.id, ...item });
  await service.settled();

  const owner = await service.person();
  const token = owner.authorisationToken;
  const list = await service.ask<WatchlistSummary>('/api/v2/watchlists', { token, body: { name: 'Kept' } });
  const review = await service.ask<Review>(`/api/v2/review/${video.publicId}`, {
    token,
    body: { rating: 4 },
  });
  const film = join(folder, 'film.mp4');
  await writeFile(film, 'no film');
  const imported = await service.ask<ImportBatch>('/api/v2/imports', {
    token: tokens.get('admin') ?? '',
    body: { path: film },
  });
  Object.assign(things, {
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
    list: list.body.watchlistExternalId,
    owner: list.body.ownerExternalId,
    review: review.body.id,
    import: imported.body.id,
  });
}

test('there is something for every call to name', () => {
  const named = Object.values(callRights).flatMap(({ names = {} }) => Object.values(names));
  for (const thing of named) expect([thing, typeof things[thing]]).toEqual([thing, 'string']);
});

test('every call of the contract has its rights written down', () => {
  expect(Object.keys(callRights).sort()).toEqual(Object.keys(calls).sort());
});

test('what the table says and what the call declares fit', () => {
  const declared: Record<Right, readonly Call['auth'][]> = {
    anybody: ['none', 'optional'],
    session: ['session'],
    person: ['user'],
    admin: ['admin'],
    operator: ['optional'],
    owner: ['user', 'optional'],
    proof: ['none'],
  };
  for (const [name, { right }] of Object.entries(callRights)) {
    expect([name, declared[right]]).toEqual([name, expect.arrayContaining([calls[name as CallName].auth])]);
  }
});

/** What becomes of a call; of a stream, how it begins. */
async function statusOf(name: CallName, who: Who): Promise<number> {
  const call: Call = calls[name];
  const { names = {}, params = {}, query = '', body } = callRights[name];
  const path = call.path.replace(/:(\w+)/g, (_, part: string) => {
    const thing = names[part];
    return encodeURIComponent((thing ? things[thing] : params[part]) ?? '');
  });
  const token = tokens.get(who);
  const answer = await fetch(service.url + path + query, {
    method: call.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isElsewhere(who) && { realm: 'other' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.body?.cancel();
  return answer.status;
}

describe.each(Object.keys(callRights) as CallName[])('%s', (name) => {
  test.each(everybody)('as %s', async (who) => {
    const status = await statusOf(name, who);
    const verdict = [401, 403, 404].includes(status) ? status : 'let in';
    expect(verdict).toBe(expectedOf(name, who));
    expect(status).not.toBe(500);
  });
});
