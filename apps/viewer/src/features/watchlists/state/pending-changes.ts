// Changes of a list that are displayed but not answered yet, on top of the server's state before them. A
// refused change is dropped and later ones stay.
import type { DisplayedList } from './displayed-list.ts';

export type ApplyChange = (list: DisplayedList) => DisplayedList;

export interface PendingChanges {
  base: DisplayedList;
  pending: readonly ApplyChange[];
}

export function addPendingChange(
  log: PendingChanges | undefined,
  list: DisplayedList,
  change: ApplyChange,
): PendingChanges {
  return { base: log?.base ?? list, pending: [...(log?.pending ?? []), change] };
}

/** Undefined when no change is pending. */
export function settlePendingChange(
  log: PendingChanges,
  change: ApplyChange,
  isConfirmed: boolean,
): PendingChanges | undefined {
  const pending = log.pending.filter((other) => other !== change);
  return pending.length === 0 ? undefined : { base: isConfirmed ? change(log.base) : log.base, pending };
}

export function applyPendingChanges({ base, pending }: PendingChanges): DisplayedList {
  return pending.reduce((list, change) => change(list), base);
}
