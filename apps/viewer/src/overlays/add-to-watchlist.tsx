// The panel that puts a title into a list, over whatever page asked for it.
import { useCallback, useState } from 'react';
import type { OverlayProps } from '../app/later/overlay-host.tsx';
import { usePageState } from '../environment/page-state.ts';
import AddPanel from '../features/watchlists/components/add-panel.tsx';
import { addingState } from '../titles/actions/adding-state.ts';

export default function AddToWatchlist({ open }: OverlayProps) {
  const [{ title }, change] = usePageState(addingState);
  // What was added last stays for the way out.
  const [shown, setShown] = useState(title);
  if (title && title !== shown) setShown(title);
  const close = useCallback(() => change(() => addingState.initial), [change]);
  return shown && <AddPanel title={shown} open={open} onClose={close} />;
}
