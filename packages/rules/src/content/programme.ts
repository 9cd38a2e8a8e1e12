// What a programme of the guide offers to a viewer.
import type { AccessLevel } from '../access/access-level.ts';

export interface ProgrammeFacts {
  /** Of the channel, for this viewer. */
  readonly accessLevel: AccessLevel;
  readonly epgPlaybackContentStatus: string;
  /** The realm lets programmes be played from the guide. */
  readonly epgPlayback: boolean;
}

/** Opens its details where it stands; everybody else is led to the live page, which explains itself. */
export function opensProgramme({
  accessLevel,
  epgPlayback,
}: Omit<ProgrammeFacts, 'epgPlaybackContentStatus'>): boolean {
  return accessLevel === 'GRANTED' && epgPlayback;
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
