// The title's picture in the place of the player, dimmed when something stands on it.
import type { Video } from '@matinee/contract';
import { Artwork, classNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import styles from './watch.module.css';

export interface BackdropProps {
  video: Video;
  /** Lies on the picture without dimming it. */
  note?: ReactNode;
  children?: ReactNode;
}

export function Backdrop({ video, note, children }: BackdropProps) {
  const { hero, thumbnail, poster } = video;
  const isShort = children === undefined;
  return (
    <div className={classNames(styles.stage, !isShort && styles.dimmed)}>
      <Artwork
        // For a moment the picture of the card will do: it is at hand, and the film comes over it.
        picture={isShort ? (thumbnail ?? hero) : (hero ?? thumbnail ?? poster)}
        shape="fill"
        sizes="100vw"
        widths={isShort ? [480, 480] : [480, 1280]}
        loading="eager"
        priority="high"
        still
        className={styles.backdrop}
      />
      {note}
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
