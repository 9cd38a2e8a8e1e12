// The enlarged active card of a row: its position, and the larger preview that covers it under the mouse.
import { cardScales, getCarouselCell, scaleCard } from '@matinee/rules';
import type { CSSProperties, ReactNode } from 'react';
import styles from './rail.module.css';
import type { ActiveItem } from './use-active-item.ts';
import type { VisibleColumnsState } from './use-visible-columns.ts';

/** Distance of an enlarged card from the edges of the window, in CSS pixels. */
const EDGE_MARGIN = 12;

export type EnlargedItem = ReturnType<typeof scaleCard> & {
  index: number;
  row: number;
  scale: number;
  /** Whether a preview covers the card; otherwise the card itself grows. */
  hasPreview: boolean;
  /** Distance that the grown card moves forward, so that it stays inside the window. */
  offset: number;
};

/** Computes where the enlarged card lies. Null before the row has been measured. */
export function computeEnlargedItem(
  activeItem: ActiveItem,
  rowCount: 1 | 2,
  canPreview: boolean,
  getColumnPosition: VisibleColumnsState['getColumnPosition'],
): EnlargedItem | null {
  const { column, row } = getCarouselCell(activeItem.index, rowCount);
  const position = getColumnPosition(column);
  if (!position) return null;
  const hasPreview = canPreview && activeItem.source === 'mouse';
  const scale = hasPreview ? cardScales.preview : cardScales.card;
  const { cardWidth, numberWidth, viewportWidth } = position.sizes;
  const imageBox = { start: position.start + numberWidth, width: cardWidth - numberWidth };
  const scaledBox = scaleCard({ ...imageBox, viewportWidth, scale, margin: EDGE_MARGIN });
  const maxOffset = (scaledBox.width - imageBox.width) / 2;
  const offset = scaledBox.start - (imageBox.start - maxOffset);
  return {
    ...scaledBox,
    index: activeItem.index,
    row,
    scale,
    hasPreview,
    // A card that is partly outside the row is about to scroll into it.
    offset: Math.max(-maxOffset, Math.min(maxOffset, offset)),
  };
}

interface RailPreviewProps {
  item: EnlargedItem;
  onClose: () => void;
  children: ReactNode;
}

export function RailPreview({ item, onClose, children }: RailPreviewProps) {
  const style = {
    '--preview-start': `${item.start}px`,
    '--preview-width': `${item.width}px`,
    '--preview-scale': item.scale,
    '--preview-row': item.row,
  } as CSSProperties;
  return (
    <div
      className={styles.preview}
      data-preview-index={item.index}
      style={style}
      onWheel={(event) => {
        if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) onClose();
      }}
    >
      {children}
    </div>
  );
}
