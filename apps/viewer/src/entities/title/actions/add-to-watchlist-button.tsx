// Opens the panel that puts a title into a list; for whom it is says the table of actions.
import { Button, type ButtonLook } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { usePageState } from '../../../shared/query/global-state.ts';
import { type Adding, addingState } from './watchlist-panel-state.ts';

export interface AddToListButtonProps {
  title: NonNullable<Adding['title']>;
  /** Words of editors. */
  text?: string | undefined;
  look?: ButtonLook;
}

export function AddToListButton({ title, text, look = 'quiet' }: AddToListButtonProps) {
  const { label } = useEnvironment();
  const [, change] = usePageState(addingState);
  return (
    <Button
      look={look}
      aria-haspopup="dialog"
      data-opens="add"
      data-focus-item
      onClick={() => change(() => ({ title }))}
    >
      {text || label('watchlistAdd')}
    </Button>
  );
}
