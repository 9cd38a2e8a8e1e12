// The states of one component, or of all: `?entry=Card&direction=rtl&realm=light`.
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import './light-realm.css';
import { createRoot } from 'react-dom/client';
import { endFirstScreen } from '../src/index.ts';
import { entries } from './entries/index.ts';
import styles from './gallery.module.css';

const params = new URLSearchParams(location.search);
const { documentElement } = document;
documentElement.dir = params.get('direction') ?? 'ltr';
documentElement.lang = documentElement.dir === 'rtl' ? 'ar' : 'en';
documentElement.dataset.realm = params.get('realm') ?? 'dark';

const selectedEntries = entries.filter(({ name }) => name === (params.get('entry') ?? name));
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <main className={styles.entries}>
      {selectedEntries.map(({ name, states }) => (
        <section key={name} className={styles.entry} aria-label={name}>
          <h1 className={styles.name}>{name}</h1>
          {states.map(({ name: state, isWide, render }) => (
            <figure key={state} className={isWide ? styles.wideState : styles.state}>
              <figcaption className={styles.caption}>{state}</figcaption>
              {render()}
            </figure>
          ))}
        </section>
      ))}
    </main>,
  );
  endFirstScreen();
}
