// A row of cards that scrolls sideways: by touch, by wheel, by its arrows, or along with the focus.
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { focusAlong } from './focus-along.ts';
import styles from './rail.module.css';
import { useRailEdges } from './use-rail-edges.ts';

export interface RailProps {
  title: string;
  description?: string;
  /** What stands at the end of the heading's line, for example a link to all. */
  action?: ReactNode;
  shape: 'landscape' | 'poster';
  size?: 'normal' | 'large';
  rows?: 1 | 2;
  numbered?: boolean;
  /** Cards carry no text under the picture. */
  bare?: boolean;
  labels: { previous: string; next: string };
  /** The viewer has come near the end, or first turns to the row. */
  onNearEnd?: () => void;
  /** Cards, each in a `RailItem`. */
  children: ReactNode;
}

export function Rail(props: RailProps) {
  const {
    title,
    description,
    action,
    shape,
    size = 'normal',
    rows = 1,
    numbered,
    bare,
    labels,
    children,
  } = props;
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const edges = useRailEdges(track, props.onNearEnd);
  const page = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({
      left: direction * sign * list.clientWidth * 0.82,
      behavior: calm ? 'instant' : 'smooth',
    });
  };
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        styles.rail,
        styles[shape],
        styles[size],
        numbered && styles.numbered,
        bare && styles.bare,
      )}
      data-rows={rows}
      onPointerEnter={edges.measure}
      onFocus={edges.measure}
    >
      <div className={styles.head}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      <div className={styles.window}>
        <ul ref={track} className={styles.track} onScroll={edges.measure} onKeyDown={focusAlong}>
          {children}
        </ul>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title={labels.previous}
          className={classNames(styles.arrow, styles.previous)}
          hidden={!edges.before}
          onClick={() => page(-1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          title={labels.next}
          className={classNames(styles.arrow, styles.next)}
          hidden={!edges.after}
          onClick={() => page(1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

/** One place in a row. */
export function RailItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

/** Places of cards to come, of exactly the size that cards have. */
export function RailPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike
    <li key={index} className={styles.item} aria-hidden>
      <div className={styles.place} />
    </li>
  ));
}
