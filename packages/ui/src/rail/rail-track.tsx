// The cards of a row. Only those that can be seen, and a column on each side, are made; the others are space, so that a
// row of five hundred costs what a row of ten does. A card that has the focus stays, wherever the row is scrolled to.
import {
  cardScales,
  getCardState,
  getCell,
  getWindowedItems,
  isHighlighted,
  scaleCard,
} from '@matinee/rules';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './rail.module.css';
import { RailArrow } from './rail-arrow.tsx';
import { handleRailKey } from './rail-keys.ts';
import { useActiveItem } from './use-active-item.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

export interface RailTrackProps {
  /** Items in all, with those that are still to come. */
  count: number;
  /** Items that are there. Undefined: all. */
  loadedCount?: number | undefined;
  /** More of them are on their way. */
  busy?: boolean | undefined;
  rows: 1 | 2;
  sizeKey: string;
  labels: { previous: string; next: string };
  /** The card at an index; cheap to ask for again. */
  item: (index: number) => ReactNode;
  /** Stands after the cards that are there, in place of one to come. */
  end?: ReactNode;
  /** What the card grows into under the mouse. */
  preview?: ((index: number) => ReactNode) | undefined;
  onNearEnd?: (() => void) | undefined;
  /** The pointer has come over the row, or a card has become active. */
  onHighlight: (on: boolean) => void;
}

/** Where a grown card stays clear of the window's ends. */
const EDGE_MARGIN = 12;

export function RailTrack(props: RailTrackProps) {
  const {
    count,
    loadedCount = count,
    busy,
    rows,
    sizeKey,
    labels,
    item,
    end,
    preview,
    onNearEnd,
    onHighlight,
  } = props;
  const track = useRef<HTMLUListElement>(null);
  const {
    inView,
    getColumnPosition: placeOfColumn,
    follow,
  } = useVisibleColumns(track, {
    count,
    loadedCount,
    rows,
    sizeKey,
    onNearEnd,
  });
  const { active, focused, rest, leave, focus, blur } = useActiveItem(loadedCount);
  const [requestedIndex, setRequestedIndex] = useState<number | null>(null);
  const isHovered = useRef(false);

  const focusItem = useCallback((index: number) => {
    flushSync(() => setRequestedIndex(index));
    const place = track.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    const focusTarget = place?.querySelector<HTMLElement>('[data-focus-item]');
    focusTarget?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  // A place that had the focus has become a card, or has gone with the row's end: the focus goes on there.
  useLayoutEffect(() => {
    if (focused === null || document.activeElement !== document.body) return;
    const index = Math.min(focused, count - 1);
    track.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-focus-item]`)?.focus();
  });

  // Somebody waits at a place whose card is still to come.
  useEffect(() => {
    if (focused !== null && focused >= loadedCount) follow();
  }, [focused, loadedCount, follow]);

  const activeIndex = active?.index ?? null;
  const setHovered = (over: boolean) => {
    isHovered.current = over;
    onHighlight(isHighlighted(over, activeIndex));
  };
  useLayoutEffect(
    () => onHighlight(isHighlighted(isHovered.current, activeIndex)),
    [activeIndex, onHighlight],
  );

  const view = { active: activeIndex, rows, ...inView };
  const pinned = [focused, requestedIndex].filter((index) => index !== null);
  const scaled = active && scaleItem(active.index, active.by === 'mouse' && preview !== undefined);

  function scaleItem(index: number, isHovered: boolean) {
    const place = placeOfColumn(getCell(index, rows).column);
    if (!place) return null;
    const scale = isHovered ? cardScales.hover : cardScales.carousel;
    const { cardWidth, numberWidth, viewport } = place.sizes;
    const picture = { start: place.start + numberWidth, width: cardWidth - numberWidth };
    return { ...scaleCard({ ...picture, viewport, scale, margin: EDGE_MARGIN }), isHovered, scale };
  }

  const scrollByPage = (direction: 1 | -1) => {
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
    <div
      className={styles.window}
      onPointerEnter={(event) => {
        setHovered(event.pointerType === 'mouse');
        follow();
      }}
      onPointerLeave={() => {
        setHovered(false);
        leave();
      }}
    >
      <ul
        ref={track}
        className={styles.track}
        aria-busy={busy || undefined}
        style={
          {
            '--columns': Math.ceil(count / rows),
            ...(scaled && { '--before': `${scaled.shiftBefore}px`, '--after': `${scaled.shiftAfter}px` }),
          } as CSSProperties
        }
        onScroll={() => {
          leave();
          follow();
        }}
        onPointerOver={rest}
        // What came under a pressed mouse would take the release, and the click would be nobody's.
        onPointerDown={leave}
        onFocus={(event) => {
          focus(event);
          setRequestedIndex(null);
          follow();
        }}
        onBlur={blur}
        onKeyDown={(event) => {
          if (event.key === 'Escape') leave();
          handleRailKey(event, { count, rows, focusItem });
        }}
      >
        {getWindowedItems(count, rows, inView, pinned).map((index) => {
          const { column, row } = getCell(index, rows);
          const state = getCardState(index, { ...view, loading: index >= loadedCount });
          return (
            <li
              key={index}
              className={styles.item}
              style={{ gridArea: `${row + 1}/${column + 1}` }}
              data-index={index}
              data-state={state}
              data-grown={index === activeIndex && !scaled?.isHovered ? '' : undefined}
              aria-setsize={loadedCount < count ? -1 : count}
              aria-posinset={index + 1}
            >
              {index < loadedCount ? item(index) : (index === loadedCount && end) || <RailPlaceholder />}
            </li>
          );
        })}
      </ul>
      {scaled?.isHovered && active && preview && (
        <div
          className={styles.preview}
          data-place={active.index}
          style={
            {
              '--start': `${scaled.start}px`,
              '--grown': `${scaled.width}px`,
              '--growth': scaled.scale,
              '--row': getCell(active.index, rows).row,
            } as CSSProperties
          }
          onWheel={(event) => {
            if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) leave();
          }}
        >
          {preview(active.index)}
        </div>
      )}
      {inView.before && (
        <RailArrow side="previous" label={labels.previous} onPress={() => scrollByPage(-1)} />
      )}
      {inView.after && <RailArrow side="next" label={labels.next} onPress={() => scrollByPage(1)} />}
    </div>
  );
}

/** The place of a card to come, of exactly the size that cards have. It can hold the focus until the card is there. */
function RailPlaceholder() {
  return <span className={styles.placeholder} data-focus-item tabIndex={-1} />;
}
