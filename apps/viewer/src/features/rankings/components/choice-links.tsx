import styles from './ranking-bar.module.css';

export interface Choice {
  key: string;
  text: string;
  href: string;
  isChosen: boolean;
}

/** Links of which one is where we are. */
export function ChoiceLinks({
  name,
  choices,
  look = 'chips',
}: {
  name: string;
  choices: readonly Choice[];
  look?: 'tabs' | 'chips';
}) {
  return (
    <nav aria-label={name}>
      <ul className={look === 'tabs' ? styles.tabs : styles.chips}>
        {choices.map(({ key, text, href, isChosen }) => (
          <li key={key}>
            <a
              className={look === 'tabs' ? styles.tab : styles.chip}
              href={href}
              aria-current={isChosen ? 'true' : undefined}
              data-stays
              data-focus-item
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
