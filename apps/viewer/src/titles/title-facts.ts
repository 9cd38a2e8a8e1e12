// What a card says of a title beside its name.
import type { Card } from '@matinee/contract';
import type { Label } from '../environment/labels.ts';

/** One line: what a channel shows, where an episode belongs, else kind, year and genre. */
export function factsOf(title: Card, label: Label): string {
  const { episodeInformation, programmingInfo, year, genres } = title;
  if (programmingInfo) return programmingInfo.currentProgramme?.programme ?? '';
  if (episodeInformation) {
    const { seasonNumber, episodeNumber } = episodeInformation;
    return label('episodePlace', { season: seasonNumber, episode: episodeNumber });
  }
  return [kindOf(title, label), year, genres?.[0]].filter(Boolean).join(' · ');
}

function kindOf({ type }: Card, label: Label): string | null {
  if (type === 'SERIES') return label('kindSeries');
  return type === 'PLAYLIST' ? label('kindPlaylist') : null;
}
