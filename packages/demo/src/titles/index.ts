import { localise } from '../localise.ts';
import type { DemoGenre, DemoSeries, DemoTitle } from '../model.ts';
import { adventure } from './adventure.ts';
import { comedy } from './comedy.ts';
import { documentary } from './documentary.ts';
import { drama } from './drama.ts';
import { experimental } from './experimental.ts';
import { family } from './family.ts';
import { sciFi } from './sci-fi.ts';
import { deepField } from './series/deep-field.ts';
import { harbourLights } from './series/harbour-lights.ts';
import { theUnderstudies } from './series/the-understudies.ts';
import { sport } from './sport.ts';
import { thriller } from './thriller.ts';

export const demoGenres: readonly DemoGenre[] = [
  { key: 'drama', name: localise('Drama', 'Drama', 'Drama', 'دراما') },
  { key: 'thriller', name: localise('Thriller', 'Suspense', 'Suspense', 'إثارة') },
  { key: 'sci-fi', name: localise('Science fiction', 'Ciencia ficción', 'Ficção científica', 'خيال علمي') },
  { key: 'comedy', name: localise('Comedy', 'Comedia', 'Comédia', 'كوميديا') },
  { key: 'adventure', name: localise('Adventure', 'Aventura', 'Aventura', 'مغامرة') },
  { key: 'family', name: localise('Family', 'Familia', 'Família', 'العائلة') },
  { key: 'documentary', name: localise('Documentary', 'Documental', 'Documentário', 'وثائقي') },
  { key: 'sport', name: localise('Sport', 'Deporte', 'Desporto', 'رياضة') },
  { key: 'experimental', name: localise('Experimental', 'Experimental', 'Experimental', 'تجريبي') },
];

export const demoFilms: readonly DemoTitle[] = [
  ...drama,
  ...thriller,
  ...sciFi,
  ...comedy,
  ...adventure,
  ...family,
  ...documentary,
  ...sport,
  ...experimental,
];

export const demoSeries: readonly DemoSeries[] = [harbourLights, theUnderstudies, deepField];

/** All playable titles: films, then the episodes of all series in order. */
export const demoTitles: readonly DemoTitle[] = [
  ...demoFilms,
  ...demoSeries.flatMap((series) => series.seasons.flatMap((season) => season.episodes)),
];

/** Titles with short films, in the first hero and row. The worker generates these films first, in this order. */
export const priorityTitleKeys: readonly string[] = [
  'the-salt-road',
  'far-station',
  'the-lantern-wood',
  'velvet-static',
  'the-tide-clock',
  'fig-and-the-borrowed-moon',
];
