import { classNames } from '@matinee/ui';
import styles from './link-tabs.module.css';

export interface LinkTab {
  text: string;
  href: string;
  isChosen: boolean;
}

export interface LinkTabsProps {
  name: string;
  choices: readonly LinkTab[];
  look?: 'tabs' | 'chips';
  /** Each leads to a page of its own; else to another look at the same page, which stays where it is. */
  arePages?: boolean;
}

/** Links of which one is where we are. */
export function LinkTabs({ name, choices, look = 'chips', arePages = false }: LinkTabsProps) {
  return (
    <nav aria-label={name}>
      <ul className={classNames(styles.choices, styles[look])}>
        {choices.map(({ text, href, isChosen }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isChosen ? (arePages ? 'page' : 'true') : undefined}
              data-stays={arePages ? undefined : ''}
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
