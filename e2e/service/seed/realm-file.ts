// The realm files of the journeys, as an operator would write them.
import type { RealmFileInput } from '@matinee/contract';
import { externalPages, plugins } from './external-pages-and-plugins.ts';
import { grids } from './grids.ts';

export const realmFile = {
  key: 'journeys',
  name: 'Journeys',
  theme: {
    primary: '#f2e7d3',
    secondary: '#8f97ab',
    tertiary: '#2b2f3d',
    background: '#0b0c11',
    alert: '#ff5d52',
    callToAction: '#f6a93b',
  },
  languages: ['en', 'es', 'ar'],
  defaultLanguage: 'en',
  topBarLayout: 'top',
  licences: [
    {
      key: 'gold',
      name: { en: 'Gold', es: 'Oro', ar: 'ذهبي' },
      description: { en: 'Every film.', es: 'Todas las películas.', ar: 'كل الأفلام.' },
    },
  ],
  menu: [
    {
      id: 'home',
      label: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' },
      link: { route: 'HOME' },
      placement: 'main',
      isDefault: true,
    },
    {
      id: 'series',
      label: { en: 'Series', es: 'Series', ar: 'مسلسلات' },
      link: { route: 'SECTION', params: { id: 'series' } },
      placement: 'main',
      isDefault: false,
    },
  ],
  grids,
  externalPages,
  plugins,
  consents: [
    {
      fieldName: 'terms',
      fieldType: 'BINARY_CHOICE',
      label: { en: 'Terms' },
      text: { en: 'I agree to the terms.', es: 'Acepto las condiciones.', ar: 'أوافق على الشروط.' },
      required: true,
      defaultValue: false,
    },
  ],
} satisfies RealmFileInput;

/** Returns the file of an isolated realm under its own host name, which browsers resolve to this machine. */
export const createIsolatedRealmFile = (key: string): RealmFileInput => ({
  ...realmFile,
  key,
  hosts: [`${key}.localhost`],
  // An isolated realm may have no section page to link to, and a link under the pointer is prefetched.
  menu: realmFile.menu.filter(({ link }) => link.route !== 'SECTION'),
});

/** Returns the public id of a title in an isolated realm. */
export const createIsolatedPublicId = (key: string, publicId: string): string => `${publicId}-${key}`;

/** Public ids of titles with different access, of one without media, and of a trailer. */
export const titleIds = {
  open: 'the-crossing',
  signIn: 'quiet-hours',
  licence: 'the-gold-room',
  withoutMedia: 'tomorrow',
  seriesTrailer: 'ferry-trailer',
} as const;

/** Public ids of series, playlists and other lists of titles. */
export const listIds = {
  series: 'the-ferry',
  playlist: 'top-four',
  /** 60 seasons with one episode each. */
  longSeries: 'the-long-run',
  /** 51 titles: two pages and one more. */
  longPlaylist: 'fifty-one',
  /** A season of 26 episodes: one page and one more. */
  longSeason: 'the-night-line-1',
} as const;
