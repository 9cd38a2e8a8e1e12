// Selects genre, type and sort order of a grid. It is a form with a submit button for pages without scripts;
// with scripts each change navigates at once.
import type { BrowseOptions } from '@matinee/contract';
import { Button, Icon } from '@matinee/ui';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useEarlyInput } from '../../../shared/browser/use-early-input.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type BrowseFilters, typeLabelKeys } from '../api/browse-query.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  browse: BrowseOptions | undefined;
  selectedFilters: BrowseFilters;
}

export function FilterBar({ browse, selectedFilters }: FilterBarProps) {
  const { label, paths } = useEnvironment();
  const navigate = useNavigate();
  const { genre = '', type = '', sort = 'newest' } = selectedFilters;
  const values = { genre, type, sort };
  const navigateToFilters = (form: HTMLFormElement) => {
    const nonEmptyEntries = [...new FormData(form)].filter(([, value]) => value !== '');
    const query = Object.fromEntries(nonEmptyEntries.map(([name, value]) => [name, String(value)]));
    void navigate(paths.buildPath('BROWSE', {}, { query }), {
      state: { isPartialUpdate: true },
      preventScrollReset: true,
    });
  };
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (element) => {
    const hasChanged = [...element.querySelectorAll('select')].some(
      ({ name, value }) => value !== values[name as keyof typeof values],
    );
    if (hasChanged) navigateToFilters(element);
  });
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    target.form && navigateToFilters(target.form);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigateToFilters(event.currentTarget);
  };
  const genres = browse?.genres.map(({ key, name }) => ({ value: key, text: name })) ?? [];
  const types =
    browse?.types.map(({ type }) => ({ value: type, text: label(typeLabelKeys[type] ?? type) })) ?? [];
  const filterProps = { onChange };
  return (
    <form
      ref={form}
      className={styles.bar}
      method="get"
      action={paths.buildPath('BROWSE')}
      onSubmit={onSubmit}
    >
      <Filter
        {...filterProps}
        name="genre"
        label={label('refineGenre')}
        value={genre}
        options={[{ value: '', text: label('allGenres') }, ...genres]}
      />
      <Filter
        {...filterProps}
        name="type"
        label={label('refineType')}
        value={type}
        options={[{ value: '', text: label('allTypes') }, ...types]}
      />
      <Filter
        {...filterProps}
        name="sort"
        label={label('refineSort')}
        value={sort}
        options={[
          { value: 'newest', text: label('sortNewest') },
          { value: 'title', text: label('sortTitle') },
        ]}
      />
      <noscript>
        <Button type="submit">{label('refineApply')}</Button>
      </noscript>
    </form>
  );
}

interface FilterProps {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Filter({ name, label, value, options, onChange }: FilterProps) {
  return (
    <label className={styles.filter}>
      <span className={styles.label}>{label}</span>
      <span className={styles.selectFrame}>
        <select name={name} value={value} onChange={onChange} className={styles.select} data-focus-item>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
