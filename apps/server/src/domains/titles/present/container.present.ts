import type { Card, ContainerDetails, Licence, Season } from '@matinee/contract';
import { type AccessDecision, canLicenceGrantAccess } from '@matinee/rules';
import type { ContainerRow } from '../queries/container.queries.ts';
import type { SeasonRow } from '../queries/series.queries.ts';
import { presentLargeArtwork } from './video.present.ts';

export function presentContainer(
  row: ContainerRow,
  { card, access, licences }: { card: Card; access: AccessDecision; licences: Licence[] },
): Omit<ContainerDetails, 'people'> {
  const { title, description, rating, year, genres, thumbnail, poster } = card;
  return {
    title,
    accessLevel: access.level,
    accessReasons: access.reasons.map(({ code }) => code),
    licences,
    availableLicences: canLicenceGrantAccess(access) ? licences : [],
    ...(row.tagline && { tagline: row.tagline }),
    ...(description && { description }),
    ...(rating !== undefined && { rating }),
    ...(year !== undefined && { year }),
    ...(genres && { genres }),
    ...(thumbnail && { thumbnail }),
    ...(poster && { poster }),
    ...presentLargeArtwork(row, ['hero', 'heroPortrait', 'titleImage']),
  };
}

export function presentSeason({ public_id, title, number, episode_count, description }: SeasonRow): Season {
  return {
    id: public_id,
    type: 'SEASON',
    title: title ?? '',
    seasonNumber: number,
    episodeCount: episode_count,
    ...(description && { description }),
  };
}
