import type { Hero } from '@matinee/contract';
import { useLabel } from '../../../../shared/environment/environment.ts';
import styles from './hero-header.module.css';

export interface HeroPickerProps {
  heroes: readonly Hero[];
  index: number;
  onChoose: (index: number) => void;
}

/** Small marks below the hero, one for each, to go from one to another. */
export function HeroPicker({ heroes, index, onChoose }: HeroPickerProps) {
  const label = useLabel();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label('heroPicker')}</legend>
      {heroes.map(({ heroId, title }, place) => (
        <button
          key={heroId}
          type="button"
          className={styles.mark}
          aria-label={title}
          aria-pressed={place === index}
          onClick={() => onChoose(place)}
        />
      ))}
    </fieldset>
  );
}
