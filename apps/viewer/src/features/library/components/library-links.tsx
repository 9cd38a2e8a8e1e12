// The way between the lists that belong to a viewer.
import type { RouteKey } from '@matinee/rules';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './library.module.css';

const places = [
  { key: 'FAVOURITES', text: 'favourites' },
  { key: 'MY_LIST', text: 'myList' },
  { key: 'HISTORY', text: 'history' },
] as const satisfies readonly { key: RouteKey; text: string }[];

export function LibraryLinks({ here }: { here: (typeof places)[number]['key'] }) {
  const { label, paths } = useEnvironment();
  return (
    <nav className={styles.links} aria-label={label('libraryPages')}>
      {places.map(({ key, text }) => (
        <a
          key={key}
          className={styles.link}
          href={paths.route(key)}
          aria-current={key === here ? 'page' : undefined}
          data-focus-item
        >
          {label(text)}
        </a>
      ))}
    </nav>
  );
}
