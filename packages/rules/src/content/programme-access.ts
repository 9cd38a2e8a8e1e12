import type { AccessLevel } from '../access/access-types.ts';

export interface ProgrammeAccess {
  /** Of the channel, for this viewer. */
  readonly accessLevel: AccessLevel;
  /** The realm lets programmes be played from the guide. */
  readonly epgPlayback: boolean;
}

/** Whether a programme's details open where it stands; who may not is led to the live page, which explains itself. */
export function canOpenProgramme({ accessLevel, epgPlayback }: ProgrammeAccess): boolean {
  return accessLevel === 'GRANTED' && epgPlayback;
}
