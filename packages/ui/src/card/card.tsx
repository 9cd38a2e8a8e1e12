// A card of a row or a grid: a picture that leads somewhere, and what is good to know before going there.
import { Artwork, type Picture } from '../artwork/artwork.tsx';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { VisuallyHidden } from '../styles/visually-hidden.tsx';
import styles from './card.module.css';

export interface CardProps {
  href: string;
  title: string;
  shape: 'landscape' | 'poster';
  picture: Picture | undefined;
  /** CSS `sizes` of the picture. */
  sizes: string;
  loading?: 'eager' | 'lazy';
  /** One line under the title. */
  facts?: string;
  /** Read out and shown with a lock. */
  lock?: string;
  /** In words of the viewer's language, such as `1:32:05`. */
  duration?: string;
  /** 0 to 1, with the words for it. */
  progress?: { fraction: number; label: string };
  /** 1 to 10. */
  position?: number;
  hideText?: boolean;
  /** Says to the page that opens that signing in is what the title needs. */
  grantedOnSignIn?: boolean;
}

export function Card(props: CardProps) {
  const { href, title, shape, picture, sizes, loading, facts, lock, duration, progress, position, hideText } =
    props;
  return (
    <a
      href={href}
      className={classNames(styles.card, position !== undefined && styles.numbered)}
      data-card
      data-focus-item
      data-granted-on-sign-in={props.grantedOnSignIn || undefined}
    >
      {position !== undefined && (
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
        {lock && (
          <span className={styles.lock}>
            <Badge icon="lock">
              <VisuallyHidden>{lock}</VisuallyHidden>
            </Badge>
          </span>
        )}
        {duration && shape === 'landscape' && !progress && (
          <span className={styles.duration}>
            <Badge>{duration}</Badge>
          </span>
        )}
        {progress && (
          <span className={styles.progress}>
            <span
              className={styles.watched}
              style={{ inlineSize: `${Math.round(progress.fraction * 100)}%` }}
            />
          </span>
        )}
      </Artwork>
      {hideText ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>{facts}</span>
        </span>
      )}
      {progress && <VisuallyHidden>{progress.label}</VisuallyHidden>}
    </a>
  );
}
