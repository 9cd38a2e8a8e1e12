// The sizes of a row and its cards. Rows of the first page are measured on first use, to keep hydration short.
import { resizeDebounceMs } from '@matinee/rules';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { isFirstPageHydrated } from '../artwork/first-page-hydration.ts';
import { observeSize } from '../size/observe-size.ts';

export interface RailSizes {
  viewportWidth: number;
  cardWidth: number;
  /** Part of the card's width that its number takes. */
  numberWidth: number;
  gap: number;
  gutter: number;
}

/** Sizes of measured rows by size key: rows with the same key have the same sizes. */
const sizesByKey = new Map<string, RailSizes>();

/** Returns the sizes of a row with this key that was measured before. */
export function getKnownSizes(sizeKey: string): RailSizes | undefined {
  return isFirstPageHydrated() ? sizesByKey.get(sizeKey) : undefined;
}

/** @param onResize called after the row was measured again because its size changed */
export function useRailSizes(
  track: RefObject<HTMLElement | null>,
  sizeKey: string,
  onResize: RefObject<() => void>,
) {
  const sizes = useRef<RailSizes | undefined>(undefined);
  const stopObserving = useRef<(() => void) | undefined>(undefined);

  const measure = useCallback(() => {
    const measuredSizes = track.current && measureRail(track.current);
    if (!measuredSizes) return;
    sizes.current = measuredSizes;
    sizesByKey.set(sizeKey, measuredSizes);
  }, [track, sizeKey]);

  const startMeasuring = useCallback(() => {
    if (stopObserving.current || !track.current) return;
    stopObserving.current = observeSize(track.current, resizeDebounceMs.carousel, () => {
      measure();
      onResize.current();
    });
  }, [track, measure, onResize]);

  useEffect(() => {
    if (isFirstPageHydrated()) startMeasuring();
    return () => {
      stopObserving.current?.();
      stopObserving.current = undefined;
    };
  }, [startMeasuring]);

  return { sizes, measure, startMeasuring };
}

/** Undefined while the row has no cards or is not displayed. */
function measureRail(list: HTMLElement): RailSizes | undefined {
  const item = list.firstElementChild as HTMLElement | null;
  if (!item) return undefined;
  const style = getComputedStyle(list);
  const measuredSizes: RailSizes = {
    viewportWidth: list.clientWidth,
    cardWidth: item.offsetWidth,
    numberWidth: measureNumberWidth(item),
    gap: Number.parseFloat(style.columnGap) || 0,
    gutter: Number.parseFloat(style.paddingInlineStart) || 0,
  };
  return measuredSizes.viewportWidth > 0 && measuredSizes.cardWidth > 0 ? measuredSizes : undefined;
}

/** The number stands before the image, in the padding of the card or the margin of its placeholder. */
function measureNumberWidth({ firstElementChild: card }: HTMLElement): number {
  if (!card) return 0;
  const { paddingInlineStart, marginInlineStart } = getComputedStyle(card);
  return (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(marginInlineStart) || 0);
}
