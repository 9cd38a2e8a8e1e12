// Input of the functions that seed the content of a realm.
import type { Services } from '../../../apps/server/src/services.ts';

export interface SeedContext {
  services: Services;
  realmId: number;
  now: Temporal.Instant;
  /** Asset of the film that every title plays. */
  assetId: number;
  /** Returns the public id in this realm; public ids are unique in the whole installation. */
  getPublicId(baseId: string): string;
}
