// A realm whose every text tries to run something: names, titles, labels, fonts, links. It answers to a host of its own.
import type { RealmFileInput } from '@matinee/contract';
import { createAccount } from '../../../apps/server/src/domains/identity/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { createPlaylist } from '../../../apps/server/src/domains/playlists/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  putGenre,
} from '../../../apps/server/src/domains/titles/index.ts';
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { addPictures, row } from './artwork-and-rows.ts';
import { realm as friendly, password } from './realm-file.ts';

/** A name that browsers resolve to this machine. */
export const hostileHost = 'hostile.localhost';

const run = 'window.pwned=1';

/** Ways out of text, attributes, elements, styles, scripts, templates and messages. */
export const attacks = [
  `<img src=x onerror=${run}>`,
  `"><svg onload=${run}>`,
  `' onfocus='${run}' autofocus tabindex=1 x='`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `<!--<script>${run}</script>`,
  `javascript:${run}`,
  `\u2028${run}//`,
  `{{constructor.constructor('${run}')()}}`,
  `\u202e<iframe srcdoc="<script>parent.${run}</script>">`,
  ']]><script>window.pwned=1</script>',
] as const;

const all = attacks.join(' ');
const texts = (title: string) => ({
  en: { title, tagline: all, description: all },
  ar: { title, tagline: all, description: all },
});
const words = (text: string) => ({ en: text, ar: text });

const realm = {
  ...friendly,
  key: 'hostile',
  name: attacks[0],
  hosts: [hostileHost],
  languages: ['en', 'ar'],
  features: { selfRegistration: true },
  licences: [{ key: 'gold', name: words(attacks[1]), description: words(all) }],
  menu: attacks.map((attack, index) => ({
    id: `item-${index}`,
    label: words(attack),
    link: index % 2 ? { route: 'HOME' } : { url: `javascript:${run}` },
    placement: (['main', 'featured', 'nonFeatured'] as const)[index % 3] ?? 'main',
    isDefault: index === 1,
  })),
  grids: [],
  externalPages: [
    {
      id: 'about',
      title: words(attacks[3]),
      text: words(
        `<h2>${all}</h2><a href="javascript:${run}" onclick="${run}">way</a><style>*{color:red}</style>`,
      ),
    },
  ],
  plugins: [],
  analytics: { consent: 'terms' },
  consents: [
    {
      fieldName: 'terms',
      fieldType: 'BINARY_CHOICE',
      label: words(attacks[0]),
      text: words(all),
      required: true,
      defaultValue: false,
    },
  ],
  labels: {
    en: {
      signIn: attacks[0],
      home: attacks[2],
      search: `'{'${attacks[1]}'}'`,
      notFoundTitle: attacks[3],
      menu: attacks[5],
    },
    ar: { signIn: attacks[1], notFoundTitle: attacks[4], menu: attacks[2] },
  },
} satisfies RealmFileInput;

export const hostileIds = {
  video: 'hostile-video',
  series: 'hostile-series',
  season: 'hostile-season',
  playlist: 'hostile-list',
  section: 'hostile-page',
};

export const hostilePeople = { USER: 'eve@example.com', ADMIN: 'mallory@example.com' } as const;

export async function seedHostile(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const applied = await applyRealm(db, { file: realm }, now);
  if (!applied.ok) throw new Error(JSON.stringify(applied.faults));
  const frame = { realmId: applied.realm.id, now };
  for (const role of ['USER', 'ADMIN'] as const) {
    const email = hostilePeople[role];
    await createAccount(db, { ...frame, email, password, name: attacks[0], role });
  }
  await putGenre(db, { ...frame, key: 'g', names: words(attacks[2]) });
  const facts = {
    ...frame,
    genres: ['g'],
    people: [
      { name: attacks[0], role: 'cast' as const, character: attacks[1] },
      { name: attacks[3], role: 'director' as const },
    ],
  };
  const ids: number[] = [];
  for (const [index, attack] of attacks.entries()) {
    const publicId = index === 0 ? hostileIds.video : `hostile-${index}`;
    const access = index === 1 ? { kind: 'licence' as const, licences: ['gold'] } : { kind: 'open' as const };
    const { id } = await createVideo(db, { ...facts, publicId, texts: texts(attack), access });
    await addPictures(services, { realmId: frame.realmId, contentId: id, colour: '#442222' });
    ids.push(id);
  }
  const series = await createSeries(db, { ...facts, publicId: hostileIds.series, texts: texts(attacks[0]) });
  const season = await createSeason(db, {
    ...frame,
    publicId: hostileIds.season,
    seriesId: series.id,
    number: 1,
    texts: texts(attacks[3]),
  });
  await createVideo(db, { ...facts, texts: texts(attacks[5]), episode: { seasonId: season.id, number: 1 } });
  await createPlaylist(db, {
    ...facts,
    publicId: hostileIds.playlist,
    texts: texts(attacks[4]),
    numbered: true,
    items: ids,
  });
  for (const key of ['HOME', hostileIds.section]) {
    const button = { text: words(attacks[1]), link: { url: `javascript:${run}` } };
    await putSection(db, {
      ...frame,
      key,
      title: words(attacks[3]),
      heroes: [
        {
          contentId: ids[0],
          data: {
            primaryButton: button,
            secondaryButton: { ...button, link: { event: { type: 'VIDEO', id: all } } },
          },
        },
      ],
      buckets: [row(`${key}-row`, words(attacks[0]), { kind: 'list', items: ids })],
    });
  }
}
