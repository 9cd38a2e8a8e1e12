// Changes of a list that are shown but not answered yet, on what the service had before them: one that is refused is left
// out, and those after it stay.
import type { DisplayedList } from './displayed-list.ts';

export type ApplyChange = (list: DisplayedList) => DisplayedList;

export interface PendingChanges {
  before: DisplayedList;
  pending: readonly ApplyChange[];
}

export function addPendingChange(
  log: PendingChanges | undefined,
  shown: DisplayedList,
  change: ApplyChange,
): PendingChanges {
  return { before: log?.before ?? shown, pending: [...(log?.pending ?? []), change] };
}

/** Undefined: nothing is waited for any more. */
export function settlePendingChange(
  log: PendingChanges,
  change: ApplyChange,
  isMade: boolean,
): PendingChanges | undefined {
  const pending = log.pending.filter((other) => other !== change);
  return pending.length === 0 ? undefined : { before: isMade ? change(log.before) : log.before, pending };
}

export function applyPendingChanges({ before, pending }: PendingChanges): DisplayedList {
  return pending.reduce((list, change) => change(list), before);
}
