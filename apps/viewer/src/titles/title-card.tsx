// A title of the catalogue as a card of the design system.
import type { Card as Title } from '@matinee/contract';
import { type LinkContext, lockBadge, positionIcon, progressFraction } from '@matinee/rules';
import { Card } from '@matinee/ui';
import { useEnvironment } from '../environment/environment.ts';
import { clockOf } from '../environment/formats.ts';
import { useTargets } from './title-link.ts';

export interface TitleCardProps {
  title: Title;
  shape: 'landscape' | 'poster';
  size?: 'normal' | 'large';
  /** 1 for the first of a numbered row. */
  position?: number;
  hideText?: boolean;
  loading?: 'eager' | 'lazy';
  context?: LinkContext;
}

const sizes = {
  landscape: {
    normal: '(max-width: 900px) 216px, (max-width: 1920px) 320px, 420px',
    large: '(max-width: 900px) 336px, (max-width: 1500px) 460px, 500px',
  },
  poster: { normal: '(max-width: 900px) 140px, (max-width: 1920px) 220px, 290px', large: '290px' },
};

export function TitleCard({
  title,
  shape,
  size = 'normal',
  position,
  hideText,
  loading,
  context,
}: TitleCardProps) {
  const { label } = useEnvironment();
  const target = useTargets().ofTitle(title, context);
  const lock = lockBadge(title.accessLevel);
  const { watchProgress } = title;
  const fraction = watchProgress ? progressFraction(watchProgress) : 0;
  return (
    <Card
      href={target.href}
      grantedOnSignIn={target.grantedOnSignIn}
      title={title.title}
      shape={shape}
      picture={shape === 'poster' ? (title.poster ?? title.thumbnail) : (title.thumbnail ?? title.poster)}
      sizes={sizes[shape][size]}
      loading={loading}
      facts={factsOf(title, label)}
      lock={lock ? label(lock) : undefined}
      duration={title.duration ? clockOf(title.duration) : undefined}
      progress={
        fraction > 0
          ? { fraction, label: label('watchedPart', { percent: Math.round(fraction * 100) }) }
          : undefined
      }
      position={position === undefined ? undefined : (positionIcon(position) ?? undefined)}
      hideText={hideText}
    />
  );
}

function factsOf(title: Title, label: (key: string, values?: Record<string, unknown>) => string): string {
  const { episodeInformation, year, genres } = title;
  if (episodeInformation) {
    const { seasonNumber, episodeNumber } = episodeInformation;
    return label('episodePlace', { season: seasonNumber, episode: episodeNumber });
  }
  const kind =
    title.type === 'SERIES' ? label('kindSeries') : title.type === 'PLAYLIST' ? label('kindPlaylist') : null;
  return [kind, year, genres?.[0]].filter(Boolean).join(' · ');
}
