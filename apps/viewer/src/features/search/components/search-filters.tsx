// Ways to narrow what was found. One that is chosen is pressed again to take it back.
import type { SearchRefine } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getTypeLabel } from '../state/type-label.ts';
import styles from './search-filters.module.css';

interface Chosen {
  type?: string | undefined;
  genre?: string | undefined;
}

export interface SearchFiltersProps {
  refines: readonly SearchRefine[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

export function SearchFilters({ refines, chosen, onChoose }: SearchFiltersProps) {
  const { label, language } = useEnvironment();
  if (refines.length === 0) return null;
  const number = new Intl.NumberFormat(language);
  const names = { type: label('searchByType'), genre: label('searchByGenre') };
  return (
    <div className={styles.refines}>
      {refines.map(({ name, values }) => (
        <fieldset key={name} className={styles.line}>
          <legend className={styles.name}>{names[name]}</legend>
          {values.map(({ value, text, count }) => {
            const isChosen = chosen[name] === value;
            return (
              <button
                key={value}
                type="button"
                className={styles.choice}
                aria-pressed={isChosen}
                data-focus-item
                onClick={() => onChoose({ ...chosen, [name]: isChosen ? undefined : value })}
              >
                {text ?? label(getTypeLabel(value))}
                <span className={styles.count}>{number.format(count)}</span>
              </button>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
