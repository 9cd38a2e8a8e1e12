import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withdrawUndo } from './undo-offer.ts';

/** Withdraws the offer to undo a removal when the viewer leaves the list. */
export function useWithdrawUndoOnUnmount(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => withdrawUndo(queryClient), [queryClient]);
}
