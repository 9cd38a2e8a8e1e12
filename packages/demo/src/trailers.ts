// Trailers: short films about films and series, made from the same scenes. Anybody may watch them, whatever the film needs.
import type { DemoTitle, PerLanguage } from './model.ts';
import { demoFilms, demoSeries } from './titles/index.ts';
import { named } from './titles/title.ts';

/** Its words are those of what it is about. */
export interface DemoTrailer extends DemoTitle {
  of: string;
  /** What the trailer is called beside the title. */
  name: PerLanguage;
}

const seconds = 20;
const name = named('Trailer', 'Tráiler', 'Trailer', 'الإعلان التشويقي');

const films: readonly string[] = ['the-salt-road', 'velvet-static', 'forty-fathoms', 'far-station'];
const series: readonly string[] = ['harbour-lights'];

/** Of a series: from its first episode. */
const firstEpisodes = demoSeries
  .filter(({ key }) => series.includes(key))
  .flatMap(({ key, text, rating, seasons }) => {
    const { episode: _, ...first } = seasons[0]?.episodes[0] ?? {};
    return 'film' in first ? [{ ...first, key, text, rating }] : [];
  });

export const demoTrailers: readonly DemoTrailer[] = [
  ...demoFilms.filter(({ key }) => films.includes(key)),
  ...firstEpisodes,
].map((title) => ({
  ...title,
  key: `${title.key}-trailer`,
  of: title.key,
  name,
  people: [],
  tags: [],
  access: { rule: 'open' },
  runtimeSeconds: seconds,
  audioLanguages: title.audioLanguages.slice(0, 1),
  subtitleLanguages: [],
  chapters: [],
  skipMarkers: [],
  film: { ...title.film, height: 720, source: 'shots' },
}));
