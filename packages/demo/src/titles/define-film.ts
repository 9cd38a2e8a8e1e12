// Builds film data from a compact notation.

import { endCardSeconds, titleCardSeconds } from '../films/film-format.ts';
import { createTitleTexts, type TitleTextTuple } from '../localise.ts';
import type {
  AgeRating,
  ArtDirection,
  DemoAccess,
  DemoChapter,
  DemoCredit,
  DemoSkipMarker,
  DemoTitle,
  FilmSpec,
  FontName,
  GenreKey,
  Language,
  Lettering,
  SceneName,
} from '../model.ts';

/** Start in seconds, then the title in English, Spanish, Portuguese and Arabic. */
type ChapterTuple = readonly [start: number, en: string, es: string, pt: string, ar: string];

export interface FilmInput {
  key: string;
  year: number;
  rating: AgeRating;
  seconds: number;
  access?: 'open' | 'sign-in' | 'premium';
  /** `Director | Actor as Character | Actor as Character` */
  credits: string;
  tags?: readonly string[];
  /** The first is the original. */
  audio: readonly Language[];
  subtitles?: readonly Language[];
  chapters?: readonly ChapterTuple[];
  skipMarkerKinds?: readonly DemoSkipMarker['kind'][];
  art: ArtDirection;
  filmSpec?: Partial<FilmSpec>;
  en: TitleTextTuple;
  es: TitleTextTuple;
  pt: TitleTextTuple;
  ar: TitleTextTuple;
}

/** Parses credits such as `Director | Actor as Character`; the first entry is the director. */
export function parseCredits(text: string): DemoCredit[] {
  return text.split(' | ').map((entry, i) => {
    const [name = '', character] = entry.split(' as ');
    if (i === 0) return { name, role: 'director' };
    return character ? { name, role: 'cast', character } : { name, role: 'cast' };
  });
}

/** Returns the access rule; `premium` requires the premium licence. */
export function createAccess(access: FilmInput['access'] = 'open'): DemoAccess {
  return access === 'premium' ? { rule: 'licence', licences: ['premium'] } : { rule: access };
}

/** Returns the skip markers: the intro is the title card, the credits are the end card. */
export function createSkipMarkers(kinds: FilmInput['skipMarkerKinds'], seconds: number): DemoSkipMarker[] {
  return (kinds ?? []).map((kind) =>
    kind === 'intro'
      ? { kind, startSeconds: 0, endSeconds: titleCardSeconds }
      : { kind, startSeconds: seconds - endCardSeconds, endSeconds: seconds },
  );
}

const moodByGenre: Readonly<Record<GenreKey, FilmSpec['mood']>> = {
  drama: 'melancholy',
  thriller: 'tension',
  'sci-fi': 'wonder',
  comedy: 'playful',
  adventure: 'drive',
  family: 'playful',
  documentary: 'warm',
  sport: 'drive',
  experimental: 'machine',
};

/** Returns the parameters of the generated film, with the mood of the genre. */
export const createFilmSpec = (genre: GenreKey, overrides: Partial<FilmSpec> = {}): FilmSpec => ({
  height: 720,
  fps: genre === 'sport' ? 30 : 25,
  source: 'shots',
  mood: moodByGenre[genre],
  ...overrides,
});

/** Expands the notation to a film. */
export function defineFilm(genre: GenreKey, input: FilmInput): DemoTitle {
  const [originalLanguage = 'en'] = input.audio;
  const chapters: DemoChapter[] = (input.chapters ?? []).map(([startSeconds, en, es, pt, ar]) => ({
    startSeconds,
    title: { en, es, pt, ar },
  }));
  return {
    key: input.key,
    type: 'film',
    genre,
    text: createTitleTexts(input),
    credits: parseCredits(input.credits),
    art: input.art,
    tags: input.tags ?? [],
    year: input.year,
    rating: input.rating,
    runtimeSeconds: input.seconds,
    access: createAccess(input.access),
    originalLanguage,
    audioLanguages: input.audio,
    subtitleLanguages: input.subtitles ?? [],
    chapters,
    skipMarkers: createSkipMarkers(input.skipMarkerKinds, input.seconds),
    filmSpec: createFilmSpec(genre, input.filmSpec),
  };
}

/**
 * Creates an art direction from a scene with its motif, a palette, a lettering (font, layout, treatment) and the position of
 * the lettering. Example: `createArtDirection('ocean lighthouse', 'midnight', 'oswald stack plain', 'left')`.
 */
export function createArtDirection(
  sceneAndMotif: string,
  palette: string,
  lettering: string,
  letteringPosition: ArtDirection['letteringPosition'],
  options: { seed?: number; tracking?: number; tilt?: number; weather?: ArtDirection['weather'] } = {},
): ArtDirection {
  const [sceneName, motif = ''] = sceneAndMotif.split(' ');
  const [font, layout, treatment] = lettering.split(' ');
  return {
    scene: sceneName as SceneName,
    motif,
    palette,
    seed: options.seed ?? 1,
    letteringPosition,
    weather: options.weather ?? 'none',
    lettering: {
      font: font as FontName,
      layout: layout as Lettering['layout'],
      treatment: treatment as Lettering['treatment'],
      ...(options.tracking === undefined ? {} : { tracking: options.tracking }),
      ...(options.tilt === undefined ? {} : { tilt: options.tilt }),
    },
  };
}
