// Data that actions on a title need: sharing it, reporting it to analytics, playing its trailer.
import { z } from 'zod';
import { titleParameters } from './analytics.ts';
import { card, trailer } from './content.ts';

export const composedActionData = card.pick({ id: true, type: true, title: true }).extend({
  favourite: z.boolean(),
  /** Properties of the title that analytics may report in this realm. */
  trackingParameters: titleParameters,
  /** Absolute URL of its page, for sharing. */
  universalLink: z.url(),
  trailers: z.array(trailer.pick({ id: true, title: true, accessLevel: true })),
});
export type ComposedActionData = z.infer<typeof composedActionData>;
