// The way between pages that belong together.
import type { RouteKey } from '@matinee/rules';
import { useEnvironment } from '../environment/environment.ts';
import styles from './page-links.module.css';

export interface PagePlace {
  key: RouteKey;
  /** Key of its name. */
  text: string;
}

export interface PageLinksProps {
  name: string;
  places: readonly PagePlace[];
  here: RouteKey;
}

export function PageLinks({ name, places, here }: PageLinksProps) {
  const { label, paths } = useEnvironment();
  return (
    <nav className={styles.links} aria-label={name}>
      {places.map(({ key, text }) => (
        <a
          key={key}
          className={styles.link}
          href={paths.hrefFor({ route: key, params: {} })}
          aria-current={key === here ? 'page' : undefined}
          data-focus-item
        >
          {label(text)}
        </a>
      ))}
    </nav>
  );
}
