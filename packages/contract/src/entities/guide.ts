// Programme guides of channels.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';

/** The action that a viewer has for a programme: play it, restart it while it runs, or none. */
export const playbackContentStatus = z.enum(['ENABLED', 'RESTART', 'DISABLED']);
export type PlaybackContentStatus = z.infer<typeof playbackContentStatus>;

/** A programme of a channel, from `startDate` to `endDate` (exclusive). */
export const programme = z.object({
  id: z.string(),
  /** Id of the channel: the `id` in the list of channels, and the parameter `channel` of guide calls. */
  channelId: z.string(),
  startDate: instant,
  endDate: instant,
  /** Title of the programme. */
  programme: z.string(),
  /** Title of the episode. */
  episode: z.string().optional(),
  description: z.string().optional(),
  thumbnailUrl: z.string().optional(),
  epgPlaybackContentStatus: playbackContentStatus,
});
export type Programme = z.infer<typeof programme>;

/** The current programme of a channel, absent in a gap of the guide, and the next one, absent when none starts within a day. */
export const programmingInfo = z.object({
  currentProgramme: programme.optional(),
  nextProgramme: programme.optional(),
  channelLogoUrl: z.string().optional(),
});
export type ProgrammingInfo = z.infer<typeof programmingInfo>;
