// Job definitions of the demo realm. index.ts imports their handlers when a job runs.

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** The worker runs one job of this group at a time, so that rendering never takes more than one core. */
export const artworkGroup = 'artwork';

export const prerenderArtworkJob = defineJob({
  name: 'demo.artwork',
  schema: z.strictObject({ part: z.enum(['home', 'rest']) }),
  group: artworkGroup,
});

export const calendarJob = defineJob({ name: 'demo.calendar', schema: z.strictObject({}) });
