// A card of a row or a grid: a picture that leads somewhere, and what is good to know before going there.
import type { ReactNode } from 'react';
import { Artwork, type ArtworkImage } from '../artwork/artwork.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../styles/visually-hidden.tsx';
import styles from './card.module.css';
import { WatchProgress } from './watch-progress.tsx';

/**
 * Where the words stand: `below` the picture, `more` of them below, `over` the picture, over it only while the card
 * is `active`, or for listeners alone (`none`).
 */
export type CardTextVariant = 'below' | 'more' | 'over' | 'active' | 'none';

export interface CardProps {
  /** What the card is about, for those who count. */
  id?: string | undefined;
  href: string;
  title: string;
  shape: 'landscape' | 'poster';
  picture: ArtworkImage | undefined;
  /** CSS `sizes` of the picture. */
  sizes: string;
  loading?: 'eager' | 'lazy' | undefined;
  /** One line under the title. */
  facts?: string | undefined;
  /** A few lines more, where there is room for them. */
  description?: string | undefined;
  /** Read out and shown with a lock. */
  lock?: string | undefined;
  /** That it is live, or when it begins. */
  when?: ReactNode;
  /** In words of the viewer's language, such as `1:32:05`. */
  duration?: string | undefined;
  /** 0 to 1, with the words for it. */
  progress?: { fraction: number; label: string } | undefined;
  /** 1 to 10; null leaves the room of a number. */
  position?: number | null | undefined;
  words?: CardTextVariant | undefined;
  /** Says to the page that opens that signing in is what the title needs. */
  grantedOnSignIn?: boolean | undefined;
}

export function Card(props: CardProps) {
  const { href, title, shape, picture, sizes, loading, facts, description, progress, position } = props;
  const { words = 'below' } = props;
  return (
    <a
      href={href}
      className={classNames(styles.card, position !== undefined && styles.numbered)}
      data-card={props.id ?? ''}
      data-focus-item
      data-granted-on-sign-in={props.grantedOnSignIn || undefined}
    >
      {typeof position === 'number' && (
        <span className={styles.position} data-position={position}>
          {position}
        </span>
      )}
      <Artwork
        picture={picture}
        shape={shape}
        sizes={sizes}
        loading={loading}
        className={styles.picture}
        fallback={<Icon name="film" />}
      >
        <CardOverlays {...props} />
      </Artwork>
      {words === 'none' ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <span className={classNames(styles.text, styles[words])}>
          <span className={styles.title}>{title}</span>
          {facts !== undefined && <span className={styles.facts}>{facts}</span>}
          {words === 'more' && description && <span className={styles.description}>{description}</span>}
        </span>
      )}
      {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
    </a>
  );
}

/** What lies on the picture. */
function CardOverlays({ lock, when, duration, progress, shape, words }: CardProps) {
  const isCovered = words === 'over' || words === 'active';
  const length = !isCovered && shape === 'landscape' && !progress && !when && duration;
  return (
    <>
      {lock && (
        <span className={styles.lock}>
          <Badge icon="lock">
            <VisuallyHidden>{lock}</VisuallyHidden>
          </Badge>
        </span>
      )}
      {when && <span className={styles.when}>{when}</span>}
      {length && (
        <span className={styles.duration}>
          <Badge>{length}</Badge>
        </span>
      )}
      {progress && <WatchProgress fraction={progress.fraction} />}
    </>
  );
}
