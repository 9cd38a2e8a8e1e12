import type { AccessLevel } from '../access/access-types.ts';

export interface ProgrammeAccess {
  /** Access level of the channel for this viewer. */
  readonly accessLevel: AccessLevel;
  /** The realm allows programmes to be played from the guide. */
  readonly epgPlayback: boolean;
}

/**
 * Whether selecting a programme opens its details in the guide. Otherwise selecting it leads to the live page, which
 * explains why the programme cannot be played.
 */
export function canOpenProgramme({ accessLevel, epgPlayback }: ProgrammeAccess): boolean {
  return accessLevel === 'GRANTED' && epgPlayback;
}
