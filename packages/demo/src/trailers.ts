// Trailers: short films from the scenes of a film or series. They are open to everyone.

import { localise } from './localise.ts';
import type { DemoTitle, PerLanguage } from './model.ts';
import { demoFilms, demoSeries } from './titles/index.ts';

/** A trailer. It has the texts of the title that it belongs to. */
export interface DemoTrailer extends DemoTitle {
  titleKey: string;
  /** Name of the trailer within its title's page. */
  name: PerLanguage;
}

const trailerSeconds = 20;
const trailerName = localise('Trailer', 'Tráiler', 'Trailer', 'الإعلان التشويقي');

const filmKeys: readonly string[] = ['the-salt-road', 'velvet-static', 'forty-fathoms', 'far-station'];
const seriesKeys: readonly string[] = ['harbour-lights'];

/** A series uses the scenes of its first episode. */
const seriesAsTitles = demoSeries
  .filter(({ key }) => seriesKeys.includes(key))
  .flatMap(({ key, text, rating, seasons }) => {
    const { episode: _, ...firstEpisode } = seasons[0]?.episodes[0] ?? {};
    return 'filmSpec' in firstEpisode ? [{ ...firstEpisode, key, text, rating }] : [];
  });

export const demoTrailers: readonly DemoTrailer[] = [
  ...demoFilms.filter(({ key }) => filmKeys.includes(key)),
  ...seriesAsTitles,
].map((title) => ({
  ...title,
  key: `${title.key}-trailer`,
  titleKey: title.key,
  name: trailerName,
  credits: [],
  tags: [],
  access: { rule: 'open' },
  runtimeSeconds: trailerSeconds,
  audioLanguages: title.audioLanguages.slice(0, 1),
  subtitleLanguages: [],
  chapters: [],
  skipMarkers: [],
  filmSpec: { ...title.filmSpec, height: 720, source: 'shots' },
}));
