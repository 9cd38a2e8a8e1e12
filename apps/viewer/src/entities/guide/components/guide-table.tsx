// A table with channels down, time across, and a line at the current time. Hours and channels are sticky. The
// caller provides the line of each channel.
import type { Card } from '@matinee/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatTime } from '../../../shared/i18n/date-formats.ts';
import { useTimeZone } from '../../../shared/i18n/time-zone.ts';
import { handleGuideKey } from '../state/guide-keyboard.ts';
import { ChannelName } from './channel-name.tsx';
import styles from './guide-table.module.css';

const halfHour = 30 * 60_000;

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
  const { name, channels, start: begin, end, now, line, sticks, handle, onScroll: onTurn } = props;
  const { direction, language } = useEnvironment();
  const zone = useTimeZone();
  const hours = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const latestOnScroll = useRef(onTurn);
  latestOnScroll.current = onTurn;
  useEffect(() => {
    const lines = box.current;
    if (!lines) return;
    const follow = () => {
      if (hours.current) hours.current.scrollLeft = lines.scrollLeft;
      const behind = Math.abs(lines.scrollLeft);
      const ahead = lines.scrollWidth - lines.clientWidth - behind;
      latestOnScroll.current?.(behind / lines.clientWidth, ahead / lines.clientWidth);
    };
    lines.addEventListener('scroll', follow, { passive: true });
    return () => lines.removeEventListener('scroll', follow);
  }, []);
  useImperativeHandle(handle, () => handleOf(box, { begin, end }), [begin, end]);
  const minutesTo = (instant: number) => (instant - begin) / 60_000;
  const isOn = now !== null && begin <= now && now < end;
  const length = {
    '--minutes': Math.round(minutesTo(end)),
    '--visible-from': startWithoutScripts(begin, end),
  } as React.CSSProperties;
  const ticks = Array.from({ length: Math.ceil((end - begin) / halfHour) }, (_, at) => begin + at * halfHour);
  const nowStyle = isOn ? ({ '--from': minutesTo(now) } as React.CSSProperties) : undefined;
  return (
    <div className={styles.guide} style={length} suppressHydrationWarning>
      <div ref={hours} className={styles.hours} data-sticky={sticks || undefined} aria-hidden>
        <div className={styles.ticks}>
          <span className={styles.corner} />
          {ticks.map((tick) => (
            <span
              key={tick}
              className={styles.tick}
              data-covered={(isOn && isBelowClock(tick, now)) || undefined}
              style={{ '--from': Math.round(minutesTo(tick)) } as React.CSSProperties}
              suppressHydrationWarning
            >
              {formatTime(language, zone, new Date(tick).toISOString())}
            </span>
          ))}
          {isOn && (
            <span className={styles.clock} style={nowStyle}>
              {formatTime(language, zone, new Date(now).toISOString())}
            </span>
          )}
        </div>
      </div>
      <section
        ref={box}
        className={styles.lines}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
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
        {isOn && <span className={styles.now} style={nowStyle} aria-hidden />}
      </section>
    </div>
  );
}

/** The label of the current time replaces hour labels that it would overlap. */
function isBelowClock(tick: number, now: number): boolean {
  return tick > now - 24 * 60_000 && tick < now + 9 * 60_000;
}

/** The start of the table without scripts, in minutes; read by CSS. */
function startWithoutScripts(begin: number, end: number): number {
  const from = Math.floor(Date.now() / halfHour) * halfHour;
  return begin < from && from < end ? (from - begin) / 60_000 : 0;
}

/** Where in the window an instant is placed. */
const scrollTargetFraction = 0.2;
const pageFraction = 0.8;

function handleOf(
  box: RefObject<HTMLElement | null>,
  { begin, end }: { begin: number; end: number },
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
        const fraction = (instant - begin) / (end - begin);
        return fraction * (lines.scrollWidth - head) - scrollTargetFraction * (lines.clientWidth - head);
      }, 'instant'),
    scrollByPage: (direction) =>
      scroll((scrollLeft, lines) => scrollLeft + direction * pageFraction * lines.clientWidth, 'auto'),
  };
}
