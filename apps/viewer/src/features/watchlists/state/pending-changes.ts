// Changes of a list that are displayed but not confirmed by the server yet. `base` is the server's state
// without them. A rejected change is dropped; later changes remain.
import type { DisplayedList } from './displayed-list.ts';

export type ApplyChange = (list: DisplayedList) => DisplayedList;

export interface PendingChanges {
  base: DisplayedList;
  pending: readonly ApplyChange[];
}

export function addPendingChange(
  changes: PendingChanges | undefined,
  list: DisplayedList,
  change: ApplyChange,
): PendingChanges {
  return { base: changes?.base ?? list, pending: [...(changes?.pending ?? []), change] };
}

/** Removes a change that the server has confirmed or rejected. Returns undefined when no change is pending. */
export function settlePendingChange(
  changes: PendingChanges,
  change: ApplyChange,
  isConfirmed: boolean,
): PendingChanges | undefined {
  const pending = changes.pending.filter((pendingChange) => pendingChange !== change);
  return pending.length === 0
    ? undefined
    : { base: isConfirmed ? change(changes.base) : changes.base, pending };
}

export function applyPendingChanges({ base, pending }: PendingChanges): DisplayedList {
  return pending.reduce((list, change) => change(list), base);
}
