// The section pages: one for each genre, films, series, family and channels.

import { demoChannels } from '../live/channels.ts';
import { localise } from '../localise.ts';
import type { DemoGenre } from '../model.ts';
import { demoPlaylists } from '../playlists.ts';
import { demoFilms, demoGenres } from '../titles/index.ts';
import type { DemoSection } from './page-model.ts';
import {
  adventureRow,
  comedyRow,
  createFilmHero,
  createListContent,
  createRow,
  createRuleContent,
  createSeriesHero,
  documentaryRow,
  dramaRow,
  experimentalRow,
  familyRow,
  liveEventsRow,
  newEpisodesRow,
  newReleasesRow,
  sciFiRow,
  seriesRow,
  sportRow,
  thrillerRow,
} from './rows.ts';

/** Each genre has a section page; the home page links to all of them. */
const createGenreSection = ({ key, name }: DemoGenre): DemoSection => ({
  id: key,
  name,
  heroes: [],
  artworkKey: demoFilms.find((film) => film.genre === key)?.key ?? 'the-salt-road',
  buckets: [
    createRow(
      `${key}-new`,
      localise('Newest', 'Lo más nuevo', 'Mais recentes', 'الأحدث'),
      createRuleContent('films', { genre: key }),
      {
        rowType: 'featured',
      },
    ),
    createRow(
      `${key}-posters`,
      localise('On the wall', 'En la pared', 'Na parede', 'على الجدار'),
      createRuleContent('films', { genre: key, sort: 'title' }),
      { displayPosters: true },
    ),
    createRow(
      `${key}-episodes`,
      localise('In episodes', 'Por episodios', 'Em episódios', 'على حلقات'),
      createRuleContent('episodes', { genre: key }),
    ),
  ],
});

export const demoSections: readonly DemoSection[] = [
  ...demoGenres.filter(({ key }) => key !== 'family').map(createGenreSection),
  {
    id: 'films',
    name: localise('Films', 'Películas', 'Filmes', 'أفلام'),
    heroes: [createFilmHero('embercrown')],
    buckets: [
      newReleasesRow,
      dramaRow,
      sciFiRow,
      thrillerRow,
      comedyRow,
      adventureRow,
      documentaryRow,
      sportRow,
      experimentalRow,
    ],
  },
  {
    id: 'series',
    name: localise('Series', 'Series', 'Séries', 'مسلسلات'),
    heroes: [
      createSeriesHero('harbour-lights'),
      createSeriesHero('deep-field'),
      createSeriesHero('the-understudies'),
    ],
    buckets: [
      { ...seriesRow, displayPosters: true },
      newEpisodesRow,
      createRow(
        'comedy-episodes',
        localise('Half an hour of laughter', 'Media hora de risas', 'Meia hora de riso', 'نصف ساعة من الضحك'),
        createRuleContent('episodes', { genre: 'comedy' }),
      ),
      createRow(
        'sci-fi-episodes',
        localise('Beyond the map', 'Más allá del mapa', 'Para lá do mapa', 'ما وراء الخريطة'),
        createRuleContent('episodes', { genre: 'sci-fi' }),
      ),
    ],
  },
  {
    id: 'family',
    artworkKey: 'fig-and-the-borrowed-moon',
    name: localise('Family', 'Familia', 'Família', 'العائلة'),
    heroes: [createFilmHero('fig-and-the-borrowed-moon')],
    buckets: [
      { ...familyRow, displayPosters: true },
      createRow(
        'family-night',
        localise(
          'Film night for everyone',
          'Noche de cine para todos',
          'Noite de cinema para todos',
          'ليلة سينما للجميع',
        ),
        createRuleContent('films', { tag: 'family-night' }),
      ),
      createRow(
        'small-and-brave',
        localise('Small and brave', 'Pequeños y valientes', 'Pequenos e valentes', 'صغار وشجعان'),
        createListContent(
          demoPlaylists.find((playlist) => playlist.key === 'small-and-brave')?.titleKeys ?? [],
        ),
      ),
    ],
  },
  {
    id: 'channels',
    artworkKey: 'far-station',
    name: localise('Channels', 'Canales', 'Canais', 'القنوات'),
    heroes: [],
    buckets: [
      createRow(
        'now-and-next',
        localise('Now and next', 'Ahora y después', 'Agora e a seguir', 'الآن وبعده'),
        createListContent(
          demoChannels.map(({ key }) => key),
          'channel',
        ),
        { type: 'EPG_NOW_NEXT' },
      ),
      liveEventsRow,
    ],
  },
];
