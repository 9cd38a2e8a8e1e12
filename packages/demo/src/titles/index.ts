import type { DemoSeries, DemoTitle } from '../model.ts';
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

/** Everything that plays: films, then the episodes of all series in order. */
export const demoTitles: readonly DemoTitle[] = [
  ...demoFilms,
  ...demoSeries.flatMap((series) => series.seasons.flatMap((season) => season.episodes)),
];

/** Short and quick to make: what the hero and the first row show, in the order to make them in. */
export const firstTitleKeys: readonly string[] = [
  'the-salt-road',
  'far-station',
  'the-lantern-wood',
  'velvet-static',
  'the-tide-clock',
  'fig-and-the-borrowed-moon',
];
