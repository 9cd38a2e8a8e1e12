import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey box in place of loading content, with the size of that content. */
export function Skeleton({ width, height, isRound }: { width: string; height: string; isRound?: boolean }) {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    borderRadius: isRound ? '999px' : undefined,
  };
  return <div className={styles.skeleton} style={style} aria-hidden />;
}
