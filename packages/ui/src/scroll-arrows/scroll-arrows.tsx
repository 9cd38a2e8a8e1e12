// The buttons at both ends of a horizontally scrolling list. They are for the mouse: arrow keys move through the
// items themselves.
import type { RefObject } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './scroll-arrows.module.css';

/** Share of the visible width that one press scrolls; the last items stay visible. */
const PAGE_FRACTION = 0.82;

export interface ScrollArrowsProps {
  /** The list that scrolls. */
  track: RefObject<HTMLElement | null>;
  labels: { previous: string; next: string };
  hasPrevious: boolean;
  hasNext: boolean;
  /** Positions both buttons, and shows them: they are transparent by default. */
  className: string | undefined;
  /** Positions one of them. */
  previousClassName?: string | undefined;
  nextClassName?: string | undefined;
}

export function ScrollArrows(props: ScrollArrowsProps) {
  const { track, labels, hasPrevious, hasNext, className, previousClassName, nextClassName } = props;
  const scroll = (direction: 1 | -1) => {
    if (track.current) scrollByPage(track.current, direction);
  };
  return (
    <>
      {hasPrevious && (
        <ScrollArrow
          side="previous"
          label={labels.previous}
          className={joinClassNames(styles.arrow, className, previousClassName)}
          onClick={() => scroll(-1)}
        />
      )}
      {hasNext && (
        <ScrollArrow
          side="next"
          label={labels.next}
          className={joinClassNames(styles.arrow, className, nextClassName)}
          onClick={() => scroll(1)}
        />
      )}
    </>
  );
}

interface ScrollArrowProps {
  side: 'previous' | 'next';
  label: string;
  className: string | undefined;
  onClick: () => void;
}

function ScrollArrow({ side, label, className, onClick }: ScrollArrowProps) {
  return (
    <button type="button" tabIndex={-1} aria-hidden title={label} className={className} onClick={onClick}>
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
