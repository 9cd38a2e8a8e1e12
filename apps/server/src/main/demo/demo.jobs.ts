// Job definitions of the demo realm. index.ts imports their handlers when a job runs.

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** Rendering has its own lane with one slot, so that it never takes more than one core. */
export const prerenderGroup = 'artwork';

export const prerenderJob = defineJob({
  name: 'demo.artwork',
  schema: z.strictObject({ part: z.enum(['home', 'rest']) }),
  group: prerenderGroup,
});

export const calendarJob = defineJob({ name: 'demo.calendar', schema: z.strictObject({}) });
