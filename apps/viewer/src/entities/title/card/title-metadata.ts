import type { Card } from '@matinee/contract';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

/**
 * The metadata line of a card: the programme of a channel, the season and number of an episode, otherwise kind,
 * year and genre.
 */
export function formatTitleMetadata(title: Card, label: LabelFunction): string {
  const { programmingInfo, year, genres } = title;
  if (programmingInfo) return programmingInfo.currentProgramme?.programme ?? '';
  const items = [getKindLabel(title, label), year, genres?.[0]];
  return formatEpisodePosition(title, label) ?? items.filter(Boolean).join(' · ');
}

/** Returns a text such as `S1 E2` for an episode; undefined for other titles. */
export function formatEpisodePosition(
  { episodeInformation: episode }: Card,
  label: LabelFunction,
): string | undefined {
  return episode && label('episodeNumber', { season: episode.seasonNumber, episode: episode.episodeNumber });
}

function getKindLabel({ type }: Card, label: LabelFunction): string | null {
  if (type === 'SERIES') return label('kindSeries');
  return type === 'PLAYLIST' ? label('kindPlaylist') : null;
}
