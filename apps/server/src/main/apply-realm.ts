// A realm file touches two domains: the realm itself, and the licences that can be granted in it.
import { putLicencesOf } from '../domains/entitlement/index.ts';
import { type AppliedRealm, applyRealmFile } from '../domains/realm/index.ts';
import type { Executor } from '../platform/database/index.ts';

export function applyRealm(
  executor: Executor,
  input: { text: string } | { file: unknown },
  now: Temporal.Instant,
): Promise<AppliedRealm> {
  return applyRealmFile(executor, input, now, putLicencesOf);
}
