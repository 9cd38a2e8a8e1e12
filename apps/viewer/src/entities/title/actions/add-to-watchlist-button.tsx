// Opens the watchlist panel for a title. Is always visible: the caller decides who sees it, usually with `selectVisibleActions`.
import { Button, type ButtonVariant } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useGlobalState } from '../../../shared/query/global-state.ts';
import { type WatchlistPanelState, watchlistPanelState } from './watchlist-panel-state.ts';

export interface AddToWatchlistButtonProps {
  title: NonNullable<WatchlistPanelState['title']>;
  /** The text that the operator wrote for this button. Default: a label of the interface. */
  text?: string | undefined;
  variant?: ButtonVariant;
}

export function AddToWatchlistButton({ title, text, variant = 'quiet' }: AddToWatchlistButtonProps) {
  const { label } = useEnvironment();
  const [, setPanelState] = useGlobalState(watchlistPanelState);
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      data-opens="addToWatchlist"
      data-focus-item
      onClick={() => setPanelState(() => ({ title }))}
    >
      {text || label('watchlistAdd')}
    </Button>
  );
}
