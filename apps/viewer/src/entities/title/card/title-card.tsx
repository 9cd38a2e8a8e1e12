// A title as a card of the design system.
import type { Card as Title } from '@matinee/contract';
import {
  breakpoints,
  type CardLayout,
  getLockBadge,
  getPositionIcon,
  getProgressFraction,
  type LinkContext,
} from '@matinee/rules';
import { Card, type CardTextVariant } from '@matinee/ui';
import { memo } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatClock } from '../../../shared/i18n/formats.ts';
import type { CardLinks } from '../../../shared/navigation/card-links.ts';
import { hasSchedule, ScheduleBadge } from './schedule-badge.tsx';
import { formatTitleMetadata } from './title-metadata.ts';

export interface TitleCardProps {
  cardLinks: CardLinks;
  title: Title;
  shape: 'landscape' | 'poster';
  kind?: CardLayout['kind'] | undefined;
  /** `listOnPhones` is for rows that phones show as a list, with a small image beside the text. */
  size?: 'normal' | 'large' | 'listOnPhones' | undefined;
  /** 1 for the first card of a numbered row. */
  position?: number | undefined;
  textVariant?: CardTextVariant | undefined;
  loading?: 'eager' | 'lazy' | undefined;
  context?: LinkContext | undefined;
  /** The `sizes` attribute of the image, if it differs from that in a row. */
  imageSizes?: string | undefined;
  /** Replaces the line below the title. */
  metadata?: string | undefined;
}

const { mobile, mobileHeight, desktop } = breakpoints;

const sizesByKind: Record<CardLayout['kind'], string> = {
  card: `(max-width: 900px) 216px, (width <= ${desktop}px) 320px, 420px`,
  poster: `(max-width: 900px) 140px, (width <= ${desktop}px) 220px, 290px`,
  playlist: `(max-width: 900px) 180px, (width <= ${desktop}px) 260px, 340px`,
  section: `(max-width: 900px) 152px, (width <= ${desktop}px) 200px, 260px`,
};
const largeSizes = '(max-width: 900px) 336px, (max-width: 1500px) 460px, 500px';

const listOnPhonesSizes = `(width <= ${mobile}px) 112px, (height <= ${mobileHeight}px) 112px, ${sizesByKind.card}`;

/** `cardLinks` is created once per row or grid, not per card. */
export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { title, shape, size, position, textVariant, loading, context, cardLinks } = props;
  const { kind = shape === 'poster' ? 'poster' : 'card' } = props;
  const { label, realm } = useEnvironment();
  const target = cardLinks.getTitleLink(title, context);
  const lock = getLockBadge(title.accessLevel);
  const { watchProgress } = title;
  const fraction = watchProgress ? getProgressFraction(watchProgress) : 0;
  return (
    <Card
      id={title.id}
      href={target.href}
      isGrantedOnSignIn={target.isGrantedOnSignIn}
      title={title.title}
      shape={shape}
      image={shape === 'poster' ? (title.poster ?? title.thumbnail) : (title.thumbnail ?? title.poster)}
      sizes={props.imageSizes ?? getImageSizes(kind, shape, size)}
      loading={loading}
      metadata={
        props.metadata ?? (title.type === 'SECTION_LINK' ? undefined : formatTitleMetadata(title, label))
      }
      description={textVariant === 'more' ? title.description : undefined}
      lockLabel={lock ? label(lock) : undefined}
      schedule={hasSchedule(title) ? <ScheduleBadge title={title} /> : undefined}
      duration={title.duration ? formatClock(title.duration) : undefined}
      progress={
        fraction > 0
          ? { fraction, label: label('watchedProgress', { percent: Math.round(fraction * 100) }) }
          : undefined
      }
      position={position === undefined ? undefined : getPositionIcon(position)}
      textVariant={realm.features.showTitles || title.type === 'SECTION_LINK' ? textVariant : 'none'}
    />
  );
});

function getImageSizes(
  kind: CardLayout['kind'],
  shape: TitleCardProps['shape'],
  size: TitleCardProps['size'],
): string {
  if (size === 'large' && kind === 'card' && shape === 'landscape') return largeSizes;
  return size === 'listOnPhones' ? listOnPhonesSizes : sizesByKind[kind];
}
