// A form for the name of a list, validated before it is sent.
import { isWatchlistNameTooLong, MAX_WATCHLIST_NAME_LENGTH, normaliseWatchlistName } from '@matinee/rules';
import { Button, ButtonRow, TextField } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './name-form.module.css';

export interface NameFormProps {
  initial?: string;
  action: string;
  busy?: boolean;
  /** The server's error message. */
  serverError?: string | undefined;
  onSave: (name: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

export function NameForm({
  initial = '',
  action,
  busy = false,
  serverError,
  onSave,
  children,
}: NameFormProps) {
  const { label } = useEnvironment();
  const [typed, setTyped] = useState(initial);
  const name = normaliseWatchlistName(typed);
  const error = isWatchlistNameTooLong(name)
    ? label('watchlistNameTooLong', { count: MAX_WATCHLIST_NAME_LENGTH })
    : serverError;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name && !busy && !isWatchlistNameTooLong(name)) onSave(name);
      }}
    >
      <div>
        <TextField
          label={label('watchlistName')}
          name="name"
          value={typed}
          autoComplete="off"
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          {...(error && { error })}
        />
      </div>
      <ButtonRow>
        <Button type="submit" variant="cta" busy={busy} disabled={name === ''}>
          {action}
        </Button>
        {children}
      </ButtonRow>
    </form>
  );
}
