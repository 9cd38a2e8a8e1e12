// Programme guides of channels.
import { z } from 'zod';

/** The action that a viewer has for a programme: play it, restart it while it runs, or none. */
export const playbackContentStatus = z.enum(['ENABLED', 'RESTART', 'DISABLED']);
export type PlaybackContentStatus = z.infer<typeof playbackContentStatus>;

/** A programme of a channel, from `startDate` to `endDate` (exclusive). */
export const programme = z.object({
  id: z.string(),
  /** Public id of the channel. */
  channelId: z.string(),
  /** ISO 8601 instants. */
  startDate: z.string(),
  endDate: z.string(),
  /** Title of the programme. */
  programme: z.string(),
  /** Title of the episode. */
  episode: z.string().optional(),
  description: z.string().optional(),
  thumbnailUrl: z.string().optional(),
  epgPlaybackContentStatus: playbackContentStatus,
});
export type Programme = z.infer<typeof programme>;

/** The current and the next programme of a channel; absent where the guide has a gap. */
export const programmingInfo = z.object({
  currentProgramme: programme.optional(),
  nextProgramme: programme.optional(),
  channelLogoUrl: z.string().optional(),
});
export type ProgrammingInfo = z.infer<typeof programmingInfo>;
