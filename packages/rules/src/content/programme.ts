// Playback options and times of EPG programmes.
import { canOpenProgramme, type ProgrammeAccess } from './programme-access.ts';

interface ProgrammePlaybackInput extends ProgrammeAccess {
  readonly epgPlaybackContentStatus: string;
}

export type ProgrammeStart = 'fromLive' | 'fromBeginning';

/**
 * Chooses the primary start option of a programme, and whether playback is disabled. Status RESTART starts
 * from the beginning.
 */
export function decideProgrammePlayback({
  accessLevel,
  epgPlaybackContentStatus,
  epgPlayback,
}: ProgrammePlaybackInput): {
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
  /** When the channel's stream started. */
  readonly streamStartsAt: number;
  readonly now: number;
}

/**
 * Returns the position in the channel's stream where playback starts, in whole seconds from the start of the
 * stream.
 */
export function getProgrammeOffset(
  start: ProgrammeStart,
  { programmeStartsAt, streamStartsAt, now }: StreamTimes,
): number {
  const startsAt = start === 'fromLive' ? now : programmeStartsAt;
  return Math.max(0, Math.floor((startsAt - streamStartsAt) / 1000));
}

/**
 * Maps a position within an event to a position within its film, which repeats until the event ends. Both are
 * seconds; without a known duration the position is returned unchanged.
 */
export function wrapPosition(position: number, duration: number | undefined): number {
  return duration !== undefined && duration >= 1 ? position % Math.floor(duration) : position;
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

/**
 * Selects the current and the next programme at `now` (epoch milliseconds): ended ones are dropped, and the
 * next one may have become current.
 */
export function selectNowAndNext<Programme extends TimeRange>(
  { current, next }: NowAndNext<Programme>,
  now: number,
): NowAndNext<Programme> {
  const programmes = [current, next].filter((programme) => programme !== undefined);
  const hasEnded = ({ endDate }: TimeRange) => Date.parse(endDate) <= now;
  const hasStarted = ({ startDate }: TimeRange) => Date.parse(startDate) <= now;
  const remainingProgrammes = programmes.filter((programme) => !hasEnded(programme));
  return {
    current: remainingProgrammes.find(hasStarted),
    next: remainingProgrammes.find((programme) => !hasStarted(programme)),
  };
}

/**
 * Returns when the current or next programme of any channel changes next, in epoch milliseconds; null when
 * unknown.
 */
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
