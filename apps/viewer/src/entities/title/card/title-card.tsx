// A title as a card of the design system.
import type { Card as Title } from '@matinee/contract';
import {
  breakpoints,
  type CardLayout,
  getDisplayedPosition,
  getLockLabelKey,
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
  /** The number of a card in a ranking; unlike `position`, every number is shown. */
  rank?: number | undefined;
  textVariant?: CardTextVariant | undefined;
  loading?: 'eager' | 'lazy' | undefined;
  context?: LinkContext | undefined;
  /** The `sizes` attribute of the image, if it differs from that in a row. */
  imageSizes?: string | undefined;
  /** Replaces the line below the title. */
  metadata?: string | undefined;
}

const { mobile, mobileHeight, narrow, desktop } = breakpoints;

/**
 * The widths of cards in tokens.css, from narrow windows to desktops. On televisions they grow with the root font size.
 */
const widthsByKind: Record<CardLayout['kind'], { narrow: string; desktop: number }> = {
  card: { narrow: 'clamp(216px, 17.2vw + 41.6px, 320px)', desktop: 320 },
  poster: { narrow: 'clamp(140px, 11.2vw + 22.4px, 220px)', desktop: 220 },
  playlist: { narrow: 'clamp(176px, 14vw + 32px, 260px)', desktop: 260 },
  section: { narrow: 'clamp(152px, 10vw + 25.6px, 200px)', desktop: 200 },
};

/** Returns the `sizes` of cards, or of cards that are larger by a factor. */
function createSizes(kind: CardLayout['kind'], factor = 1): string {
  const width = widthsByKind[kind];
  const desktopWidth = width.desktop * factor;
  const televisionWidth = `clamp(${desktopWidth}px, ${desktopWidth * 0.35}px + ${(desktopWidth * 0.54) / 16}vw, ${desktopWidth * 1.75}px)`;
  return `(width > ${desktop}px) ${televisionWidth}, (width > ${narrow}px) ${desktopWidth}px, calc(${factor} * ${width.narrow})`;
}

const sizesByKind: Record<CardLayout['kind'], string> = {
  card: createSizes('card'),
  poster: createSizes('poster'),
  playlist: createSizes('playlist'),
  section: createSizes('section'),
};
const largeSizes = createSizes('card', 1.55);

const listOnPhonesSizes = `(width <= ${mobile}px) 112px, (height <= ${mobileHeight}px) 112px, ${sizesByKind.card}`;

/** `cardLinks` is created once per row or grid, not per card. */
export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { title, shape, size, position, rank, textVariant, loading, context, cardLinks } = props;
  const { kind = shape === 'poster' ? 'poster' : 'card' } = props;
  const { label, realm } = useEnvironment();
  const target = cardLinks.getTitleLink(title, context);
  const lock = getLockLabelKey(title.accessLevel);
  const { watchProgress } = title;
  const watchedFraction = watchProgress ? getProgressFraction(watchProgress) : 0;
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
      scheduleBadge={hasSchedule(title) ? <ScheduleBadge title={title} /> : undefined}
      duration={title.duration ? formatClock(title.duration) : undefined}
      progress={
        watchedFraction > 0
          ? {
              fraction: watchedFraction,
              label: label('watchedProgress', { percent: Math.round(watchedFraction * 100) }),
            }
          : undefined
      }
      position={rank ?? (position === undefined ? undefined : getDisplayedPosition(position))}
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
