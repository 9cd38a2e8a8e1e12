import type { Passkey } from '@matinee/contract';
import { normaliseLine } from '@matinee/rules';
import { Button, ConfirmDialog, Dialog, joinClassNames, TextField } from '@matinee/ui';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { securityTexts } from '../api/security-texts.ts';
import { LocalDateTime } from './local-date-time.tsx';
import styles from './security-sections.module.css';

const maxNameLength = 60;

export interface PasskeyItemProps {
  passkey: Passkey;
  onRename: (name: string) => void;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, onRename, onRemove }: PasskeyItemProps) {
  const { label } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const [openDialog, setOpenDialog] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpenDialog(null);
  const id = useId();
  const name = passkey.name || text('accountPasskeyUnnamed');
  return (
    <li className={joinClassNames(styles.item, styles.wrapped)}>
      <div>
        <p id={`${id}-name`} className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.detail}>
          {passkey.lastUsedAt ? (
            <>
              {text('accountPasskeyLastUsed')} <LocalDateTime instant={passkey.lastUsedAt} />
            </>
          ) : (
            text('accountPasskeyUnused')
          )}
          {passkey.isBackedUp && ` · ${text('accountPasskeyBackedUp')}`}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          id={`${id}-rename`}
          aria-labelledby={`${id}-rename ${id}-name`}
          onClick={() => setOpenDialog('rename')}
        >
          {text('accountPasskeyRename')}
        </Button>
        <Button
          id={`${id}-remove`}
          aria-labelledby={`${id}-remove ${id}-name`}
          onClick={() => setOpenDialog('remove')}
        >
          {text('accountPasskeyRemove')}
        </Button>
      </div>
      <Dialog
        open={openDialog === 'rename'}
        onClose={close}
        title={text('accountPasskeyRename')}
        closeLabel={label('close')}
      >
        <form
          className={styles.dialogForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const newName = normaliseLine(String(new FormData(event.currentTarget).get('name') ?? ''));
            if (newName && newName !== passkey.name) onRename(newName);
            close();
          }}
        >
          <TextField
            label={text('accountPasskeyName')}
            name="name"
            defaultValue={name}
            maxLength={maxNameLength}
            autoComplete="off"
            dir="auto"
          />
          <Button type="submit" variant="cta">
            {text('accountPasskeySave')}
          </Button>
        </form>
      </Dialog>
      <ConfirmDialog
        open={openDialog === 'remove'}
        onClose={close}
        title={text('accountPasskeyRemoveTitle')}
        text={text('accountPasskeyRemoveText')}
        closeLabel={label('close')}
        confirmLabel={text('accountPasskeyRemove')}
        cancelLabel={label('back')}
        onConfirm={onRemove}
      />
    </li>
  );
}
