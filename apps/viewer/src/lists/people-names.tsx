// Names in a sentence's list; those of people with a page of their own lead to it.
import type { Video } from '@matinee/contract';
import { useEnvironment } from '../environment/environment.ts';
import styles from './people.module.css';

export function PeopleNames({ people }: Pick<Video, 'people'>) {
  const { language, paths } = useEnvironment();
  const places = people.map((_, index) => String(index));
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(places);
  return parts.map(({ type, value }, index) => {
    const person = type === 'element' ? people[Number(value)] : undefined;
    if (!person) return value;
    if (person.personId === undefined) return person.name;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may stand in the list twice
        key={index}
        className={styles.name}
        href={paths.route('FIGHTER', { id: person.personId })}
        data-focus-item
      >
        {person.name}
      </a>
    );
  });
}
