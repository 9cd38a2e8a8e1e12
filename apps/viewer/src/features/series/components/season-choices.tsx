// The loaded seasons as links in a scrolling list. Further seasons load near either end, while the visible
// seasons keep their position.
import type { Season } from '@matinee/contract';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../../../shared/browser/use-is-hydrated.ts';
import { useScrollEdge } from '../state/use-scroll-edges.ts';
import type { Seasons } from '../state/use-seasons.ts';
import styles from './season-picker.module.css';

export interface SeasonChoicesProps {
  seasons: Seasons;
  openedSeason: Season;
  getSeasonHref: (season: Season) => string;
  className: string | undefined;
  /** The links are tabs of the panel with this id. */
  panelId?: string;
}

export const getTabId = (panelId: string, season: Season) => `${panelId}-${season.id}`;

export function SeasonChoices({
  seasons,
  openedSeason,
  getSeasonHref,
  className,
  panelId,
}: SeasonChoicesProps) {
  // The scroll container is the parent. It is found through an item, which exists before any effect runs.
  const list = useRef<HTMLElement>(null);
  const findScrollContainer = useCallback((item: HTMLElement | null) => {
    list.current = item?.parentElement ?? null;
  }, []);
  const startSentinel = useRef<HTMLLIElement>(null);
  const endSentinel = useRef<HTMLLIElement>(null);
  const { hasBefore, hasAfter, loadingDirection, failedDirection, loadSeasons } = seasons;
  const isIdle = loadingDirection === null && failedDirection === null;
  const loadBefore = useCallback(() => loadSeasons('before'), [loadSeasons]);
  const loadAfter = useCallback(() => loadSeasons('after'), [loadSeasons]);
  useScrollEdge(list, { sentinel: startSentinel, isEnabled: hasBefore && isIdle, onNear: loadBefore });
  useScrollEdge(list, { sentinel: endSentinel, isEnabled: hasAfter && isIdle, onNear: loadAfter });
  useScrollIntoView(list, openedSeason.id);
  useScrollAnchor(list, seasons.seasons[0]?.id);
  const isHydrated = useIsHydrated();
  return (
    <>
      <li ref={findScrollContainer} hidden />
      {hasBefore && <li ref={startSentinel} className={styles.sentinel} aria-hidden />}
      {seasons.seasons.map((season) => (
        <li key={season.id} role={panelId && 'presentation'}>
          <a
            href={getSeasonHref(season)}
            className={className}
            {...(panelId === undefined
              ? { 'aria-current': season.id === openedSeason.id || undefined }
              : getTabProps(panelId, season, { isOpened: season.id === openedSeason.id, isHydrated }))}
            data-focus-item
            data-stays
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
  { isOpened, isHydrated }: { isOpened: boolean; isHydrated: boolean },
) {
  return {
    role: 'tab',
    id: getTabId(panelId, season),
    tabIndex: isOpened || !isHydrated ? 0 : -1,
    'aria-selected': isOpened,
    'aria-controls': isOpened ? panelId : undefined,
  };
}

/** Scrolls the opened season into view once the list exists. */
function useScrollIntoView(list: RefObject<HTMLElement | null>, openedId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another season is opened
  useLayoutEffect(() => {
    const track = list.current;
    const link = track?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (!track || !link) return;
    const trackBox = track.getBoundingClientRect();
    const { left, right, top, bottom } = link.getBoundingClientRect();
    if (left < trackBox.left || right > trackBox.right) {
      track.scrollLeft += (left + right) / 2 - (trackBox.left + trackBox.right) / 2;
    }
    if (top < trackBox.top || bottom > trackBox.bottom) {
      track.scrollTop += (top + bottom) / 2 - (trackBox.top + trackBox.bottom) / 2;
    }
  }, [list, openedId]);
}

/** Seasons inserted before the first one must not move the visible ones. */
function useScrollAnchor(list: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  const previousSize = useRef({ firstId, width: 0, height: 0 });
  useLayoutEffect(() => {
    const track = list.current;
    if (!track) return;
    const { scrollWidth: width, scrollHeight: height } = track;
    const previousTrack = previousSize.current;
    if (previousTrack.firstId !== firstId && previousTrack.width > 0) {
      const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
      track.scrollLeft += sign * (width - previousTrack.width);
      track.scrollTop += height - previousTrack.height;
    }
    previousSize.current = { firstId, width, height };
  });
}
