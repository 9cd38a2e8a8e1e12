import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import { formatSpokenTime } from './format-time.ts';
import styles from './seek-bar.module.css';
import { findChapter, getFractionAtSeconds, getFractionAtX, getSecondsAtFraction } from './seek-bar-maths.ts';
import { SeekPreview } from './seek-preview.tsx';

const secondsByKey: Record<string, number> = { ArrowLeft: -10, ArrowRight: 10, PageDown: -60, PageUp: 60 };

/** Slider for the playback position with buffered ranges, chapters and a preview. */
export function SeekBar() {
  const { store, locale, pinControls } = usePlayerView();
  const label = useLabel();
  const bar = useRef<HTMLDivElement>(null);
  const [pointerSeconds, setPointerSeconds] = useState<number | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  const live = usePlayer((state) => state.live);
  const seekable = usePlayer((state) => state.seekable);
  const buffered = usePlayer((state) => state.buffered);
  const annotations = usePlayer((state) => state.annotations);

  const range = live ? seekable : { start: 0, end: duration };
  const displayedSeconds = isDragging && pointerSeconds !== null ? pointerSeconds : position;
  const previewSeconds = pointerSeconds ?? (isFocused ? position : null);
  const chapter = findChapter(annotations, displayedSeconds);
  const positionText = label('positionOfDuration', {
    position: formatSpokenTime(displayedSeconds - range.start, locale),
    duration: formatSpokenTime(range.end - range.start, locale),
  });

  const secondsAtPointer = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    return getSecondsAtFraction(getFractionAtX(event.clientX, box), range);
  };
  const updateDragging = (nowDragging: boolean) => {
    setIsDragging(nowDragging);
    pinControls(nowDragging);
  };
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
      onFocus={(event) => setIsFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setPointerSeconds(secondsAtPointer(event));
        updateDragging(true);
      }}
      onPointerMove={(event) => setPointerSeconds(secondsAtPointer(event))}
      onPointerUp={(event) => {
        if (!isDragging) return;
        store.requests.seek(secondsAtPointer(event));
        updateDragging(false);
        if (event.pointerType !== 'mouse') setPointerSeconds(null);
      }}
      onPointerCancel={() => {
        updateDragging(false);
        setPointerSeconds(null);
      }}
      onPointerLeave={() => !isDragging && setPointerSeconds(null)}
    >
      <div className={styles.track}>
        {buffered.map((bufferedRange) => {
          const left = getFractionAtSeconds(bufferedRange.start, range);
          const width = getFractionAtSeconds(bufferedRange.end, range) - left;
          return (
            <span
              key={bufferedRange.start}
              className={styles.buffered}
              style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
            />
          );
        })}
        <span
          className={styles.played}
          style={{ transform: `scaleX(${getFractionAtSeconds(displayedSeconds, range)})` }}
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
