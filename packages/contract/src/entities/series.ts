// Series, their seasons and the episodes of one season.
import { z } from 'zod';
import { accessLevel, artwork, availableLicences, card, licence, person, trailer } from './content.ts';
import { paging } from './section.ts';

/** Metadata of a series, a playlist or a live event, without its list of titles. */
export const containerDetails = z.object({
  title: z.string(),
  accessLevel,
  /** Codes of the reasons why access is not granted. */
  accessReasons: z.array(z.string()),
  /** Licences that grant access; empty when none is required. */
  licences: z.array(licence),
  availableLicences,
  tagline: z.string().optional(),
  description: z.string().optional(),
  /** Age rating: the minimum age in years. */
  rating: z.number().int().optional(),
  year: z.number().int().optional(),
  genres: z.array(z.string()).optional(),
  people: z.array(person),
  thumbnail: artwork.optional(),
  poster: artwork.optional(),
  hero: artwork.optional(),
  heroPortrait: artwork.optional(),
  titleImage: artwork.optional(),
});
export type ContainerDetails = z.infer<typeof containerDetails>;

export const season = z.object({
  id: z.string(),
  type: z.literal('SEASON'),
  title: z.string(),
  seasonNumber: z.number().int(),
  /** Number of currently available episodes. */
  episodeCount: z.number().int(),
  description: z.string().optional(),
});
export type Season = z.infer<typeof season>;

export const adjacentSeasons = z.object({
  precedingSeasons: z.array(season),
  followingSeasons: z.array(season),
});
export type AdjacentSeasons = z.infer<typeof adjacentSeasons>;

/** A season with some of its episodes, in order. */
export const seasonEpisodes = season.extend({
  seriesId: z.string(),
  episodes: z.array(card),
  paging,
});
export type SeasonEpisodes = z.infer<typeof seasonEpisodes>;

export const series = containerDetails.extend({
  id: z.string(),
  type: z.literal('SERIES'),
  /** Equal to `id`. */
  seriesId: z.string(),
  /** Seasons that have episodes, in order. */
  seasons: z.object({ items: z.array(season), paging }),
  /** Equal to `seasons.paging`: every list response has it here. */
  paging,
  /**
   * The episode to watch next: the episode watched last or, when it is finished, the episode after it; the first
   * episode when none was watched. In the response of a season, an episode of that season. Only on the first page.
   */
  upNext: card.optional(),
  /** Only on the first page. */
  trailers: z.array(trailer).optional(),
});
export type Series = z.infer<typeof series>;
