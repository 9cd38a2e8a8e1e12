// The actions on a whole list, for its owner and for visitors.
import { Button, ButtonRow, ConfirmDialog, Dialog } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { SignInLink } from '../../../shared/session/sign-in-link.tsx';
import { ShareButton } from '../../../shared/sharing/share-button.tsx';
import { createSharedLink } from '../../../shared/sharing/share-link.ts';
import type { WatchlistPage } from '../api/watchlist-queries.ts';
import { NameForm } from './name-form.tsx';

export interface OwnerActionsProps {
  list: WatchlistPage;
  /** The link that plays the list. */
  play: ReactNode;
  onRename: (name: string) => void;
  onDelete: () => void;
}

export function OwnerActions({ list, play, onRename, onDelete }: OwnerActionsProps) {
  const { label } = useEnvironment();
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <ButtonRow>
      {play}
      <ShareList list={list} />
      <Button onClick={() => setOpen('rename')}>{label('watchlistRename')}</Button>
      <Button onClick={() => setOpen('delete')}>{label('watchlistDelete')}</Button>
      <Dialog
        open={open === 'rename'}
        onClose={close}
        title={label('watchlistRename')}
        closeLabel={label('close')}
      >
        <NameForm
          initial={list.name}
          action={label('watchlistSubmit')}
          onSave={(name) => {
            close();
            onRename(name);
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title={label('watchlistDeleteTitle', { name: list.name })}
        closeLabel={label('close')}
        confirmLabel={label('watchlistDelete')}
        cancelLabel={label('back')}
        onConfirm={onDelete}
      />
    </ButtonRow>
  );
}

function ShareList({ list: { shareablePath, name } }: { list: WatchlistPage }) {
  return shareablePath && <ShareButton getLink={() => createSharedLink(shareablePath, name)} />;
}

export interface VisitorActionsProps {
  list: WatchlistPage;
  play: ReactNode;
  onSave: () => void;
  onUnsave: () => void;
}

export function VisitorActions({ list, play, onSave, onUnsave }: VisitorActionsProps) {
  const { label } = useEnvironment();
  const { isGuest } = useSession();
  return (
    <ButtonRow>
      {play}
      {isGuest ? (
        <SignInLink text={label('watchlistSignIn')} />
      ) : list.saved ? (
        <Button icon="check" aria-pressed onClick={onUnsave}>
          {label('watchlistSharedSaved')}
        </Button>
      ) : (
        <Button variant="cta" aria-pressed={false} onClick={onSave}>
          {label('watchlistSaveShared')}
        </Button>
      )}
      <ShareList list={list} />
    </ButtonRow>
  );
}
