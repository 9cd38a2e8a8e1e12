// What a programme of the guide offers to a viewer.
import { opensProgramme, type ProgrammeAccess } from './opens-programme.ts';

export interface ProgrammeFacts extends ProgrammeAccess {
  readonly epgPlaybackContentStatus: string;
}

export type ProgrammePlay = 'fromLive' | 'fromBeginning';

/** Which way to play comes first, and whether there is any. RESTART puts the beginning first. */
export function programmePlay({ accessLevel, epgPlaybackContentStatus, epgPlayback }: ProgrammeFacts): {
  primary: ProgrammePlay;
  disabled: boolean;
} {
  return {
    primary: epgPlaybackContentStatus === 'RESTART' ? 'fromBeginning' : 'fromLive',
    disabled: epgPlaybackContentStatus === 'DISABLED' || !opensProgramme({ accessLevel, epgPlayback }),
  };
}

export interface StreamTimes {
  /** Epoch milliseconds. */
  readonly programmeStartsAt: number;
  /** When the stream of the channel began. */
  readonly streamStartsAt: number;
  readonly now: number;
}

/** Whole seconds from the beginning of the stream at which a programme that is on is taken up. */
export function playsFrom(
  way: ProgrammePlay,
  { programmeStartsAt, streamStartsAt, now }: StreamTimes,
): number {
  const at = way === 'fromLive' ? now : programmeStartsAt;
  return Math.max(0, Math.floor((at - streamStartsAt) / 1000));
}

/** An event that lasts longer than its film shows it again and again. Without a known length nothing is repeated. */
export function placeInFilm(start: number, duration: number | undefined): number {
  return duration !== undefined && duration >= 1 ? start % Math.floor(duration) : start;
}

export interface Timed {
  /** ISO 8601 instants. */
  readonly startDate: string;
  readonly endDate: string;
}

export interface NowAndNext<Programme extends Timed> {
  readonly current?: Programme | undefined;
  readonly next?: Programme | undefined;
}

/** What is on and what follows, by the clock: what is over is gone, and what was next may have begun. */
export function nowAndNext<Programme extends Timed>(
  { current, next }: NowAndNext<Programme>,
  now: number,
): NowAndNext<Programme> {
  const known = [current, next].filter((one) => one !== undefined);
  const isOver = ({ endDate }: Timed) => Date.parse(endDate) <= now;
  const hasBegun = ({ startDate }: Timed) => Date.parse(startDate) <= now;
  const left = known.filter((one) => !isOver(one));
  return { current: left.find(hasBegun), next: left.find((one) => !hasBegun(one)) };
}

/** When what channels show changes next, epoch milliseconds: one ends, or one begins after a gap. Null: not known. */
export function changesAt<Programme extends Timed>(
  channels: readonly NowAndNext<Programme>[],
  now: number,
): number | null {
  const moments = channels.flatMap(({ current, next }) =>
    [current?.endDate, next?.startDate, next?.endDate].flatMap((text) => (text ? Date.parse(text) : [])),
  );
  const coming = moments.filter((moment) => moment > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
