// Job definitions of the demo realm. Their handlers are imported when a job runs: index.ts.
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';

/** The worker draws one image at a time and leaves a core to everything else. */
export const picturesGroup = 'pictures';

export const picturesJob = defineJob({
  name: 'demo.pictures',
  schema: z.strictObject({ part: z.enum(['home', 'rest']) }),
  group: picturesGroup,
});

export const calendarJob = defineJob({ name: 'demo.calendar', schema: z.strictObject({}) });
