// A form for the name of a list, and for whether others see the name of its owner. It validates the list's name.
import { isWatchlistNameTooLong, MAX_WATCHLIST_NAME_LENGTH, normaliseLine } from '@matinee/rules';
import { Button, ButtonRow, Checkbox, TextField } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { isolateText } from '../../../shared/i18n/isolate-text.ts';
import styles from './watchlist-name-form.module.css';

export interface WatchlistNameFormProps {
  initialName?: string;
  submitLabel: string;
  isBusy?: boolean;
  /** The server's error message. */
  serverError?: string | undefined;
  /** Lets the owner agree that others see `ownerName`. Undefined where nobody else can see the list. */
  ownerConsent?: { ownerName: string; isChecked: boolean } | undefined;
  /** `isOwnerShown` is undefined without `ownerConsent`. */
  onSave: (name: string, isOwnerShown?: boolean) => void;
  /** Further buttons. */
  children?: ReactNode;
}

export function WatchlistNameForm({
  initialName = '',
  submitLabel,
  isBusy = false,
  serverError,
  ownerConsent,
  onSave,
  children,
}: WatchlistNameFormProps) {
  const { label } = useEnvironment();
  const [typedName, setTypedName] = useState(initialName);
  const [isOwnerShown, setOwnerShown] = useState(ownerConsent?.isChecked);
  const name = normaliseLine(typedName);
  const error = isWatchlistNameTooLong(name)
    ? label('watchlistNameTooLong', { count: MAX_WATCHLIST_NAME_LENGTH })
    : serverError;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name && !isBusy && !isWatchlistNameTooLong(name)) onSave(name, isOwnerShown);
      }}
    >
      <div>
        <TextField
          label={label('watchlistName')}
          name="name"
          value={typedName}
          autoComplete="off"
          autoFocus
          dir="auto"
          onChange={(event) => setTypedName(event.target.value)}
          {...(error && { error })}
        />
      </div>
      {ownerConsent && (
        <Checkbox checked={isOwnerShown} onChange={(event) => setOwnerShown(event.target.checked)}>
          {label('watchlistShowOwner', { name: isolateText(ownerConsent.ownerName) })}
        </Checkbox>
      )}
      <ButtonRow>
        <Button type="submit" variant="cta" isBusy={isBusy} disabled={name === ''}>
          {submitLabel}
        </Button>
        {children}
      </ButtonRow>
    </form>
  );
}
