// Filters for the results. Pressing a selected filter clears it.
import type { SearchRefine } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { SelectedFilters } from '../../../shared/navigation/search-state.ts';
import { getTypeLabelKey } from '../state/type-label.ts';
import styles from './search-filters.module.css';

export interface SearchFiltersProps {
  refines: readonly SearchRefine[];
  selectedFilters: SelectedFilters;
  onSelect: (selectedFilters: SelectedFilters) => void;
}

export function SearchFilters({ refines, selectedFilters, onSelect }: SearchFiltersProps) {
  const { label, language } = useEnvironment();
  if (refines.length === 0) return null;
  const numberFormat = new Intl.NumberFormat(language);
  const names = { type: label('searchFilterType'), genre: label('searchFilterGenre') };
  return (
    <div className={styles.filters}>
      {refines.map(({ name, values }) => (
        <fieldset key={name} className={styles.filter}>
          <legend className={styles.name}>{names[name]}</legend>
          {values.map(({ value, text, count }) => {
            const isSelected = selectedFilters[name] === value;
            return (
              <button
                key={value}
                type="button"
                className={styles.option}
                aria-pressed={isSelected}
                data-focus-item
                onClick={() => onSelect({ ...selectedFilters, [name]: isSelected ? undefined : value })}
              >
                {text ?? label(getTypeLabelKey(value))}
                <span className={styles.count}>{numberFormat.format(count)}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
