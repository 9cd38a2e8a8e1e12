// The title's picture in the place of the player, dimmed when something stands on it.
import type { Video } from '@matinee/contract';
import { Artwork, classNames } from '@matinee/ui';
import type { ReactNode } from 'react';
import styles from './watch.module.css';

export function Backdrop({ video, children }: { video: Video; children?: ReactNode }) {
  return (
    <div className={classNames(styles.stage, children !== undefined && styles.dimmed)}>
      <Artwork
        picture={video.hero ?? video.thumbnail ?? video.poster}
        shape="fill"
        sizes="100vw"
        widths={[480, 1280]}
        loading="eager"
        priority="high"
        className={styles.backdrop}
      />
      {children && <div className={styles.over}>{children}</div>}
    </div>
  );
}
