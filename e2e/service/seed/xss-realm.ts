// A realm whose every text contains a script: names, titles, labels, links. It has its own host name.
import type { RealmFileInput } from '@matinee/contract';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { setCredits } from '../../../apps/server/src/domains/people/index.ts';
import { createPlaylist } from '../../../apps/server/src/domains/playlists/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  putGenre,
} from '../../../apps/server/src/domains/titles/index.ts';
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { addArtwork, createRow } from './artwork-and-rows.ts';
import { realmFile as plainRealmFile } from './realm-file.ts';
import { xssHost, xssIds, xssPayloads, xssRealmKey, xssScript } from './xss-payloads.ts';

const allPayloads = xssPayloads.join(' ');
const createTexts = (title: string) => ({
  en: { title, tagline: allPayloads, description: allPayloads },
  ar: { title, tagline: allPayloads, description: allPayloads },
});
const copyToAllLanguages = (text: string) => ({ en: text, ar: text });

const xssRealmFile = {
  ...plainRealmFile,
  key: xssRealmKey,
  name: xssPayloads[0],
  hosts: [xssHost],
  languages: ['en', 'ar'],
  features: { selfRegistration: true },
  licences: [
    { key: 'gold', name: copyToAllLanguages(xssPayloads[1]), description: copyToAllLanguages(allPayloads) },
  ],
  menu: xssPayloads.map((payload, index) => ({
    id: `item-${index}`,
    label: copyToAllLanguages(payload),
    link: index % 2 ? { route: 'HOME' } : { url: `javascript:${xssScript}` },
    placement: (['main', 'featured', 'nonFeatured'] as const)[index % 3] ?? 'main',
    isDefault: index === 1,
  })),
  grids: [],
  externalPages: [
    {
      id: 'about',
      title: copyToAllLanguages(xssPayloads[3]),
      text: copyToAllLanguages(
        `<h2>${allPayloads}</h2><a href="javascript:${xssScript}" onclick="${xssScript}">way</a><style>*{color:red}</style>`,
      ),
    },
  ],
  plugins: [],
  analytics: { consent: 'terms' },
  consents: [
    {
      fieldName: 'terms',
      fieldType: 'BINARY_CHOICE',
      label: copyToAllLanguages(xssPayloads[0]),
      text: copyToAllLanguages(allPayloads),
      required: true,
      defaultValue: false,
    },
  ],
  labels: {
    en: {
      signIn: xssPayloads[0],
      home: xssPayloads[2],
      search: `'{'${xssPayloads[1]}'}'`,
      notFoundTitle: xssPayloads[3],
      menu: xssPayloads[5],
    },
    ar: { signIn: xssPayloads[1], notFoundTitle: xssPayloads[4], menu: xssPayloads[2] },
  },
} satisfies RealmFileInput;

const credits = [
  { name: xssPayloads[0], role: 'cast' as const, character: xssPayloads[1] },
  { name: xssPayloads[3], role: 'director' as const },
];

interface BaseInput {
  realmId: number;
  now: Temporal.Instant;
}

export async function seedXssRealm(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const applyResult = await applyRealm(db, { file: xssRealmFile }, now);
  if (!applyResult.ok) throw new Error(JSON.stringify(applyResult.issues));
  const baseInput = { realmId: applyResult.realm.id, now };
  await putGenre(db, { ...baseInput, key: 'g', names: copyToAllLanguages(xssPayloads[2]) });
  const ids = await seedVideos(services, baseInput);
  await seedSeries(services, baseInput);
  await createPlaylist(db, {
    ...baseInput,
    genres: ['g'],
    publicId: xssIds.playlist,
    texts: createTexts(xssPayloads[4]),
    numbered: true,
    items: ids,
  });
  for (const key of ['HOME', xssIds.section]) await seedPage(services, baseInput, { key, ids });
}

/** Creates a video for each payload; returns their ids. */
async function seedVideos(services: Services, baseInput: BaseInput): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, payload] of xssPayloads.entries()) {
    const { id } = await createVideo(services.db, {
      ...baseInput,
      genres: ['g'],
      publicId: index === 0 ? xssIds.video : `xss-${index}`,
      texts: createTexts(payload),
      access: index === 1 ? { kind: 'licence', licences: ['gold'] } : { kind: 'open' },
    });
    await setCredits(services.db, { realmId: baseInput.realmId, contentId: id, people: credits });
    await addArtwork(services, { realmId: baseInput.realmId, contentId: id, colour: '#442222' });
    ids.push(id);
  }
  return ids;
}

/** Creates a series of one season and one episode. */
async function seedSeries({ db }: Services, baseInput: BaseInput): Promise<void> {
  const series = await createSeries(db, {
    ...baseInput,
    genres: ['g'],
    publicId: xssIds.series,
    texts: createTexts(xssPayloads[0]),
  });
  await setCredits(db, { realmId: baseInput.realmId, contentId: series.id, people: credits });
  const season = await createSeason(db, {
    ...baseInput,
    publicId: xssIds.season,
    seriesId: series.id,
    number: 1,
    texts: createTexts(xssPayloads[3]),
  });
  await createVideo(db, {
    ...baseInput,
    genres: ['g'],
    texts: createTexts(xssPayloads[5]),
    episode: { seasonId: season.id, number: 1 },
  });
}

async function seedPage(
  { db }: Services,
  baseInput: BaseInput,
  { key, ids }: { key: string; ids: readonly number[] },
): Promise<void> {
  const button = { text: copyToAllLanguages(xssPayloads[1]), link: { url: `javascript:${xssScript}` } };
  await putSection(db, {
    ...baseInput,
    key,
    title: copyToAllLanguages(xssPayloads[3]),
    heroes: [
      {
        contentId: ids[0],
        data: {
          primaryButton: button,
          secondaryButton: { ...button, link: { event: { type: 'VIDEO', id: allPayloads } } },
        },
      },
    ],
    buckets: [createRow(`${key}-row`, copyToAllLanguages(xssPayloads[0]), { kind: 'list', items: ids })],
  });
}
