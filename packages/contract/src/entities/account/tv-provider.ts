// TV providers, with whose subscriptions viewers sign in.
import { z } from 'zod';

export const tvProvider = z.object({
  id: z.string(),
  displayName: z.string(),
  /** A `data:` URI. Absent if the logo is too large or cannot be loaded. */
  logoUrl: z.string().optional(),
  isFeatured: z.boolean(),
});
export type TvProvider = z.infer<typeof tvProvider>;

export const tvProviderList = z.object({
  requestor: z.object({
    id: z.string(),
    mvpds: z.array(tvProvider),
    /** The channels that the service for TV providers lists for this service. */
    channels: z.array(z.object({ id: z.string(), displayName: z.string() })),
  }),
});
export type TvProviderList = z.infer<typeof tvProviderList>;
