// The title's artwork in place of the player, dimmed under its children.
import type { Video } from '@matinee/contract';
import { Artwork, joinClassNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import styles from './player-container.module.css';

export interface BackdropProps {
  video: Video;
  /** Rendered over the artwork without dimming it. */
  overlay?: ReactNode;
  children?: ReactNode;
}

export function Backdrop({ video, overlay, children }: BackdropProps) {
  const { hero, thumbnail, poster } = video;
  const hasOnlyArtwork = children === undefined;
  return (
    <div className={joinClassNames(styles.player, !hasOnlyArtwork && styles.dimmed)}>
      <Artwork
        // The card's image is already cached, and the player soon covers it.
        image={hasOnlyArtwork ? (thumbnail ?? hero) : (hero ?? thumbnail ?? poster)}
        shape="fill"
        sizes="100vw"
        widthRange={hasOnlyArtwork ? [480, 480] : [480, 1280]}
        loading="eager"
        priority="high"
        isInstant
        className={styles.backdrop}
      />
      {overlay}
      {children && <div className={styles.content}>{children}</div>}
    </div>
  );
}
