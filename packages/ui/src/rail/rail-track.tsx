// The cards of a row. Only the visible columns, one more on each side, and the focused card are rendered; empty space
// stands for the others, so that a row of 500 cards costs as much as a row of 10.
import { getCardState, getCarouselCell, getWindowedIndexes, isCarouselHighlighted } from '@matinee/rules';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { ScrollArrows } from '../scroll-arrows/scroll-arrows.tsx';
import styles from './rail.module.css';
import { handleRailKey } from './rail-keys.ts';
import { computeEnlargedItem, RailPreview } from './rail-preview.tsx';
import { useActiveItem } from './use-active-item.ts';
import { useRailFocus } from './use-rail-focus.ts';
import { useVisibleColumns, type VisibleColumnsState } from './use-visible-columns.ts';

export interface RailTrackProps {
  /** Number of all items, loaded or not. */
  count: number;
  /** Number of loaded items; undefined when all are loaded. */
  loadedCount?: number | undefined;
  /** Whether more items are loading. */
  isBusy?: boolean | undefined;
  /** Number of lines of cards, one below the other. */
  rowCount: 1 | 2;
  /** Rails with the same key have the same sizes, so a rail can use those measured for another one. */
  sizeKey: string;
  labels: { previous: string; next: string };
  /** Renders the card at an index; called on every render of the row. */
  renderItem: (index: number) => ReactNode;
  /** Rendered after the loaded cards, in place of the next placeholder. */
  endItem?: ReactNode;
  /** Renders the larger card that covers a card under the mouse. */
  renderPreview?: ((index: number) => ReactNode) | undefined;
  onNearEnd?: (() => void) | undefined;
  /** Called when the pointer enters or leaves the row, and when another card becomes active. */
  onHighlight: (isOn: boolean) => void;
}

export function RailTrack(props: RailTrackProps) {
  const { count, isBusy, rowCount, labels, renderPreview } = props;
  const track = useRef<HTMLUListElement>(null);
  const rail = useRailTrack(track, props);
  const { columnsInView, activeItem, enlargedItem, clearHover } = rail;
  const style = {
    '--columns': Math.ceil(count / rowCount),
    ...(enlargedItem && {
      '--shift-before': `${enlargedItem.shiftBefore}px`,
      '--shift-after': `${enlargedItem.shiftAfter}px`,
      '--scaled-offset': `${enlargedItem.offset}px`,
    }),
  } as CSSProperties;
  return (
    <div className={styles.viewport} {...rail.viewportHandlers}>
      <ul
        ref={track}
        className={styles.track}
        aria-busy={isBusy || undefined}
        style={style}
        {...rail.listHandlers}
      >
        <RailItems
          {...props}
          columnsInView={columnsInView}
          activeIndex={activeItem?.index ?? null}
          pinnedIndexes={rail.pinnedIndexes}
          hasPreview={enlargedItem?.hasPreview ?? false}
        />
      </ul>
      {enlargedItem?.hasPreview && renderPreview && (
        <RailPreview item={enlargedItem} onClose={clearHover}>
          {renderPreview(enlargedItem.index)}
        </RailPreview>
      )}
      <ScrollArrows
        track={track}
        labels={labels}
        hasPrevious={columnsInView.hasPrevious}
        hasNext={columnsInView.hasNext}
        className={styles.arrow}
        previousClassName={styles.previous}
        nextClassName={styles.next}
      />
    </div>
  );
}

/** Combines the visible columns, the active card and the focus of a row. */
function useRailTrack(track: RefObject<HTMLUListElement | null>, props: RailTrackProps) {
  const { count, loadedCount = count, rowCount, sizeKey, onNearEnd, renderPreview, onHighlight } = props;
  const { columnsInView, getColumnPosition, updateColumnsAndPrefetch } = useVisibleColumns(track, {
    count,
    loadedCount,
    rowCount,
    sizeKey,
    onNearEnd,
  });
  const { activeItem, focusedIndex, handlePointerOver, clearHover, handleFocus, handleBlur } =
    useActiveItem(loadedCount);
  const { requestedIndex, focusItem, clearRequest } = useRailFocus(track, focusedIndex, count);
  const setHovered = useHighlight(activeItem?.index ?? null, onHighlight);

  // The focused placeholder must become a card: this loads the next cards.
  useEffect(() => {
    if (focusedIndex !== null && focusedIndex >= loadedCount) updateColumnsAndPrefetch();
  }, [focusedIndex, loadedCount, updateColumnsAndPrefetch]);

  const viewportHandlers = {
    onPointerEnter: (event: PointerEvent) => {
      setHovered(event.pointerType === 'mouse');
      updateColumnsAndPrefetch();
    },
    onPointerLeave: () => {
      setHovered(false);
      clearHover();
    },
  };
  const listHandlers = {
    onScroll: () => {
      clearHover();
      updateColumnsAndPrefetch();
    },
    onPointerOver: handlePointerOver,
    // If a preview opened under the pressed pointer, it would receive `pointerup`, and no element would get a `click`.
    onPointerDown: clearHover,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      handleFocus(event);
      clearRequest();
      updateColumnsAndPrefetch();
    },
    onBlur: handleBlur,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') clearHover();
      handleRailKey(event, { count, rowCount, focusItem });
    },
  };
  return {
    columnsInView,
    activeItem,
    enlargedItem:
      activeItem && computeEnlargedItem(activeItem, rowCount, renderPreview !== undefined, getColumnPosition),
    pinnedIndexes: [focusedIndex, requestedIndex].filter((index) => index !== null),
    clearHover,
    viewportHandlers,
    listHandlers,
  };
}

interface RailItemsProps extends RailTrackProps {
  columnsInView: VisibleColumnsState['columnsInView'];
  /** Index of the active card. */
  activeIndex: number | null;
  /** Items that are rendered even outside the visible columns. */
  pinnedIndexes: readonly number[];
  /** Whether a preview covers the active card, which then does not grow itself. */
  hasPreview: boolean;
}

function RailItems(props: RailItemsProps) {
  const {
    count,
    loadedCount = count,
    rowCount,
    renderItem,
    endItem,
    columnsInView,
    activeIndex,
    pinnedIndexes,
    hasPreview,
  } = props;
  const activeRow = activeIndex === null ? null : getCarouselCell(activeIndex, rowCount).row;
  return getWindowedIndexes(count, rowCount, columnsInView, pinnedIndexes).map((index) => {
    const { column, row } = getCarouselCell(index, rowCount);
    const isLoaded = index < loadedCount;
    return (
      <li
        key={index}
        className={styles.item}
        style={{ gridArea: `${row + 1}/${column + 1}` }}
        data-index={index}
        data-state={getCardState(index, { ...columnsInView, rowCount, activeIndex, isLoading: !isLoaded })}
        data-in-active-row={row === activeRow ? '' : undefined}
        data-scaled={index === activeIndex && !hasPreview ? '' : undefined}
        aria-setsize={loadedCount < count ? -1 : count}
        aria-posinset={index + 1}
      >
        {isLoaded ? renderItem(index) : (index === loadedCount && endItem) || <RailPlaceholder />}
      </li>
    );
  });
}

/**
 * Reports whether the row is highlighted: the pointer is over it, or one of its cards is active. Returns a function
 * that sets whether the pointer is over the row.
 */
function useHighlight(activeIndex: number | null, onHighlight: (isOn: boolean) => void) {
  const isHovered = useRef(false);
  useLayoutEffect(
    () => onHighlight(isCarouselHighlighted(isHovered.current, activeIndex)),
    [activeIndex, onHighlight],
  );
  return (isOver: boolean) => {
    isHovered.current = isOver;
    onHighlight(isCarouselHighlighted(isOver, activeIndex));
  };
}

/** Has the size of a card's image and can hold the focus until the card is loaded. */
function RailPlaceholder() {
  return <span className={styles.placeholder} data-focus-item tabIndex={-1} />;
}
