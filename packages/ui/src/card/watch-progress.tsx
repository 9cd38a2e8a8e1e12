import styles from './watch-progress.module.css';

/**
 * A bar on the lower edge of an image: how much of the title has been watched. Decorative: the caller states the
 * progress in words. `--progress-inset` sets its distance from the edges, 10px by default.
 * @param fraction from 0 to 1
 */
export function WatchProgress({ fraction }: { fraction: number }) {
  return (
    <span className={styles.track}>
      <span className={styles.watched} style={{ inlineSize: `${Math.round(fraction * 100)}%` }} />
    </span>
  );
}
