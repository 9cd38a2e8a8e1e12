// The actions on a whole list, for its owner and for visitors.
import { Button, ButtonRow, ConfirmDialog, Dialog } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { isolateText } from '../../../shared/i18n/isolate-text.ts';
import { useSession } from '../../../shared/session/session.ts';
import { SignInLink } from '../../../shared/session/sign-in-link.tsx';
import { ShareButton } from '../../../shared/sharing/share-button.tsx';
import { createSharedLink } from '../../../shared/sharing/share-link.ts';
import type { WatchlistPage } from '../api/watchlist-queries.ts';
import { WatchlistNameForm } from './watchlist-name-form.tsx';

export interface OwnerActionsProps {
  list: WatchlistPage;
  /** The link that plays the list. */
  playLink: ReactNode;
  onEdit: (details: { name: string; isOwnerShown?: boolean }) => void;
  onDelete: () => void;
}

export function OwnerActions({ list, playLink, onEdit, onDelete }: OwnerActionsProps) {
  const { label } = useEnvironment();
  const [openDialog, setOpenDialog] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <ButtonRow>
      {playLink}
      <ShareListButton list={list} />
      <Button onClick={() => setOpenDialog('edit')}>{label('watchlistEdit')}</Button>
      <Button onClick={() => setOpenDialog('delete')}>{label('watchlistDelete')}</Button>
      <Dialog
        open={openDialog === 'edit'}
        onClose={close}
        title={label('watchlistEdit')}
        closeLabel={label('close')}
      >
        <WatchlistNameForm
          initialName={list.name}
          submitLabel={label('watchlistSubmit')}
          ownerConsent={
            list.shareablePath && list.ownerName
              ? { ownerName: list.ownerName, isChecked: list.isOwnerShown }
              : undefined
          }
          onSave={(name, isOwnerShown) => {
            close();
            onEdit({ name, ...(isOwnerShown !== undefined && { isOwnerShown }) });
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={openDialog === 'delete'}
        onClose={close}
        title={label('watchlistDeleteTitle', { name: isolateText(list.name) })}
        closeLabel={label('close')}
        confirmLabel={label('watchlistDelete')}
        cancelLabel={label('back')}
        onConfirm={onDelete}
      />
    </ButtonRow>
  );
}

function ShareListButton({ list: { shareablePath, name } }: { list: WatchlistPage }) {
  return shareablePath && <ShareButton getLink={() => createSharedLink(shareablePath, name)} />;
}

export interface VisitorActionsProps {
  list: WatchlistPage;
  playLink: ReactNode;
  onSave: () => void;
  onUnsave: () => void;
}

export function VisitorActions({ list, playLink, onSave, onUnsave }: VisitorActionsProps) {
  const { label } = useEnvironment();
  const { isGuest } = useSession();
  // A row has one primary button.
  const variant = playLink ? 'quiet' : 'cta';
  return (
    <ButtonRow>
      {playLink}
      {isGuest ? (
        <SignInLink text={label('watchlistSignIn')} variant={variant} />
      ) : list.saved ? (
        <Button icon="check" aria-pressed onClick={onUnsave}>
          {label('watchlistSharedSaved')}
        </Button>
      ) : (
        <Button variant={variant} aria-pressed={false} onClick={onSave}>
          {label('watchlistSaveShared')}
        </Button>
      )}
      <ShareListButton list={list} />
    </ButtonRow>
  );
}
