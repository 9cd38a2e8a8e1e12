// Selects genre, type and sort order of a grid. It is a form with a submit button for pages without scripts;
// with scripts each change navigates at once.
import type { Browse } from '@matinee/contract';
import { Button, Icon } from '@matinee/ui';
import type { ChangeEvent, FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { type BrowseFilters, typeLabelKeys } from '../api/browse-query.ts';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  browse: Browse | undefined;
  selectedFilters: BrowseFilters;
}

export function FilterBar({ browse, selectedFilters }: FilterBarProps) {
  const { label, paths } = useEnvironment();
  const navigate = useNavigate();
  const navigateToFilters = (form: HTMLFormElement) => {
    const nonEmptyEntries = [...new FormData(form)].filter(([, value]) => value !== '');
    const query = Object.fromEntries(nonEmptyEntries.map(([name, value]) => [name, String(value)]));
    void navigate(paths.buildPath('BROWSE', {}, { query }), {
      state: { isPartialUpdate: true },
      preventScrollReset: true,
    });
  };
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
    <form className={styles.bar} method="get" action={paths.buildPath('BROWSE')} onSubmit={onSubmit}>
      <Filter
        {...filterProps}
        name="genre"
        label={label('refineGenre')}
        value={selectedFilters.genre}
        options={[{ value: '', text: label('allGenres') }, ...genres]}
      />
      <Filter
        {...filterProps}
        name="type"
        label={label('refineType')}
        value={selectedFilters.type}
        options={[{ value: '', text: label('allTypes') }, ...types]}
      />
      <Filter
        {...filterProps}
        name="sort"
        label={label('refineSort')}
        value={selectedFilters.sort ?? 'newest'}
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
  value: string | undefined;
  options: readonly { value: string; text: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

function Filter({ name, label, value = '', options, onChange }: FilterProps) {
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
