// Changes of a list that are displayed but not answered yet, on top of the server's state before them. A
// refused change is dropped and later ones stay.
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

/** Undefined when no change is pending. */
export function settlePendingChange(
  changes: PendingChanges,
  change: ApplyChange,
  isConfirmed: boolean,
): PendingChanges | undefined {
  const pending = changes.pending.filter((each) => each !== change);
  return pending.length === 0
    ? undefined
    : { base: isConfirmed ? change(changes.base) : changes.base, pending };
}

export function applyPendingChanges({ base, pending }: PendingChanges): DisplayedList {
  return pending.reduce((list, change) => change(list), base);
}
