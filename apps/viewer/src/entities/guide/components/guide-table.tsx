// A table with channels down, time across, and a vertical mark at the current time. Hours and channels are sticky.
// The caller renders the line of programmes of each channel.
import type { Card } from '@matinee/contract';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { preloadWhenIdle } from '../../../shared/chunks/preload-when-idle.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { handleGuideKey } from '../state/guide-keyboard.ts';
import { ChannelName } from './channel-name.tsx';
import styles from './guide-table.module.css';
import { ProgrammeDialog } from './programme-link.tsx';
import { halfHourMs, TimeAxis } from './time-axis.tsx';

export interface GuideTableHandle {
  /** Scrolls until an instant is visible, near the start of the visible part. */
  scrollToTime: (instant: number) => void;
  /** Scrolls by most of the visible width: 1 is later, -1 earlier. */
  scrollByPage: (step: 1 | -1) => void;
}

export interface GuideTableProps {
  name: string;
  channels: readonly Card[];
  /** Epoch milliseconds: the range of the table, and the current time. */
  start: number;
  end: number;
  now: number | null;
  renderLine: (channel: Card) => ReactNode;
  /** Keeps the hours visible below the navigation bar. */
  isSticky?: boolean;
  handleRef?: RefObject<GuideTableHandle | null>;
  /**
   * Called after scrolling, with the widths hidden before and after the visible part, as multiples of the
   * visible width.
   */
  onScroll?: (hiddenWidthsBefore: number, hiddenWidthsAfter: number) => void;
}

export function GuideTable(props: GuideTableProps) {
  const { name, channels, start, end, now, renderLine, isSticky, handleRef, onScroll } = props;
  const { direction } = useEnvironment();
  const axis = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLElement>(null);
  useEffect(() => preloadWhenIdle([ProgrammeDialog.preload]), []);
  useScrollSync(lines, axis, onScroll);
  useImperativeHandle(handleRef, () => createHandle(lines, { start, end }), [start, end]);
  const nowInRange = now !== null && start <= now && now < end ? now : null;
  const toMinutes = (instant: number) => (instant - start) / 60_000;
  const style = {
    '--minute-count': Math.round(toMinutes(end)),
    '--visible-from': toMinutes(getStartWithoutScripts(start, end)),
  } as CSSProperties;
  return (
    <div className={styles.guide} style={style} suppressHydrationWarning>
      <TimeAxis ref={axis} start={start} end={end} now={nowInRange} isSticky={isSticky} />
      <section
        ref={lines}
        className={styles.channelLines}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => handleGuideKey(event, direction)}
      >
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.id} className={styles.channel} data-guide-line>
              <div className={styles.channelHeader}>
                <ChannelName channel={channel} />
              </div>
              {renderLine(channel)}
            </li>
          ))}
        </ul>
        {nowInRange !== null && (
          <span
            className={styles.currentTime}
            style={{ '--from': toMinutes(nowInRange) } as CSSProperties}
            aria-hidden
          />
        )}
      </section>
    </div>
  );
}

/** Scrolls the time axis along with the lines, and reports the hidden parts. */
function useScrollSync(
  lines: RefObject<HTMLElement | null>,
  axis: RefObject<HTMLElement | null>,
  onScroll: GuideTableProps['onScroll'],
): void {
  const latestOnScroll = useRef(onScroll);
  latestOnScroll.current = onScroll;
  useEffect(() => {
    const element = lines.current;
    if (!element) return;
    const handleScroll = () => {
      if (axis.current) axis.current.scrollLeft = element.scrollLeft;
      const hiddenBefore = Math.abs(element.scrollLeft);
      const hiddenAfter = element.scrollWidth - element.clientWidth - hiddenBefore;
      latestOnScroll.current?.(hiddenBefore / element.clientWidth, hiddenAfter / element.clientWidth);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [lines, axis]);
}

/** Without scripts the table starts at the current half hour, if that is in its range. */
function getStartWithoutScripts(start: number, end: number): number {
  const currentHalfHour = Math.floor(Date.now() / halfHourMs) * halfHourMs;
  return start < currentHalfHour && currentHalfHour < end ? currentHalfHour : start;
}

/** `scrollToTime` places the instant at this fraction of the visible width. */
const timePlacementFraction = 0.2;
const pageFraction = 0.8;

function createHandle(
  linesRef: RefObject<HTMLElement | null>,
  { start, end }: { start: number; end: number },
): GuideTableHandle {
  const scrollLines = (
    getOffset: (scrollLeft: number, lines: HTMLElement) => number,
    behavior: ScrollBehavior,
  ) => {
    const lines = linesRef.current;
    if (!lines) return;
    const isMirrored = getComputedStyle(lines).direction === 'rtl';
    const offset = Math.max(0, getOffset(Math.abs(lines.scrollLeft), lines));
    lines.scrollTo({ left: isMirrored ? -offset : offset, behavior });
  };
  return {
    scrollToTime: (instant) =>
      scrollLines((_, lines) => {
        const channelHeaderWidth = lines.querySelector('li > div')?.clientWidth ?? 0;
        const fraction = (instant - start) / (end - start);
        return (
          fraction * (lines.scrollWidth - channelHeaderWidth) -
          timePlacementFraction * (lines.clientWidth - channelHeaderWidth)
        );
      }, 'instant'),
    scrollByPage: (step) =>
      scrollLines((scrollLeft, lines) => scrollLeft + step * pageFraction * lines.clientWidth, 'auto'),
  };
}
