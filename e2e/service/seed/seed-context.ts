// What every part of a realm's content is created with.
import type { Services } from '../../../apps/server/src/services.ts';

export interface SeedContext {
  services: Services;
  realmId: number;
  now: Temporal.Instant;
  /** The film that every title plays. */
  assetId: number;
  /** The public id in this realm: public ids are unique in a whole installation. */
  id(publicId: string): string;
}
