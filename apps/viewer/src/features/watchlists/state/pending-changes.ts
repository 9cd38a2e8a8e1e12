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
  applyChange: ApplyChange,
): PendingChanges {
  return { base: changes?.base ?? list, pending: [...(changes?.pending ?? []), applyChange] };
}

/**
 * Ends a change that the server has confirmed or rejected; a confirmed one becomes part of `base`. Returns undefined
 * when no change is pending any more.
 */
export function settlePendingChange(
  changes: PendingChanges,
  applyChange: ApplyChange,
  isConfirmed: boolean,
): PendingChanges | undefined {
  const pending = changes.pending.filter((pendingChange) => pendingChange !== applyChange);
  return pending.length === 0
    ? undefined
    : { base: isConfirmed ? applyChange(changes.base) : changes.base, pending };
}

export function applyPendingChanges({ base, pending }: PendingChanges): DisplayedList {
  return pending.reduce((list, change) => change(list), base);
}
