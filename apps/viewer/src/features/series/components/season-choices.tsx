// The loaded seasons as links in a scrolling list. Further seasons load near either end, while the visible
// seasons keep their position.
import type { Season } from '@matinee/contract';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useScrollEdge } from '../state/use-scroll-edge.ts';
import type { SeasonsState } from '../state/use-seasons.ts';
import styles from './season-picker.module.css';

export interface SeasonChoicesProps {
  seasonsState: SeasonsState;
  selectedSeason: Season;
  getSeasonHref: (season: Season) => string;
  className: string | undefined;
  /** The links are tabs of the panel with this id. */
  panelId?: string;
}

export const getTabId = (panelId: string, season: Season) => `${panelId}-${season.id}`;

export function SeasonChoices({
  seasonsState,
  selectedSeason,
  getSeasonHref,
  className,
  panelId,
}: SeasonChoicesProps) {
  // The scroll container is the parent. It is found through an item, which exists before any effect runs.
  const scrollContainer = useRef<HTMLElement>(null);
  const findScrollContainer = useCallback((item: HTMLElement | null) => {
    scrollContainer.current = item?.parentElement ?? null;
  }, []);
  const startSentinel = useRef<HTMLLIElement>(null);
  const endSentinel = useRef<HTMLLIElement>(null);
  const { hasBefore, hasAfter, loadingDirection, failedDirection, loadSeasons } = seasonsState;
  const isIdle = loadingDirection === null && failedDirection === null;
  const loadBefore = useCallback(() => loadSeasons('before'), [loadSeasons]);
  const loadAfter = useCallback(() => loadSeasons('after'), [loadSeasons]);
  useScrollEdge(scrollContainer, {
    sentinel: startSentinel,
    isEnabled: hasBefore && isIdle,
    onNear: loadBefore,
  });
  useScrollEdge(scrollContainer, { sentinel: endSentinel, isEnabled: hasAfter && isIdle, onNear: loadAfter });
  useScrollIntoView(scrollContainer, selectedSeason.id);
  useScrollAnchor(scrollContainer, seasonsState.seasons[0]?.id);
  const isHydrated = useIsHydrated();
  return (
    <>
      <li ref={findScrollContainer} hidden />
      {hasBefore && <li ref={startSentinel} className={styles.sentinel} aria-hidden />}
      {seasonsState.seasons.map((season) => (
        <li key={season.id} role={panelId && 'presentation'}>
          <a
            href={getSeasonHref(season)}
            className={className}
            {...(panelId === undefined
              ? { 'aria-current': season.id === selectedSeason.id || undefined }
              : getTabProps(panelId, season, { isSelected: season.id === selectedSeason.id, isHydrated }))}
            data-focus-item
            data-partial-update
          >
            {season.title}
          </a>
        </li>
      ))}
      {hasAfter && <li ref={endSentinel} className={styles.sentinel} aria-hidden />}
    </>
  );
}

/** Arrow keys move between tabs only after hydration. Until then every tab is a tab stop. */
function getTabProps(
  panelId: string,
  season: Season,
  { isSelected, isHydrated }: { isSelected: boolean; isHydrated: boolean },
) {
  return {
    role: 'tab',
    id: getTabId(panelId, season),
    tabIndex: isSelected || !isHydrated ? 0 : -1,
    'aria-selected': isSelected,
    'aria-controls': isSelected ? panelId : undefined,
  };
}

/** Scrolls the selected season into view, at first and when the viewer selects another season. */
function useScrollIntoView(scrollContainer: RefObject<HTMLElement | null>, selectedSeasonId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another season is selected
  useLayoutEffect(() => {
    const container = scrollContainer.current;
    const link = container?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (!container || !link) return;
    const containerBox = container.getBoundingClientRect();
    const { left, right, top, bottom } = link.getBoundingClientRect();
    if (left < containerBox.left || right > containerBox.right) {
      container.scrollLeft += (left + right) / 2 - (containerBox.left + containerBox.right) / 2;
    }
    if (top < containerBox.top || bottom > containerBox.bottom) {
      container.scrollTop += (top + bottom) / 2 - (containerBox.top + containerBox.bottom) / 2;
    }
  }, [scrollContainer, selectedSeasonId]);
}

/** Seasons inserted before the first one must not move the visible ones. */
function useScrollAnchor(scrollContainer: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  const previousSize = useRef({ firstId, width: 0, height: 0 });
  useLayoutEffect(() => {
    const container = scrollContainer.current;
    if (!container) return;
    const { scrollWidth: width, scrollHeight: height } = container;
    const oldSize = previousSize.current;
    if (oldSize.firstId !== firstId && oldSize.width > 0) {
      const sign = getComputedStyle(container).direction === 'rtl' ? -1 : 1;
      container.scrollLeft += sign * (width - oldSize.width);
      container.scrollTop += height - oldSize.height;
    }
    previousSize.current = { firstId, width, height };
  });
}
