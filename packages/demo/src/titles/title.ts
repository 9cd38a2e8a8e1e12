// Short forms in which the titles are written down, so that a film is a paragraph and not a page.

import { endCardSeconds, titleCardSeconds } from '../films/timeline.ts';
import type {
  Art,
  DemoAccess,
  DemoChapter,
  DemoPerson,
  DemoSkipMarker,
  DemoTitle,
  FilmRecipe,
  FontName,
  GenreKey,
  Language,
  Lettering,
  PerLanguage,
  Rating,
  SceneName,
  TitleText,
} from '../model.ts';

/** Title, tagline, description. */
export type Words = readonly [title: string, tagline: string, description: string];

/** Start in seconds, then the name in English, Spanish, Portuguese, Arabic. */
type ChapterWords = readonly [start: number, en: string, es: string, pt: string, ar: string];

export interface FilmNotes {
  key: string;
  year: number;
  rating: Rating;
  seconds: number;
  access?: 'open' | 'sign-in' | 'premium';
  /** “Director | Actor as Character | Actor as Character” */
  people: string;
  tags?: readonly string[];
  /** The first is the original. */
  audio: readonly Language[];
  subtitles?: readonly Language[];
  chapters?: readonly ChapterWords[];
  skip?: readonly DemoSkipMarker['kind'][];
  art: Art;
  film?: Partial<FilmRecipe>;
  en: Words;
  es: Words;
  pt: Words;
  ar: Words;
}

export function texts(words: PerLanguage<Words>): PerLanguage<TitleText> {
  const text = ([title, tagline, description]: Words): TitleText => ({ title, tagline, description });
  return { en: text(words.en), es: text(words.es), pt: text(words.pt), ar: text(words.ar) };
}

export const named = (en: string, es: string, pt: string, ar: string): PerLanguage => ({ en, es, pt, ar });

export function people(line: string): DemoPerson[] {
  return line.split(' | ').map((entry, i) => {
    const [name = '', character] = entry.split(' as ');
    if (i === 0) return { name, role: 'director' };
    return character ? { name, role: 'cast', character } : { name, role: 'cast' };
  });
}

export function accessOf(access: FilmNotes['access'] = 'open'): DemoAccess {
  return access === 'premium' ? { rule: 'licence', licences: ['premium'] } : { rule: access };
}

export function skipMarkers(kinds: FilmNotes['skip'], seconds: number): DemoSkipMarker[] {
  return (kinds ?? []).map((kind) =>
    kind === 'intro'
      ? { kind, startSeconds: 0, endSeconds: titleCardSeconds }
      : { kind, startSeconds: seconds - endCardSeconds, endSeconds: seconds },
  );
}

const moods: Readonly<Record<GenreKey, FilmRecipe['mood']>> = {
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

export const recipe = (genre: GenreKey, changes: Partial<FilmRecipe> = {}): FilmRecipe => ({
  height: 720,
  fps: genre === 'sport' ? 30 : 25,
  source: 'shots',
  mood: moods[genre],
  ...changes,
});

export function film(genre: GenreKey, notes: FilmNotes): DemoTitle {
  const [originalLanguage = 'en'] = notes.audio;
  const chapters: DemoChapter[] = (notes.chapters ?? []).map(([startSeconds, en, es, pt, ar]) => ({
    startSeconds,
    title: { en, es, pt, ar },
  }));
  return {
    key: notes.key,
    type: 'film',
    genre,
    text: texts(notes),
    people: people(notes.people),
    art: notes.art,
    tags: notes.tags ?? [],
    year: notes.year,
    rating: notes.rating,
    runtimeSeconds: notes.seconds,
    access: accessOf(notes.access),
    originalLanguage,
    audioLanguages: notes.audio,
    subtitleLanguages: notes.subtitles ?? [],
    chapters,
    skipMarkers: skipMarkers(notes.skip, notes.seconds),
    film: recipe(genre, notes.film),
  };
}

/** Scene and motif, palette, lettering, place: `draw('ocean lighthouse', 'midnight', 'oswald stack plain', 'left')`. */
export function draw(
  scene: string,
  palette: string,
  lettering: string,
  place: Art['place'],
  extra: { seed?: number; tracking?: number; tilt?: number; weather?: Art['weather'] } = {},
): Art {
  const [name, motif = ''] = scene.split(' ');
  const [font, layout, treatment] = lettering.split(' ');
  return {
    scene: name as SceneName,
    motif,
    palette,
    seed: extra.seed ?? 1,
    place,
    weather: extra.weather ?? 'none',
    lettering: {
      font: font as FontName,
      layout: layout as Lettering['layout'],
      treatment: treatment as Lettering['treatment'],
      ...(extra.tracking === undefined ? {} : { tracking: extra.tracking }),
      ...(extra.tilt === undefined ? {} : { tilt: extra.tilt }),
    },
  };
}
