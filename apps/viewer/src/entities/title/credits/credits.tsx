// The credits and other metadata of a title, as a description list.

import type { ContainerDetails, Video } from '@matinee/contract';
import type { ReactNode } from 'react';
import { useEnvironment, useLabel } from '../../../shared/environment/environment.ts';
import styles from './credits.module.css';

const roles = [
  { role: 'director', labelKey: 'roleDirector' },
  { role: 'writer', labelKey: 'roleWriter' },
  { role: 'host', labelKey: 'roleHost' },
  { role: 'cast', labelKey: 'roleCast' },
] as const;

export function Credits({ people }: Pick<Video, 'people'>) {
  const { label } = useEnvironment();
  return roles.map(({ role, labelKey }) => {
    const peopleInRole = people.filter((person) => person.role === role);
    if (peopleInRole.length === 0) return null;
    return (
      <CreditItem key={role} name={label(labelKey)}>
        <PeopleNames people={peopleInRole} />
      </CreditItem>
    );
  });
}

export function CreditItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.credit}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Names as a localised list. The names of people who have a page are links. */
function PeopleNames({ people }: Pick<Video, 'people'>) {
  const { language, paths } = useEnvironment();
  const indexes = people.map((_, index) => String(index));
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(indexes);
  return parts.map(({ type, value }, index) => {
    const person = type === 'element' ? people[Number(value)] : undefined;
    if (!person) return value;
    if (person.personId === undefined) return person.name;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a person may be in the list twice
        key={index}
        className={styles.name}
        href={paths.buildPath('FIGHTER', { id: person.personId })}
        data-focus-item
      >
        {person.name}
      </a>
    );
  });
}

export function CreditsSection({ people }: Pick<ContainerDetails, 'people'>) {
  const label = useLabel();
  if (people.length === 0) return null;
  return (
    <section className={styles.section} aria-label={label('aboutTitle')}>
      <dl className={styles.people}>
        <Credits people={people} />
      </dl>
    </section>
  );
}
