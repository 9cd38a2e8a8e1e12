// The states of one component: `?component=Card&direction=rtl&realm=light`. Without a name it renders all components.
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import './light-realm.css';
import type { GalleryGroup, GalleryLanguage } from './entry.ts';
import styles from './gallery.module.css';

export interface ComponentParams {
  component: string | null;
  language: GalleryLanguage;
}

/** Applies direction and realm from the page's URL to the document; the direction decides the language. */
export function applyPageParams(): ComponentParams {
  const params = new URLSearchParams(location.search);
  const { documentElement } = document;
  documentElement.dir = params.get('direction') ?? 'ltr';
  const language = documentElement.dir === 'rtl' ? 'ar' : 'en';
  documentElement.lang = language;
  documentElement.dataset.realm = params.get('realm') ?? 'dark';
  return { component: params.get('component'), language };
}

interface ComponentStatesProps extends ComponentParams {
  groups: readonly GalleryGroup[];
}

export function ComponentStates({ groups, component, language }: ComponentStatesProps) {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <main className={styles.entries}>
      {entries
        .filter(({ name }) => component === null || name === component)
        .map(({ name, states }) => (
          <section key={name} className={styles.entry} aria-label={name}>
            <h1 className={styles.name}>{name}</h1>
            {states.map(({ name: stateName, isWide, render }) => (
              <figure key={stateName} className={isWide ? styles.wideState : styles.state}>
                <figcaption className={styles.caption}>
                  <bdi>{stateName}</bdi>
                </figcaption>
                {render(language)}
              </figure>
            ))}
          </section>
        ))}
    </main>
  );
}
