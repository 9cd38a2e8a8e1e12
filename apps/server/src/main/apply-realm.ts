// A realm file belongs to two domains: realm has the settings, entitlement the licences.
import { putLicences } from '../domains/entitlement/index.ts';
import { type AppliedRealm, applyRealmFile } from '../domains/realm/index.ts';
import type { Executor } from '../platform/database/index.ts';

export function applyRealm(
  executor: Executor,
  input: { text: string } | { file: unknown },
  now: Temporal.Instant,
): Promise<AppliedRealm> {
  return applyRealmFile(executor, input, now, putLicences);
}
