// A person: portrait, text and facts.

import type { PersonPage } from '@matinee/contract';
import { breakpoints } from '@matinee/rules';
import { Artwork, Icon } from '@matinee/ui';
import styles from './person-profile.module.css';

export function PersonProfile({ person }: { person: PersonPage }) {
  const { name, note, portrait, text, facts } = person;
  return (
    <div className={styles.person}>
      <Artwork
        image={portrait}
        shape="poster"
        sizes={`(width <= ${breakpoints.mobile}px) 60vw, 340px`}
        loading="eager"
        priority="high"
        alt={name}
        className={styles.portrait}
        fallback={<Icon name="person" />}
      />
      <div className={styles.details}>
        {note && <p className={styles.note}>{note}</p>}
        <h1 className={styles.name}>{name}</h1>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {text.map((paragraph) => (
          <p key={paragraph} className={styles.biography}>
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
