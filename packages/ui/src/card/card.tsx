// A card of a row or a grid: a linked image with title, metadata and badges.
import type { ReactNode } from 'react';
import { Artwork, type ArtworkImage } from '../artwork/artwork.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../styles/visually-hidden.tsx';
import styles from './card.module.css';
import { OutlinedNumeral } from './outlined-numeral.tsx';
import { WatchProgress } from './watch-progress.tsx';

/**
 * The position of the text: `below` the image, `more` text below it, `over` the image, over it only while the card is
 * active (`overWhileActive`), or for screen readers only (`none`).
 */
export type CardTextVariant = 'below' | 'more' | 'over' | 'overWhileActive' | 'none';

export interface CardProps {
  /** The id of the title, for analytics. */
  id?: string | undefined;
  href: string;
  title: string;
  shape: 'landscape' | 'poster';
  image: ArtworkImage | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  loading?: 'eager' | 'lazy' | undefined;
  /** One line below the title. */
  metadata?: string | undefined;
  /** Further lines below the metadata; shown with `textVariant="more"`. */
  description?: string | undefined;
  /** Text of the lock badge for screen readers; without it there is no lock. */
  lockLabel?: string | undefined;
  /** A badge that says that the title is live or when it starts. */
  scheduleBadge?: ReactNode;
  /** The formatted duration, such as `1:32:05`. */
  duration?: string | undefined;
  /** Watch progress from 0 to 1, and its text for screen readers. */
  progress?: { fraction: number; label: string } | undefined;
  /** The number before the card; null leaves an empty space of the same width. */
  position?: number | null | undefined;
  textVariant?: CardTextVariant | undefined;
  /** Whether signing in grants access to the title. The sign-in page then says so. */
  isGrantedOnSignIn?: boolean | undefined;
}

export function Card(props: CardProps) {
  const { href, title, shape, image, sizes, loading, metadata, description, progress, position } = props;
  const { textVariant = 'below' } = props;
  return (
    <a
      href={href}
      className={joinClassNames(styles.card, position !== undefined && styles.numbered)}
      data-card={props.id ?? ''}
      data-focus-item
      data-granted-on-sign-in={props.isGrantedOnSignIn || undefined}
    >
      {typeof position === 'number' && (
        <span className={styles.number} data-digits={String(position).length}>
          <OutlinedNumeral value={position} />
        </span>
      )}
      <Artwork
        image={image}
        shape={shape}
        sizes={sizes}
        loading={loading}
        className={styles.image}
        fallback={<Icon name="film" />}
      >
        <CardOverlays {...props} />
      </Artwork>
      {textVariant === 'none' ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <span className={joinClassNames(styles.text, styles[textVariant])}>
          <span className={styles.title}>{title}</span>
          {metadata !== undefined && <span className={styles.metadata}>{metadata}</span>}
          {textVariant === 'more' && description && <span className={styles.description}>{description}</span>}
        </span>
      )}
      {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
    </a>
  );
}

/** The badges and the progress bar over the image. */
function CardOverlays({ lockLabel, scheduleBadge, duration, progress, shape, textVariant }: CardProps) {
  const hasTextOverImage = textVariant === 'over' || textVariant === 'overWhileActive';
  const visibleDuration =
    !hasTextOverImage && shape === 'landscape' && !progress && !scheduleBadge && duration;
  return (
    <>
      {lockLabel && (
        <span className={styles.lock}>
          <Badge icon="lock">
            <VisuallyHidden>{lockLabel}</VisuallyHidden>
          </Badge>
        </span>
      )}
      {scheduleBadge && <span className={styles.schedule}>{scheduleBadge}</span>}
      {visibleDuration && (
        <span className={styles.duration}>
          <Badge>{visibleDuration}</Badge>
        </span>
      )}
      {progress && <WatchProgress fraction={progress.fraction} />}
    </>
  );
}
