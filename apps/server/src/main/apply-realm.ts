// Applies a realm file in two domains: its settings in realm, its licences in entitlement.
import { putLicences } from '../domains/entitlement/index.ts';
import { type ApplyRealmFileResult, applyRealmFile } from '../domains/realm/index.ts';
import type { Executor } from '../platform/database/index.ts';

export function applyRealm(
  executor: Executor,
  input: { text: string } | { file: unknown },
  now: Temporal.Instant,
): Promise<ApplyRealmFileResult> {
  return applyRealmFile(executor, input, now, putLicences);
}
