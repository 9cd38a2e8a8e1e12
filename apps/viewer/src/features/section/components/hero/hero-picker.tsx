import type { Hero } from '@matinee/contract';
import { useLabel } from '../../../../shared/environment/environment.ts';
import styles from './hero-header.module.css';

export interface HeroPickerProps {
  heroes: readonly Hero[];
  currentIndex: number;
  onSelect: (index: number) => void;
}

/** One dot per hero, to switch between them. */
export function HeroPicker({ heroes, currentIndex, onSelect }: HeroPickerProps) {
  const label = useLabel();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{label('heroPicker')}</legend>
      {heroes.map(({ heroId, title }, heroIndex) => (
        <button
          key={heroId}
          type="button"
          className={styles.dot}
          aria-label={title}
          aria-pressed={heroIndex === currentIndex}
          onClick={() => onSelect(heroIndex)}
        />
      ))}
    </fieldset>
  );
}
