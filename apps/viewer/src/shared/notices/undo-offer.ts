// The last removal from a list, which the viewer can undo while the list is open.
import type { QueryClient } from '@tanstack/react-query';
import { createGlobalState, readGlobalState, writeGlobalState } from '../query/global-state.ts';

export interface Removal {
  /** The names of the title and of the list from which it was removed. */
  titleName: string;
  listName: string;
  undo: () => void;
}

export const removalState = createGlobalState<Removal | null>('removal', null);

export function offerUndo(queryClient: QueryClient, removal: Removal): void {
  writeGlobalState(queryClient, removalState, removal);
}

/** Withdraws the offer to undo the last removal; with `removal`, only if the offer is for that one. */
export function withdrawUndo(queryClient: QueryClient, removal?: Removal): void {
  const offeredRemoval = readGlobalState(queryClient, removalState);
  if (offeredRemoval && (!removal || offeredRemoval === removal))
    writeGlobalState(queryClient, removalState, null);
}
