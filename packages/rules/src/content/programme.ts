// What a programme of the guide offers to a viewer.
import { canOpenProgramme, type ProgrammeAccess } from './programme-access.ts';

interface ProgrammePlayback extends ProgrammeAccess {
  readonly epgPlaybackContentStatus: string;
}

export type ProgrammeStart = 'fromLive' | 'fromBeginning';

/** Which way to play comes first, and whether there is any. RESTART puts the beginning first. */
export function chooseProgrammeStart({
  accessLevel,
  epgPlaybackContentStatus,
  epgPlayback,
}: ProgrammePlayback): {
  primary: ProgrammeStart;
  disabled: boolean;
} {
  return {
    primary: epgPlaybackContentStatus === 'RESTART' ? 'fromBeginning' : 'fromLive',
    disabled: epgPlaybackContentStatus === 'DISABLED' || !canOpenProgramme({ accessLevel, epgPlayback }),
  };
}

interface StreamTimes {
  /** Epoch milliseconds. */
  readonly programmeStartsAt: number;
  /** When the stream of the channel began. */
  readonly streamStartsAt: number;
  readonly now: number;
}

/** Whole seconds from the beginning of the stream at which a programme that is on is taken up. */
export function getProgrammeOffset(
  start: ProgrammeStart,
  { programmeStartsAt, streamStartsAt, now }: StreamTimes,
): number {
  const startsAt = start === 'fromLive' ? now : programmeStartsAt;
  return Math.max(0, Math.floor((startsAt - streamStartsAt) / 1000));
}

/** An event that lasts longer than its film shows it again and again. Without a known length nothing is repeated. */
export function wrapPosition(start: number, duration: number | undefined): number {
  return duration !== undefined && duration >= 1 ? start % Math.floor(duration) : start;
}

interface TimeRange {
  /** ISO 8601 instants. */
  readonly startDate: string;
  readonly endDate: string;
}

interface NowAndNext<Programme extends TimeRange> {
  readonly current?: Programme | undefined;
  readonly next?: Programme | undefined;
}

/** What is on and what follows, by the clock: what is over is gone, and what was next may have begun. */
export function selectNowAndNext<Programme extends TimeRange>(
  { current, next }: NowAndNext<Programme>,
  now: number,
): NowAndNext<Programme> {
  const programmes = [current, next].filter((programme) => programme !== undefined);
  const hasEnded = ({ endDate }: TimeRange) => Date.parse(endDate) <= now;
  const hasStarted = ({ startDate }: TimeRange) => Date.parse(startDate) <= now;
  const remaining = programmes.filter((programme) => !hasEnded(programme));
  return { current: remaining.find(hasStarted), next: remaining.find((programme) => !hasStarted(programme)) };
}

/** When what channels show changes next, epoch milliseconds: one ends, or one begins after a gap. Null: not known. */
export function getNextScheduleChange<Programme extends TimeRange>(
  channels: readonly NowAndNext<Programme>[],
  now: number,
): number | null {
  const changeTimes = channels.flatMap(({ current, next }) =>
    [current?.endDate, next?.startDate, next?.endDate].flatMap((text) => (text ? Date.parse(text) : [])),
  );
  const futureTimes = changeTimes.filter((time) => time > now);
  return futureTimes.length > 0 ? Math.min(...futureTimes) : null;
}
