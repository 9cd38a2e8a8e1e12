// Trailers: short films about films and series, made from the same scenes. Anybody may watch them, whatever the film needs.

import { localise } from './localise.ts';
import type { DemoTitle, PerLanguage } from './model.ts';
import { demoFilms, demoSeries } from './titles/index.ts';

/** Its words are those of what it is about. */
export interface DemoTrailer extends DemoTitle {
  titleKey: string;
  /** What the trailer is called beside the title. */
  name: PerLanguage;
}

const seconds = 20;
const name = localise('Trailer', 'Tráiler', 'Trailer', 'الإعلان التشويقي');

const filmKeys: readonly string[] = ['the-salt-road', 'velvet-static', 'forty-fathoms', 'far-station'];
const seriesKeys: readonly string[] = ['harbour-lights'];

/** Of a series: from its first episode. */
const firstEpisodes = demoSeries
  .filter(({ key }) => seriesKeys.includes(key))
  .flatMap(({ key, text, rating, seasons }) => {
    const { episode: _, ...first } = seasons[0]?.episodes[0] ?? {};
    return 'filmSpec' in first ? [{ ...first, key, text, rating }] : [];
  });

export const demoTrailers: readonly DemoTrailer[] = [
  ...demoFilms.filter(({ key }) => filmKeys.includes(key)),
  ...firstEpisodes,
].map((title) => ({
  ...title,
  key: `${title.key}-trailer`,
  titleKey: title.key,
  name,
  credits: [],
  tags: [],
  access: { rule: 'open' },
  runtimeSeconds: seconds,
  audioLanguages: title.audioLanguages.slice(0, 1),
  subtitleLanguages: [],
  chapters: [],
  skipMarkers: [],
  filmSpec: { ...title.filmSpec, height: 720, source: 'shots' },
}));
