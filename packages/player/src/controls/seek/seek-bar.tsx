import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLabel, usePlayer, usePlayerView } from '../context.ts';
import styles from './seek-bar.module.css';
import { chapterAt, secondsAt, shareAt, shareOf } from './seek-bar-maths.ts';
import { SeekPreview } from './seek-preview.tsx';
import { formatSpokenTime } from './time.ts';

const steps: Record<string, number> = { ArrowLeft: -10, ArrowRight: 10, PageDown: -60, PageUp: 60 };

/** The bar of the whole title: what is in memory, its chapters, and a picture of where one would go. */
export function SeekBar() {
  const { store, locale, hold } = usePlayerView();
  const label = useLabel();
  const bar = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [dragging, setDragging] = useState(false);
  const [focused, setFocused] = useState(false);
  const position = usePlayer((state) => state.position);
  const duration = usePlayer((state) => state.duration);
  const live = usePlayer((state) => state.live);
  const seekable = usePlayer((state) => state.seekable);
  const buffered = usePlayer((state) => state.buffered);
  const annotations = usePlayer((state) => state.annotations);

  const range = live ? seekable : { start: 0, end: duration };
  const shown = dragging && pointed !== null ? pointed : position;
  const preview = pointed ?? (focused ? position : null);
  const chapter = chapterAt(annotations, shown);
  const spoken = label('positionOfDuration', {
    position: formatSpokenTime(shown - range.start, locale),
    duration: formatSpokenTime(range.end - range.start, locale),
  });

  const pointedAt = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    return secondsAt(shareAt(event.clientX, box), range);
  };
  const drag = (on: boolean) => {
    setDragging(on);
    hold(on);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    store.requests.seekBy(step);
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
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={chapter ? `${spoken}, ${chapter.title}` : spoken}
      data-active={dragging || undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setPointed(pointedAt(event));
        drag(true);
      }}
      onPointerMove={(event) => setPointed(pointedAt(event))}
      onPointerUp={(event) => {
        if (!dragging) return;
        store.requests.seek(pointedAt(event));
        drag(false);
        if (event.pointerType !== 'mouse') setPointed(null);
      }}
      onPointerCancel={() => {
        drag(false);
        setPointed(null);
      }}
      onPointerLeave={() => !dragging && setPointed(null)}
    >
      <div className={styles.track}>
        {buffered.map((piece) => {
          const left = shareOf(piece.start, range);
          const width = shareOf(piece.end, range) - left;
          return (
            <span
              key={piece.start}
              className={styles.buffered}
              style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
            />
          );
        })}
        <span className={styles.played} style={{ transform: `scaleX(${shareOf(shown, range)})` }} />
        {annotations
          .filter(({ start }) => start > range.start && start < range.end)
          .map(({ start }) => (
            <span
              key={start}
              className={styles.chapter}
              style={{ left: `${shareOf(start, range) * 100}%` }}
            />
          ))}
      </div>
      <span className={styles.thumb} style={{ left: `${shareOf(shown, range) * 100}%` }} />
      {preview !== null && range.end > range.start && (
        <SeekPreview seconds={preview} share={shareOf(preview, range)} room={bar} />
      )}
    </div>
  );
}
