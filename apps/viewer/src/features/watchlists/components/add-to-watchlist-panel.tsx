// Three steps: choose a list, create a list, and a confirmation that disappears by itself.
import type { Card } from '@matinee/contract';
import { timerMs } from '@matinee/rules';
import { Button, Dialog, Notice } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useAddToWatchlist } from '../state/use-add-to-watchlist.ts';
import type { WatchlistReference } from '../state/use-create-watchlist.ts';
import { getWatchlistErrorText } from '../state/watchlist-error.ts';
import styles from './add-to-watchlist-panel.module.css';
import { WatchlistNameForm } from './watchlist-name-form.tsx';
import { WatchlistPicker } from './watchlist-picker.tsx';

export interface AddToWatchlistPanelProps {
  title: Pick<Card, 'id' | 'type' | 'title'>;
  open: boolean;
  onClose: () => void;
}

export default function AddToWatchlistPanel({ title, open, onClose }: AddToWatchlistPanelProps) {
  const { label } = useEnvironment();
  return (
    <Dialog open={open} onClose={onClose} title={label('watchlistAdd')} closeLabel={label('close')}>
      <Steps title={title} onClose={onClose} />
    </Dialog>
  );
}

function Steps({ title, onClose }: Omit<AddToWatchlistPanelProps, 'open'>) {
  const { label, paths } = useEnvironment();
  const [step, setStep] = useState<'list' | 'create' | WatchlistReference>('list');
  const addMutation = useAddToWatchlist(title, setStep);
  const isAdded = typeof step === 'object';
  useEffect(() => {
    if (!isAdded) return;
    const timer = setTimeout(onClose, timerMs.watchlistConfirmation);
    return () => clearTimeout(timer);
  }, [isAdded, onClose]);
  const error = addMutation.error ? getWatchlistErrorText(addMutation.error, label) : undefined;
  if (typeof step === 'object') {
    const params = { watchlistId: step.watchlistExternalId };
    return (
      <p className={styles.success} role="status">
        {label('watchlistAdded', { title: title.title })}{' '}
        <a href={paths.buildPath('WATCHLISTS', params, { query: { owner: step.ownerExternalId } })}>
          <bdi>{step.name}</bdi>
        </a>
      </p>
    );
  }
  if (step === 'create') {
    return (
      <WatchlistNameForm
        submitLabel={label('watchlistSubmit')}
        isBusy={addMutation.isPending}
        serverError={error}
        onSave={(name) => addMutation.mutate({ newListName: name })}
      >
        <Button
          variant="plain"
          onClick={() => {
            addMutation.reset();
            setStep('list');
          }}
        >
          {label('back')}
        </Button>
      </WatchlistNameForm>
    );
  }
  return (
    <div className={styles.lists}>
      {error && <Notice kind="error">{error}</Notice>}
      <WatchlistPicker
        contentId={title.id}
        isBusy={addMutation.isPending}
        onSelect={(list) => addMutation.mutate(list)}
      />
      <Button
        isFullWidth
        onClick={() => {
          addMutation.reset();
          setStep('create');
        }}
      >
        {label('watchlistCreate')}
      </Button>
    </div>
  );
}
