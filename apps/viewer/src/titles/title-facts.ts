// What a card says of a title beside its name.
import type { Card } from '@matinee/contract';
import type { Label } from '../environment/labels.ts';

/** One line: where an episode belongs, else kind, year and genre. */
export function factsOf(title: Card, label: Label): string {
  const { episodeInformation, year, genres } = title;
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
