// A form for the name of a list, validated before it is sent.
import { isWatchlistNameTooLong, MAX_WATCHLIST_NAME_LENGTH, normaliseWatchlistName } from '@matinee/rules';
import { Button, ButtonRow, TextField } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './name-form.module.css';

export interface NameFormProps {
  initialName?: string;
  submitLabel: string;
  isBusy?: boolean;
  /** The server's error message. */
  serverError?: string | undefined;
  onSave: (name: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

export function NameForm({
  initialName = '',
  submitLabel,
  isBusy = false,
  serverError,
  onSave,
  children,
}: NameFormProps) {
  const { label } = useEnvironment();
  const [typedName, setTypedName] = useState(initialName);
  const name = normaliseWatchlistName(typedName);
  const error = isWatchlistNameTooLong(name)
    ? label('watchlistNameTooLong', { count: MAX_WATCHLIST_NAME_LENGTH })
    : serverError;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name && !isBusy && !isWatchlistNameTooLong(name)) onSave(name);
      }}
    >
      <div>
        <TextField
          label={label('watchlistName')}
          name="name"
          value={typedName}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTypedName(event.target.value)}
          {...(error && { error })}
        />
      </div>
      <ButtonRow>
        <Button type="submit" variant="cta" isBusy={isBusy} disabled={name === ''}>
          {submitLabel}
        </Button>
        {children}
      </ButtonRow>
    </form>
  );
}
