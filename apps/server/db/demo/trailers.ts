// Trailers: short films about films, made from the same scenes. Anybody may watch them, whatever the film needs.
import type { DemoTitle } from './model.ts';
import { demoFilms } from './titles/index.ts';
import { named } from './titles/title.ts';

export interface DemoTrailer extends DemoTitle {
  /** The film that it is about. */
  of: string;
}

const seconds = 16;
const name = named('Trailer', 'Tráiler', 'Trailer', 'الإعلان التشويقي');

const about: readonly string[] = ['the-salt-road', 'velvet-static', 'forty-fathoms', 'far-station'];

export const demoTrailers: readonly DemoTrailer[] = demoFilms
  .filter(({ key }) => about.includes(key))
  .map((film) => {
    const words = (language: keyof typeof name) => ({
      title: name[language],
      tagline: '',
      description: film.text[language].tagline,
    });
    return {
      ...film,
      key: `${film.key}-trailer`,
      of: film.key,
      text: { en: words('en'), es: words('es'), pt: words('pt'), ar: words('ar') },
      people: [],
      tags: [],
      access: { rule: 'open' },
      runtimeSeconds: seconds,
      audioLanguages: film.audioLanguages.slice(0, 1),
      subtitleLanguages: [],
      chapters: [],
      skipMarkers: [],
      film: { ...film.film, height: 720, source: 'shots' },
    };
  });
