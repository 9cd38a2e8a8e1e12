import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { formatTime } from './format-time.ts';
import { findChapter } from './seek-bar-maths.ts';
import styles from './time-display.module.css';

/** Position, duration and chapter; a button to the live edge in live streams. */
export function TimeDisplay() {
  const { locale, store } = usePlayerContext();
  const label = useLabel();
  const isLive = usePlayer((state) => state.isLive);
  const isAtLiveEdge = usePlayer((state) => state.seekable.end - state.position < 15);
  const wholeSeconds = usePlayer((state) => Math.floor(state.position));
  const duration = usePlayer((state) => state.duration);
  const annotations = usePlayer((state) => state.annotations);
  const chapter = findChapter(annotations, wholeSeconds);

  if (isLive) {
    return (
      <button
        type="button"
        className={styles.live}
        data-live-edge={isAtLiveEdge || undefined}
        aria-label={label(isAtLiveEdge ? 'live' : 'goLive')}
        onClick={() => store.requests.seek(store.get().seekable.end)}
      >
        {label('live')}
      </button>
    );
  }
  return (
    <div className={styles.time}>
      <span dir="ltr" className={styles.clock}>
        <span>{formatTime(wholeSeconds, locale, duration)}</span>
        <span className={styles.duration}>{formatTime(Math.round(duration), locale)}</span>
      </span>
      {chapter && <span className={styles.chapter}>{chapter.title}</span>}
    </div>
  );
}
