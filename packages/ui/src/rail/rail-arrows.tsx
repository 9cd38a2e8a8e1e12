// The buttons at both ends of a row. They are for the mouse: arrow keys move through the cards themselves.
import type { RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './rail.module.css';

/** Share of the visible width that one press scrolls. */
const PAGE_FRACTION = 0.82;

export interface RailArrowsProps {
  track: RefObject<HTMLElement | null>;
  labels: { previous: string; next: string };
  hasPrevious: boolean;
  hasNext: boolean;
}

export function RailArrows({ track, labels, hasPrevious, hasNext }: RailArrowsProps) {
  const scroll = (direction: 1 | -1) => {
    if (track.current) scrollByPage(track.current, direction);
  };
  return (
    <>
      {hasPrevious && <RailArrow side="previous" label={labels.previous} onClick={() => scroll(-1)} />}
      {hasNext && <RailArrow side="next" label={labels.next} onClick={() => scroll(1)} />}
    </>
  );
}

interface RailArrowProps {
  side: 'previous' | 'next';
  label: string;
  onClick: () => void;
}

function RailArrow({ side, label, onClick }: RailArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={label}
      className={classNames(styles.arrow, styles[side])}
      onClick={onClick}
    >
      <Icon name={side} />
    </button>
  );
}

function scrollByPage(track: HTMLElement, direction: 1 | -1): void {
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollBy({
    left: direction * sign * track.clientWidth * PAGE_FRACTION,
    behavior: isMotionReduced ? 'instant' : 'smooth',
  });
}
