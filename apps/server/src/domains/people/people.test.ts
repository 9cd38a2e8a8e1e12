import type { Paging, PersonList, PersonPage, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWithCredits } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createSeason, createSeries, createVideo, setArtwork } from '../titles/index.ts';
import { type NewPerson, putPerson } from './index.ts';

let service: TestService;
let otherRealmId: number;
beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const createCommonFields = () => ({ realmId: service.realmId, now: service.clock.now() });
const getDb = () => service.services.db;
const createPerson = (name: string, overrides: Partial<NewPerson> = {}) =>
  putPerson(getDb(), {
    ...createCommonFields(),
    key: name,
    kind: 'athlete',
    names: { en: name },
    ...overrides,
  });
const readPeople = async (query: Record<string, string> = {}, realm?: string) =>
  (
    await service.request<PersonList>(
      `/api/v2/fighters?${new URLSearchParams(query)}`,
      realm === undefined ? {} : { realm },
    )
  ).body;
const getNames = ({ fighters }: PersonList) => fighters.map(({ name }) => name);
const readPerson = async (id: string, query = '') =>
  (await service.request<PersonPage>(`/api/v2/fighters/${id}${query}`)).body;

describe('GET /api/v2/fighters', () => {
  test('returns people sorted by name, ignoring accents, page by page', async () => {
    for (const name of ['Zoe', 'Óscar', 'Olga', 'Ana', 'Ángel', 'bruno']) await createPerson(name);
    const names = ['Ana', 'Ángel', 'bruno', 'Olga', 'Óscar', 'Zoe'];
    expect(getNames(await readPeople())).toEqual(names);
    for (const rpp of ['1', '2', '3', '6', '60']) {
      const namesOfPages: string[] = [];
      let paging: Paging = { lastSeen: null, moreDataAvailable: true };
      while (paging.moreDataAvailable) {
        const response = await readPeople({
          rpp,
          ...(paging.lastSeen !== null && { lastSeen: paging.lastSeen }),
        });
        namesOfPages.push(...getNames(response));
        paging = response.paging;
      }
      expect(namesOfPages).toEqual(names);
    }
  });

  test('filters by letter and kind, and returns the letters of all people', async () => {
    await createPerson('Ola', { kind: 'artist' });
    const byLetter = await readPeople({ letter: 'o' });
    expect(getNames(byLetter)).toEqual(['Ola', 'Olga', 'Óscar']);
    expect(getNames(await readPeople({ letter: 'Ó' }))).toEqual(getNames(byLetter));
    expect(byLetter.letters.map(({ letter }) => letter)).toEqual(['A', 'B', 'O', 'Z']);
    expect(getNames(await readPeople({ kind: 'artist' }))).toEqual(['Ola']);
    expect(getNames(await readPeople({ letter: 'x' }))).toEqual([]);
  });

  test('omits people of other realms', async () => {
    expect(await readPeople({}, 'other')).toEqual({
      letters: [],
      fighters: [],
      paging: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test.each<Record<string, string>>([{ lastSeen: 'nonsense' }, { rpp: '0' }, { kind: 'dog' }])(
    'returns 400 for %j',
    async (query) => {
      const path = `/api/v2/fighters?${new URLSearchParams(query)}`;
      expect((await service.request(path)).status).toBe(400);
    },
  );
});

describe('GET /api/v2/fighters/{id}', () => {
  test('returns text and facts in the requested language, and a portrait', async () => {
    const portrait = await setArtwork(getDb(), {
      ...createCommonFields(),
      contentId: null,
      kind: 'poster',
      width: 800,
      height: 1200,
      placeholder: 'AAAA',
      storageKey: 'artwork/y',
    });
    const { publicId } = await createPerson('Wanda', {
      names: { en: 'Wanda', es: 'Vanda' },
      notes: { en: 'Runner', es: 'Corredora' },
      texts: { en: 'One.\n\nTwo.' },
      facts: [{ name: { en: 'Height', es: 'Altura' }, value: { en: '1.70 m' } }],
      portraitId: portrait.id,
    });
    expect(await readPerson(publicId, '?language=es')).toEqual({
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

  test('links credits added before and after the person, and unlinks them when the name changes', async () => {
    const earlierVideo = await service.createVideo({
      title: 'Before',
      people: [{ name: 'Lia', role: 'cast' }],
    });
    const { publicId } = await createPerson('Lia', { names: { en: 'Lia', es: 'Lía' } });
    await service.createVideo({ title: 'After', people: [{ name: 'Lia', role: 'director' }] });
    await service.createVideo({ title: 'Draft', people: [{ name: 'Lia', role: 'cast' }], publishedAt: null });
    expect((await readPerson(publicId)).contentList.map(({ title }) => title).sort()).toEqual([
      'After',
      'Before',
    ]);
    const { body } = await service.request<Video>(`/api/v4/vod/${earlierVideo.publicId}?language=es`);
    expect(body.people).toEqual([{ name: 'Lía', role: 'cast', personId: publicId }]);
    await putPerson(getDb(), {
      ...createCommonFields(),
      key: 'Lia',
      kind: 'athlete',
      names: { en: 'Somebody else' },
    });
    await service.waitForEvents();
    expect((await readPerson(publicId)).contentList).toEqual([]);
  });

  test('returns a series once instead of each of its episodes', async () => {
    const people = [{ name: 'Sol', role: 'cast' as const }];
    const createTexts = (title: string) => ({ en: { title } });
    const series = await createWithCredits(createSeries, getDb(), {
      ...createCommonFields(),
      texts: createTexts('Show'),
      people,
    });
    const season = await createWithCredits(createSeason, getDb(), {
      ...createCommonFields(),
      texts: createTexts('S'),
      seriesId: series.id,
      number: 1,
      people,
    });
    await createWithCredits(createVideo, getDb(), {
      ...createCommonFields(),
      texts: createTexts('E'),
      episode: { seasonId: season.id, number: 1 },
      people,
    });
    const { publicId } = await createPerson('Sol');
    expect((await readPerson(publicId)).contentList.map(({ title }) => title)).toEqual(['Show']);
  });

  test('returns the titles of the person page by page', async () => {
    const { publicId } = await createPerson('Max');
    for (let n = 0; n < 26; n++) await service.createVideo({ people: [{ name: 'Max', role: 'cast' }] });
    const firstPage = await readPerson(publicId);
    const secondPage = await readPerson(publicId, `?lastSeen=${firstPage.paging.lastSeen}`);
    expect([firstPage.contentList.length, secondPage.contentList.length]).toEqual([25, 1]);
    expect(new Set([...firstPage.contentList, ...secondPage.contentList].map(({ id }) => id)).size).toBe(26);
    expect((await service.request(`/api/v2/fighters/${publicId}?lastSeen=x`)).status).toBe(400);
  });

  test('returns 404 for an unknown person and a person of another realm, to whom no credit of this realm is linked', async () => {
    const otherRealmPerson = await putPerson(getDb(), {
      ...createCommonFields(),
      realmId: otherRealmId,
      key: 'Kim',
      kind: 'artist',
      names: { en: 'Kim' },
    });
    const { publicId } = await service.createVideo({ people: [{ name: 'Kim', role: 'cast' }] });
    const { body } = await service.request<Video>(`/api/v4/vod/${publicId}`);
    expect(body.people).toEqual([{ name: 'Kim', role: 'cast' }]);
    for (const id of [otherRealmPerson.publicId, 'nobody'])
      expect((await service.request(`/api/v2/fighters/${id}`)).status).toBe(404);
  });
});
