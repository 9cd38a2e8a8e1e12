// What a card says of a title beside its name.
import type { Card } from '@matinee/contract';
import type { Label } from '../../../shared/i18n/labels.ts';

/** One line: what a channel shows, where an episode belongs, else kind, year and genre. */
export function formatTitleFacts(title: Card, label: Label): string {
  const { programmingInfo, year, genres } = title;
  if (programmingInfo) return programmingInfo.currentProgramme?.programme ?? '';
  const facts = [kindOf(title, label), year, genres?.[0]];
  return formatEpisodePosition(title, label) ?? facts.filter(Boolean).join(' · ');
}

/** `S1 E2`; undefined of what is no episode. */
export function formatEpisodePosition(
  { episodeInformation: episode }: Card,
  label: Label,
): string | undefined {
  return episode && label('episodeNumber', { season: episode.seasonNumber, episode: episode.episodeNumber });
}

function kindOf({ type }: Card, label: Label): string | null {
  if (type === 'SERIES') return label('kindSeries');
  return type === 'PLAYLIST' ? label('kindPlaylist') : null;
}
