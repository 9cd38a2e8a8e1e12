import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { chapterAt } from './seek-bar-maths.ts';
import { clock } from './time.ts';
import styles from './time-display.module.css';

/** Position and length, and the chapter; for something live a way back to its edge. */
export function TimeDisplay() {
  const { locale, store } = usePlayerView();
  const label = useLabel();
  const live = usePlayer((state) => state.live);
  const atEdge = usePlayer((state) => state.seekable.end - state.position < 15);
  const second = usePlayer((state) => Math.floor(state.position));
  const duration = usePlayer((state) => state.duration);
  const annotations = usePlayer((state) => state.annotations);
  const chapter = chapterAt(annotations, second);

  if (live) {
    return (
      <button
        type="button"
        className={styles.live}
        data-edge={atEdge || undefined}
        aria-label={label(atEdge ? 'live' : 'goLive')}
        onClick={() => store.requests.seek(store.get().seekable.end)}
      >
        {label('live')}
      </button>
    );
  }
  return (
    <div className={styles.time}>
      <span dir="ltr" className={styles.clock}>
        <span>{clock(second, locale, duration)}</span>
        <span className={styles.duration}>{clock(Math.round(duration), locale)}</span>
      </span>
      {chapter && <span className={styles.chapter}>{chapter.title}</span>}
    </div>
  );
}
