// Trailers: short films about films, made from the same scenes. Anybody may watch them, whatever the film needs.
import type { DemoTitle, PerLanguage } from './model.ts';
import { demoFilms } from './titles/index.ts';
import { named } from './titles/title.ts';

/** Its words are those of the film that it is about. */
export interface DemoTrailer extends DemoTitle {
  of: string;
  /** What it is called beside its film. */
  name: PerLanguage;
}

const seconds = 20;
const name = named('Trailer', 'Tráiler', 'Trailer', 'الإعلان التشويقي');

const about: readonly string[] = ['the-salt-road', 'velvet-static', 'forty-fathoms', 'far-station'];

export const demoTrailers: readonly DemoTrailer[] = demoFilms
  .filter(({ key }) => about.includes(key))
  .map((film) => ({
    ...film,
    key: `${film.key}-trailer`,
    of: film.key,
    name,
    people: [],
    tags: [],
    access: { rule: 'open' },
    runtimeSeconds: seconds,
    audioLanguages: film.audioLanguages.slice(0, 1),
    subtitleLanguages: [],
    chapters: [],
    skipMarkers: [],
    film: { ...film.film, height: 720, source: 'shots' },
  }));
