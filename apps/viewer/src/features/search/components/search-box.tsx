import { Icon, IconButton } from '@matinee/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusTextField } from '../../../shared/browser/focus-text-field.ts';
import { useEarlyInput } from '../../../shared/browser/use-early-input.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  value: string;
  autoFocus: boolean;
  isBusy: boolean;
  onType: (value: string) => void;
  /** Enter searches without the debounce delay. */
  onSubmit: () => void;
}

export function SearchBox({ value, autoFocus, isBusy, onType, onSubmit }: SearchBoxProps) {
  const { label, paths } = useEnvironment();
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, (field) => {
    if (field.value !== value) onType(field.value);
  });
  useEffect(() => {
    if (autoFocus) focusTextField(input.current);
  }, [autoFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape clears the box first; on an empty box it reaches the overlay, which closes.
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <search>
      <form className={styles.box} action={paths.buildPath('SEARCH')} onSubmit={submit}>
        <span className={isBusy ? styles.busy : styles.icon}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          value={value}
          placeholder={label('searchPlaceholder')}
          aria-label={label('search')}
          autoComplete="off"
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          // biome-ignore lint/a11y/noAutofocus: people who open the search page want to type
          autoFocus={autoFocus}
          data-focus-item
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
        {value !== '' && (
          <span className={styles.clearButton}>
            <IconButton icon="close" label={label('searchClear')} onClick={clear} />
          </span>
        )}
      </form>
    </search>
  );
}
