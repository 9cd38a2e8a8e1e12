// The still of a list entry, with its lock and its watch progress.
import type { Card } from '@matinee/contract';
import { getLockLabelKey, getProgressFraction } from '@matinee/rules';
import { Artwork, Badge, Icon, VisuallyHidden, WatchProgress } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './entry-image.module.css';

export interface EntryImageProps {
  title: Pick<Card, 'thumbnail' | 'poster' | 'accessLevel' | 'watchProgress'>;
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Shows the lock as an icon without text, because the text is beside the still. */
  isLockIconOnly?: boolean;
  /** Shows a play button, or a lock, while the pointer or the focus is on the entry. */
  hasPlayButton?: boolean;
}

export function EntryImage({
  title,
  sizes,
  loading,
  isLockIconOnly: isIconOnly,
  hasPlayButton,
}: EntryImageProps) {
  const label = useLabel();
  const lock = getLockLabelKey(title.accessLevel);
  const watchedFraction = getWatchedFraction(title);
  return (
    <Artwork
      image={title.thumbnail ?? title.poster}
      shape="landscape"
      sizes={sizes}
      loading={loading}
      className={styles.image}
      fallback={<Icon name="film" />}
    >
      {hasPlayButton && (
        <span className={styles.play} aria-hidden>
          <Icon name={lock ? 'lock' : 'play'} isFilled={!lock} />
        </span>
      )}
      {lock && (
        <span className={styles.lock} aria-hidden>
          <Badge icon="lock">{!isIconOnly && <span className={styles.lockText}>{label(lock)}</span>}</Badge>
        </span>
      )}
      {watchedFraction > 0 && <WatchProgress fraction={watchedFraction} />}
    </Artwork>
  );
}

/** The progress for screen readers. */
export function WatchProgressText({ title }: { title: EntryImageProps['title'] }) {
  const label = useLabel();
  const percent = Math.round(getWatchedFraction(title) * 100);
  return percent > 0 && <VisuallyHidden>{label('watchedProgress', { percent })}</VisuallyHidden>;
}

/** Zero when less than half a percent has been watched: neither the bar nor the text is shown then. */
function getWatchedFraction({ watchProgress }: EntryImageProps['title']): number {
  const fraction = watchProgress ? getProgressFraction(watchProgress) : 0;
  return fraction < 0.005 ? 0 : fraction;
}
