// Builds series data from a compact notation: episodes inherit credits, lettering and languages from their
// series.

import { createTitleTexts, localise, type TitleTextTuple } from '../../localise.ts';
import type {
  AgeRating,
  ArtDirection,
  DemoSeason,
  DemoSeries,
  DemoTitle,
  FilmSpec,
  GenreKey,
  Language,
  PerLanguage,
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
  descriptions: readonly [string, string, string, string];
  episodes: readonly EpisodeInput[];
}

export interface SeriesInput {
  key: string;
  genre: GenreKey;
  year: number;
  rating: AgeRating;
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

function createSceneArt(
  art: ArtDirection,
  sceneAndMotif: string,
  palette: string,
  seed: number,
): ArtDirection {
  const sceneArt = createArtDirection(sceneAndMotif, palette, 'oswald line plain', art.letteringPosition, {
    seed,
  });
  return { ...sceneArt, lettering: art.lettering };
}

/** Expands the notation to a series with its seasons and episodes. */
export function defineSeries(input: SeriesInput): DemoSeries {
  return {
    key: input.key,
    genre: input.genre,
    text: createTitleTexts(input),
    credits: parseCredits(input.credits),
    art: input.art,
    tags: input.tags ?? [],
    year: input.year,
    rating: input.rating,
    originalLanguage: getOriginalLanguage(input),
    seasons: input.seasons.map((season, i) => createSeason(input, season, i + 1)),
  };
}

function createSeason(series: SeriesInput, season: SeasonInput, number: number): DemoSeason {
  const name = localise(`Season ${number}`, `Temporada ${number}`, `Temporada ${number}`, `الموسم ${number}`);
  const [en, es, pt, ar] = season.descriptions;
  const descriptionByLanguage: PerLanguage = { en, es, pt, ar };
  const createText = (language: Language): TitleText => ({
    title: name[language],
    tagline: '',
    description: descriptionByLanguage[language],
  });
  return {
    key: `${series.key}-s${number}`,
    number,
    genre: series.genre,
    text: { en: createText('en'), es: createText('es'), pt: createText('pt'), ar: createText('ar') },
    credits: parseCredits(series.credits),
    art: createSceneArt(series.art, season.scene, season.palette, number),
    episodes: season.episodes.map((episode, i) => createEpisode(series, season, number, episode, i + 1)),
  };
}

function createEpisode(
  series: SeriesInput,
  season: SeasonInput,
  seasonNumber: number,
  episode: EpisodeInput,
  episodeNumber: number,
): DemoTitle {
  const palette = episode.palette ?? season.palette;
  return {
    key: `${series.key}-s${seasonNumber}e${episodeNumber}`,
    type: 'episode',
    genre: series.genre,
    text: {
      en: createEpisodeText(episode.en),
      es: createEpisodeText(episode.es),
      pt: createEpisodeText(episode.pt),
      ar: createEpisodeText(episode.ar),
    },
    credits: parseCredits(series.credits),
    art: createSceneArt(series.art, episode.scene, palette, seasonNumber * 20 + episodeNumber - 1),
    episode: { seriesKey: series.key, seriesTitle: series.en[0], seasonNumber, episodeNumber },
    tags: [],
    year: season.year,
    rating: series.rating,
    runtimeSeconds: episode.seconds,
    access: createAccess(episode.access),
    originalLanguage: getOriginalLanguage(series),
    audioLanguages: series.audio,
    subtitleLanguages: series.subtitles,
    chapters: [],
    skipMarkers: createSkipMarkers(['intro', 'credits'], episode.seconds),
    filmSpec: createFilmSpec(series.genre, series.filmSpec),
  };
}

function getOriginalLanguage({ audio }: SeriesInput): Language {
  return audio[0] ?? 'en';
}
