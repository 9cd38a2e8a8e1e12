import type { Paging, PersonList, PersonPage, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCredited } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, createVideo, setArtwork } from '../titles/index.ts';
import { type NewPerson, putPerson } from './index.ts';

let service: TestService;
let otherId: number;
beforeAll(async () => {
  service = await startService();
  otherId = await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const frame = () => ({ realmId: service.realmId, now: service.clock.now() });
const db = () => service.services.db;
const person = (name: string, more: Partial<NewPerson> = {}) =>
  putPerson(db(), { ...frame(), key: name, kind: 'athlete', names: { en: name }, ...more });
const list = async (query: Record<string, string> = {}, realm?: string) =>
  (
    await service.request<PersonList>(
      `/api/v2/fighters?${new URLSearchParams(query)}`,
      realm === undefined ? {} : { realm },
    )
  ).body;
const namesOf = ({ fighters }: PersonList) => fighters.map(({ name }) => name);
const page = async (id: string, query = '') =>
  (await service.request<PersonPage>(`/api/v2/fighters/${id}${query}`)).body;

describe('The people of a realm', () => {
  test('stand by name, accents or not, page by page', async () => {
    for (const name of ['Zoe', 'Óscar', 'Olga', 'Ana', 'Ángel', 'bruno']) await person(name);
    const all = ['Ana', 'Ángel', 'bruno', 'Olga', 'Óscar', 'Zoe'];
    expect(namesOf(await list())).toEqual(all);
    for (const rpp of ['1', '2', '3', '6', '60']) {
      const seen: string[] = [];
      let paging: Paging = { lastSeen: null, moreDataAvailable: true };
      while (paging.moreDataAvailable) {
        const answer = await list({ rpp, ...(paging.lastSeen !== null && { lastSeen: paging.lastSeen }) });
        seen.push(...namesOf(answer));
        paging = answer.paging;
      }
      expect(seen).toEqual(all);
    }
  });

  test('can be had by letter and by kind; letters are those of all', async () => {
    await person('Ola', { kind: 'artist' });
    const byLetter = await list({ letter: 'o' });
    expect(namesOf(byLetter)).toEqual(['Ola', 'Olga', 'Óscar']);
    expect(namesOf(await list({ letter: 'Ó' }))).toEqual(namesOf(byLetter));
    expect(byLetter.letters.map(({ letter }) => letter)).toEqual(['A', 'B', 'O', 'Z']);
    expect(namesOf(await list({ kind: 'artist' }))).toEqual(['Ola']);
    expect(namesOf(await list({ letter: 'x' }))).toEqual([]);
  });

  test('of another realm are not among them', async () => {
    expect(await list({}, 'other')).toEqual({
      letters: [],
      fighters: [],
      paging: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test.each<Record<string, string>>([{ lastSeen: 'nonsense' }, { rpp: '0' }, { kind: 'dog' }])(
    'cannot be had by %j',
    async (query) => {
      const asked = `/api/v2/fighters?${new URLSearchParams(query)}`;
      expect((await service.request(asked)).status).toBe(400);
    },
  );
});

describe('A person', () => {
  test('has words and facts in the language of the viewer, and a portrait', async () => {
    const portrait = await setArtwork(db(), {
      ...frame(),
      contentId: null,
      kind: 'poster',
      width: 800,
      height: 1200,
      placeholder: 'AAAA',
      storageKey: 'artwork/y',
    });
    const { publicId } = await person('Wanda', {
      names: { en: 'Wanda', es: 'Vanda' },
      notes: { en: 'Runner', es: 'Corredora' },
      texts: { en: 'One.\n\nTwo.' },
      facts: [{ name: { en: 'Height', es: 'Altura' }, value: { en: '1.70 m' } }],
      portraitId: portrait.id,
    });
    expect(await page(publicId, '?language=es')).toEqual({
      id: publicId,
      name: 'Vanda',
      kind: 'athlete',
      note: 'Corredora',
      text: ['One.', 'Two.'],
      facts: [{ name: 'Altura', value: '1.70 m' }],
      portrait: { url: `/images/${portrait.publicId}`, width: 800, height: 1200, placeholder: 'AAAA' },
      contentList: [],
      paging: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test('is linked from credits that were there before and from those that come after', async () => {
    const before = await service.video({ title: 'Before', people: [{ name: 'Lia', role: 'cast' }] });
    const { publicId } = await person('Lia', { names: { en: 'Lia', es: 'Lía' } });
    await service.video({ title: 'After', people: [{ name: 'Lia', role: 'director' }] });
    await service.video({ title: 'Draft', people: [{ name: 'Lia', role: 'cast' }], publishedAt: null });
    expect((await page(publicId)).contentList.map(({ title }) => title).sort()).toEqual(['After', 'Before']);
    const { body } = await service.request<Video>(`/api/v4/vod/${before.publicId}?language=es`);
    expect(body.people).toEqual([{ name: 'Lía', role: 'cast', personId: publicId }]);
    await putPerson(db(), { ...frame(), key: 'Lia', kind: 'athlete', names: { en: 'Somebody else' } });
    await service.settled();
    expect((await page(publicId)).contentList).toEqual([]);
  });

  test('appears in a series once, not in each of its episodes', async () => {
    const people = [{ name: 'Sol', role: 'cast' as const }];
    const texts = (title: string) => ({ en: { title } });
    const series = await createCredited(createSeries, db(), { ...frame(), texts: texts('Show'), people });
    const season = await createCredited(createSeason, db(), {
      ...frame(),
      texts: texts('S'),
      seriesId: series.id,
      number: 1,
      people,
    });
    await createCredited(createVideo, db(), {
      ...frame(),
      texts: texts('E'),
      episode: { seasonId: season.id, number: 1 },
      people,
    });
    const { publicId } = await person('Sol');
    expect((await page(publicId)).contentList.map(({ title }) => title)).toEqual(['Show']);
  });

  test('has their titles page by page', async () => {
    const { publicId } = await person('Max');
    for (let n = 0; n < 26; n++) await service.video({ people: [{ name: 'Max', role: 'cast' }] });
    const first = await page(publicId);
    const rest = await page(publicId, `?lastSeen=${first.paging.lastSeen}`);
    expect([first.contentList.length, rest.contentList.length]).toEqual([25, 1]);
    expect(new Set([...first.contentList, ...rest.contentList].map(({ id }) => id)).size).toBe(26);
    expect((await service.request(`/api/v2/fighters/${publicId}?lastSeen=x`)).status).toBe(400);
  });

  test('of another realm, or nobody, is not there; their names link to nobody here', async () => {
    const theirs = await putPerson(db(), {
      ...frame(),
      realmId: otherId,
      key: 'Kim',
      kind: 'artist',
      names: { en: 'Kim' },
    });
    const { publicId } = await service.video({ people: [{ name: 'Kim', role: 'cast' }] });
    const { body } = await service.request<Video>(`/api/v4/vod/${publicId}`);
    expect(body.people).toEqual([{ name: 'Kim', role: 'cast' }]);
    for (const id of [theirs.publicId, 'nobody'])
      expect((await service.request(`/api/v2/fighters/${id}`)).status).toBe(404);
  });
});
