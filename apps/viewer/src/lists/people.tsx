// Who made a series.
import type { ContainerFacts } from '@matinee/contract';
import { useEnvironment } from '../environment/environment.ts';
import styles from './people.module.css';
import { PeopleNames } from './people-names.tsx';

type Role = ContainerFacts['people'][number]['role'];

export function People({ people }: Pick<ContainerFacts, 'people'>) {
  const { label } = useEnvironment();
  if (people.length === 0) return null;
  const named = (role: Role) => people.filter((person) => person.role === role);
  const lines = [
    { name: label('roleDirector'), values: named('director') },
    { name: label('roleWriter'), values: named('writer') },
    { name: label('roleHost'), values: named('host') },
    { name: label('roleCast'), values: named('cast') },
  ].filter(({ values }) => values.length > 0);
  return (
    <section className={styles.about} aria-label={label('aboutTitle')}>
      <dl className={styles.people}>
        {lines.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <PeopleNames people={values} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
