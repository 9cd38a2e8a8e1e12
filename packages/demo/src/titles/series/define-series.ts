// Builds series data from a compact notation: episodes inherit credits, lettering and languages from their
// series.

import { createTitleTexts, localise, type TitleTextTuple } from '../../localise.ts';
import type {
  ArtDirection,
  DemoSeason,
  DemoSeries,
  DemoTitle,
  FilmSpec,
  GenreKey,
  Language,
  PerLanguage,
  Rating,
  TitleText,
} from '../../model.ts';
import {
  createAccess,
  createArtDirection,
  createFilmSpec,
  createSkipMarkers,
  type FilmInput,
  parseCredits,
} from '../define-film.ts';

/** Title and description. */
type EpisodeTextTuple = readonly [title: string, description: string];

interface EpisodeInput {
  /** Scene and motif of the still. */
  scene: string;
  palette?: string;
  seconds: number;
  access?: FilmInput['access'];
  en: EpisodeTextTuple;
  es: EpisodeTextTuple;
  pt: EpisodeTextTuple;
  ar: EpisodeTextTuple;
}

interface SeasonInput {
  year: number;
  scene: string;
  palette: string;
  /** Description in English, Spanish, Portuguese and Arabic. */
  about: readonly [string, string, string, string];
  episodes: readonly EpisodeInput[];
}

export interface SeriesInput {
  key: string;
  genre: GenreKey;
  year: number;
  rating: Rating;
  credits: string;
  tags?: readonly string[];
  audio: readonly Language[];
  subtitles: readonly Language[];
  art: ArtDirection;
  filmSpec?: Partial<FilmSpec>;
  en: TitleTextTuple;
  es: TitleTextTuple;
  pt: TitleTextTuple;
  ar: TitleTextTuple;
  seasons: readonly SeasonInput[];
}

const createEpisodeText = ([title, description]: EpisodeTextTuple): TitleText => ({
  title,
  tagline: '',
  description,
});

function setScene(art: ArtDirection, scene: string, palette: string, seed: number): ArtDirection {
  const sceneArt = createArtDirection(scene, palette, 'oswald line plain', art.letteringPosition, { seed });
  return { ...sceneArt, lettering: art.lettering };
}

/** Expands the notation to a series with its seasons and episodes. */
export function defineSeries(input: SeriesInput): DemoSeries {
  const cast = parseCredits(input.credits);
  const [originalLanguage = 'en'] = input.audio;
  const text = createTitleTexts(input);

  const createEpisode = (
    season: SeasonInput,
    seasonNumber: number,
    entry: EpisodeInput,
    i: number,
  ): DemoTitle => ({
    key: `${input.key}-s${seasonNumber}e${i + 1}`,
    type: 'episode',
    genre: input.genre,
    text: {
      en: createEpisodeText(entry.en),
      es: createEpisodeText(entry.es),
      pt: createEpisodeText(entry.pt),
      ar: createEpisodeText(entry.ar),
    },
    credits: cast,
    art: setScene(input.art, entry.scene, entry.palette ?? season.palette, seasonNumber * 20 + i),
    episode: {
      seriesKey: input.key,
      seriesTitle: text.en.title,
      seasonNumber,
      episodeNumber: i + 1,
    },
    tags: [],
    year: season.year,
    rating: input.rating,
    runtimeSeconds: entry.seconds,
    access: createAccess(entry.access),
    originalLanguage,
    audioLanguages: input.audio,
    subtitleLanguages: input.subtitles,
    chapters: [],
    skipMarkers: createSkipMarkers(['intro', 'credits'], entry.seconds),
    filmSpec: createFilmSpec(input.genre, input.filmSpec),
  });

  const createSeason = (entry: SeasonInput, i: number): DemoSeason => {
    const number = i + 1;
    const name = localise(
      `Season ${number}`,
      `Temporada ${number}`,
      `Temporada ${number}`,
      `الموسم ${number}`,
    );
    const [en, es, pt, ar] = entry.about;
    const about: PerLanguage = { en, es, pt, ar };
    const createText = (language: Language): TitleText => ({
      title: name[language],
      tagline: '',
      description: about[language],
    });
    return {
      key: `${input.key}-s${number}`,
      number,
      genre: input.genre,
      text: { en: createText('en'), es: createText('es'), pt: createText('pt'), ar: createText('ar') },
      credits: cast,
      art: setScene(input.art, entry.scene, entry.palette, number),
      episodes: entry.episodes.map((item, k) => createEpisode(entry, number, item, k)),
    };
  };

  return {
    key: input.key,
    genre: input.genre,
    text,
    credits: cast,
    art: input.art,
    tags: input.tags ?? [],
    year: input.year,
    rating: input.rating,
    originalLanguage,
    seasons: input.seasons.map(createSeason),
  };
}
