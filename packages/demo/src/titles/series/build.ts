// Series are written as seasons of episodes; what episodes share (cast, lettering, languages) is said once.

import type {
  Art,
  DemoSeason,
  DemoSeries,
  DemoTitle,
  FilmRecipe,
  GenreKey,
  Language,
  PerLanguage,
  Rating,
  TitleText,
} from '../../model.ts';
import {
  accessOf,
  draw,
  type FilmNotes,
  named,
  people,
  recipe,
  skipMarkers,
  texts,
  type Words,
} from '../title.ts';

/** Title and description. */
type EpisodeWords = readonly [title: string, description: string];

interface EpisodeNotes {
  /** Scene and motif of the still. */
  scene: string;
  palette?: string;
  seconds: number;
  access?: FilmNotes['access'];
  en: EpisodeWords;
  es: EpisodeWords;
  pt: EpisodeWords;
  ar: EpisodeWords;
}

interface SeasonNotes {
  year: number;
  scene: string;
  palette: string;
  /** A line about the season in English, Spanish, Portuguese, Arabic. */
  about: readonly [string, string, string, string];
  episodes: readonly EpisodeNotes[];
}

export interface SeriesNotes {
  key: string;
  genre: GenreKey;
  year: number;
  rating: Rating;
  people: string;
  tags?: readonly string[];
  audio: readonly Language[];
  subtitles: readonly Language[];
  art: Art;
  film?: Partial<FilmRecipe>;
  en: Words;
  es: Words;
  pt: Words;
  ar: Words;
  seasons: readonly SeasonNotes[];
}

const untagged = ([title, description]: EpisodeWords): TitleText => ({ title, tagline: '', description });

function redrawn(art: Art, scene: string, palette: string, seed: number): Art {
  const other = draw(scene, palette, 'oswald line plain', art.place, { seed });
  return { ...other, lettering: art.lettering };
}

export function series(notes: SeriesNotes): DemoSeries {
  const cast = people(notes.people);
  const [originalLanguage = 'en'] = notes.audio;
  const text = texts(notes);

  const episode = (season: SeasonNotes, seasonNumber: number, entry: EpisodeNotes, i: number): DemoTitle => ({
    key: `${notes.key}-s${seasonNumber}e${i + 1}`,
    type: 'episode',
    genre: notes.genre,
    text: { en: untagged(entry.en), es: untagged(entry.es), pt: untagged(entry.pt), ar: untagged(entry.ar) },
    people: cast,
    art: redrawn(notes.art, entry.scene, entry.palette ?? season.palette, seasonNumber * 20 + i),
    episode: {
      seriesKey: notes.key,
      seriesTitle: text.en.title,
      seasonNumber,
      episodeNumber: i + 1,
    },
    tags: [],
    year: season.year,
    rating: notes.rating,
    runtimeSeconds: entry.seconds,
    access: accessOf(entry.access),
    originalLanguage,
    audioLanguages: notes.audio,
    subtitleLanguages: notes.subtitles,
    chapters: [],
    skipMarkers: skipMarkers(['intro', 'credits'], entry.seconds),
    film: recipe(notes.genre, notes.film),
  });

  const season = (entry: SeasonNotes, i: number): DemoSeason => {
    const number = i + 1;
    const name = named(`Season ${number}`, `Temporada ${number}`, `Temporada ${number}`, `الموسم ${number}`);
    const [en, es, pt, ar] = entry.about;
    const about: PerLanguage = { en, es, pt, ar };
    const words = (language: Language): TitleText => ({
      title: name[language],
      tagline: '',
      description: about[language],
    });
    return {
      key: `${notes.key}-s${number}`,
      number,
      genre: notes.genre,
      text: { en: words('en'), es: words('es'), pt: words('pt'), ar: words('ar') },
      people: cast,
      art: redrawn(notes.art, entry.scene, entry.palette, number),
      episodes: entry.episodes.map((item, k) => episode(entry, number, item, k)),
    };
  };

  return {
    key: notes.key,
    genre: notes.genre,
    text,
    people: cast,
    art: notes.art,
    tags: notes.tags ?? [],
    year: notes.year,
    rating: notes.rating,
    originalLanguage,
    seasons: notes.seasons.map(season),
  };
}
