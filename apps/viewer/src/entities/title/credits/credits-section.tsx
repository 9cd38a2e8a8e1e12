// Who made a series.
import type { ContainerFacts } from '@matinee/contract';
import { useLabel } from '../../../shared/environment/environment.ts';
import { Credits } from './credits.tsx';
import styles from './credits-section.module.css';

export function People({ people }: Pick<ContainerFacts, 'people'>) {
  const label = useLabel();
  if (people.length === 0) return null;
  return (
    <section className={styles.about} aria-label={label('aboutTitle')}>
      <dl className={styles.people}>
        <Credits people={people} />
      </dl>
    </section>
  );
}
