// A table with channels down, time across, and a line at the current time. Hours and channels are sticky. The
// caller provides the line of each channel.
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
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { handleGuideKey } from '../state/guide-keyboard.ts';
import { ChannelName } from './channel-name.tsx';
import styles from './guide-table.module.css';
import { halfHour, TimeAxis } from './time-axis.tsx';

export interface GuideTableHandle {
  /** Scrolls an instant into view, near the start of the table. */
  show: (instant: number) => void;
  /** Scrolls by most of the visible width: 1 is later, -1 earlier. */
  scrollByPage: (direction: 1 | -1) => void;
}

export interface GuideTableProps {
  name: string;
  channels: readonly Card[];
  /** Epoch milliseconds: the range of the table, and the current time. */
  start: number;
  end: number;
  now: number | null;
  line: (channel: Card) => ReactNode;
  /** Keeps the hours visible below the navigation bar. */
  sticks?: boolean;
  handle?: RefObject<GuideTableHandle | null>;
  /** Called after scrolling, with the hidden parts before and after the visible one, in windows. */
  onScroll?: (behind: number, ahead: number) => void;
}

export function GuideTable(props: GuideTableProps) {
  const { name, channels, start, end, now, line, sticks, handle, onScroll } = props;
  const { direction } = useEnvironment();
  const axis = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLElement>(null);
  useScrollSync(lines, axis, onScroll);
  useImperativeHandle(handle, () => createHandle(lines, { start, end }), [start, end]);
  const shownNow = now !== null && start <= now && now < end ? now : null;
  const minutesTo = (instant: number) => (instant - start) / 60_000;
  const style = {
    '--minutes': Math.round(minutesTo(end)),
    '--visible-from': minutesTo(startWithoutScripts(start, end)),
  } as CSSProperties;
  return (
    <div className={styles.guide} style={style} suppressHydrationWarning>
      <TimeAxis ref={axis} start={start} end={end} now={shownNow} isSticky={sticks} />
      <section
        ref={lines}
        className={styles.lines}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => handleGuideKey(event, direction)}
      >
        <ul className={styles.channels}>
          {channels.map((channel) => (
            <li key={channel.id} className={styles.channel} data-guide-line>
              <div className={styles.head}>
                <ChannelName channel={channel} />
              </div>
              {line(channel)}
            </li>
          ))}
        </ul>
        {shownNow !== null && (
          <span
            className={styles.now}
            style={{ '--from': minutesTo(shownNow) } as CSSProperties}
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
      const behind = Math.abs(element.scrollLeft);
      const ahead = element.scrollWidth - element.clientWidth - behind;
      latestOnScroll.current?.(behind / element.clientWidth, ahead / element.clientWidth);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => element.removeEventListener('scroll', handleScroll);
  }, [lines, axis]);
}

/** Where the table starts without scripts: at the current half hour when that is in its range. */
function startWithoutScripts(start: number, end: number): number {
  const from = Math.floor(Date.now() / halfHour) * halfHour;
  return start < from && from < end ? from : start;
}

/** Where in the window an instant is placed. */
const scrollTargetFraction = 0.2;
const pageFraction = 0.8;

function createHandle(
  box: RefObject<HTMLElement | null>,
  { start, end }: { start: number; end: number },
): GuideTableHandle {
  const scroll = (change: (scrollLeft: number, lines: HTMLElement) => number, behavior: ScrollBehavior) => {
    const lines = box.current;
    if (!lines) return;
    const isMirrored = getComputedStyle(lines).direction === 'rtl';
    const to = Math.max(0, change(Math.abs(lines.scrollLeft), lines));
    lines.scrollTo({ left: isMirrored ? -to : to, behavior });
  };
  return {
    show: (instant) =>
      scroll((_, lines) => {
        const head = lines.querySelector('li > div')?.clientWidth ?? 0;
        const fraction = (instant - start) / (end - start);
        return fraction * (lines.scrollWidth - head) - scrollTargetFraction * (lines.clientWidth - head);
      }, 'instant'),
    scrollByPage: (direction) =>
      scroll((scrollLeft, lines) => scrollLeft + direction * pageFraction * lines.clientWidth, 'auto'),
  };
}
