// The still of a title in a list: whether it is closed to whoever looks, and how much of it they have watched.
import type { Card } from '@matinee/contract';
import { getLockBadge, getProgressFraction } from '@matinee/rules';
import { Artwork, Badge, Icon, VisuallyHidden } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './title-list.module.css';

export interface EntryImageProps {
  title: Pick<Card, 'thumbnail' | 'poster' | 'accessLevel' | 'watchProgress'>;
  sizes: string;
  loading: 'eager' | 'lazy';
  /** Only the sign of a lock: its words stand beside the still. */
  bare?: boolean;
  children?: ReactNode;
}

export function EntryImage({ title, sizes, loading, bare, children }: EntryImageProps) {
  const label = useLabel();
  const lock = getLockBadge(title.accessLevel);
  const percent = watchedPercent(title);
  return (
    <Artwork
      picture={title.thumbnail ?? title.poster}
      shape="landscape"
      sizes={sizes}
      loading={loading}
      className={styles.still}
      fallback={<Icon name="film" />}
    >
      {children}
      {lock && (
        <span className={styles.lock} aria-hidden>
          <Badge icon="lock">{!bare && <span className={styles.lockWords}>{label(lock)}</span>}</Badge>
        </span>
      )}
      {percent > 0 && (
        <span className={styles.progress}>
          <span className={styles.watched} style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
    </Artwork>
  );
}

/** The bar in words, for those who listen. */
export function WatchedPart({ title }: { title: EntryImageProps['title'] }) {
  const label = useLabel();
  const percent = watchedPercent(title);
  return percent > 0 && <VisuallyHidden>{label('watchedProgress', { percent })}</VisuallyHidden>;
}

function watchedPercent({ watchProgress }: EntryImageProps['title']): number {
  return watchProgress ? Math.round(getProgressFraction(watchProgress) * 100) : 0;
}
