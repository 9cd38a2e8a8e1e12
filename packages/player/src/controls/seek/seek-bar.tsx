import { type KeyboardEvent, useRef, useState } from 'react';
import type { TimeRange } from '../../engine/engine.ts';
import { useLabel, usePlayer, usePlayerContext } from '../context.ts';
import { formatSpokenTime } from './format-time.ts';
import styles from './seek-bar.module.css';
import { findChapter, getFractionAtSeconds } from './seek-bar-maths.ts';
import { SeekPreview } from './seek-preview.tsx';
import { useSeekPointer } from './use-seek-pointer.ts';

const secondsByKey: Record<string, number> = { ArrowLeft: -10, ArrowRight: 10, PageDown: -60, PageUp: 60 };

/** Slider for the playback position with buffered ranges, chapters and a preview. */
export function SeekBar() {
  const { store, locale } = usePlayerContext();
  const label = useLabel();
  const bar = useRef<HTMLDivElement>(null);
  const [hasKeyboardFocus, setHasKeyboardFocus] = useState(false);
  const position = usePlayer((state) => state.position);
  const annotations = usePlayer((state) => state.annotations);
  const range = useSeekRange();
  const { pointerSeconds, isDragging, pointerHandlers } = useSeekPointer(bar, range);

  const displayedSeconds = isDragging && pointerSeconds !== null ? pointerSeconds : position;
  const previewSeconds = pointerSeconds ?? (hasKeyboardFocus ? position : null);
  const chapter = findChapter(annotations, displayedSeconds);
  const positionText = label('positionOfDuration', {
    position: formatSpokenTime(displayedSeconds - range.start, locale),
    duration: formatSpokenTime(range.end - range.start, locale),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const seconds = secondsByKey[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    store.requests.seekBy(seconds);
  };

  return (
    <div
      ref={bar}
      className={styles.bar}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={label('seek')}
      aria-valuemin={Math.floor(range.start)}
      aria-valuemax={Math.floor(range.end)}
      aria-valuenow={Math.floor(displayedSeconds)}
      aria-valuetext={chapter ? `${positionText}, ${chapter.title}` : positionText}
      data-dragging={isDragging || undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => setHasKeyboardFocus(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHasKeyboardFocus(false)}
      {...pointerHandlers}
    >
      <SeekTrack range={range} playedSeconds={displayedSeconds} />
      <span
        className={styles.thumb}
        style={{ left: `${getFractionAtSeconds(displayedSeconds, range) * 100}%` }}
      />
      {previewSeconds !== null && range.end > range.start && (
        <SeekPreview
          seconds={previewSeconds}
          fraction={getFractionAtSeconds(previewSeconds, range)}
          bar={bar}
        />
      )}
    </div>
  );
}

/** The positions that can be sought: all of a recording, the window of a live stream. */
function useSeekRange(): TimeRange {
  const duration = usePlayer((state) => state.duration);
  const isLive = usePlayer((state) => state.isLive);
  const seekable = usePlayer((state) => state.seekable);
  return isLive ? seekable : { start: 0, end: duration };
}

interface SeekTrackProps {
  range: TimeRange;
  playedSeconds: number;
}

/** The track of the bar: buffered ranges, the played part and a mark at the start of each chapter. */
function SeekTrack({ range, playedSeconds }: SeekTrackProps) {
  const buffered = usePlayer((state) => state.buffered);
  const annotations = usePlayer((state) => state.annotations);
  return (
    <div className={styles.track}>
      {buffered.map(({ start, end }) => {
        const startFraction = getFractionAtSeconds(start, range);
        const width = getFractionAtSeconds(end, range) - startFraction;
        return (
          <span
            key={start}
            className={styles.buffered}
            style={{ left: `${startFraction * 100}%`, width: `${width * 100}%` }}
          />
        );
      })}
      <span
        className={styles.played}
        style={{ transform: `scaleX(${getFractionAtSeconds(playedSeconds, range)})` }}
      />
      {annotations
        .filter(({ start }) => start > range.start && start < range.end)
        .map(({ start }) => (
          <span
            key={start}
            className={styles.chapter}
            style={{ left: `${getFractionAtSeconds(start, range) * 100}%` }}
          />
        ))}
    </div>
  );
}
