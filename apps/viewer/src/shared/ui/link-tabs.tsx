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
  variant?: 'tabs' | 'chips';
  /** Whether each leads to a page of its own, or changes only a part of the current page. */
  arePages?: boolean;
}

/** Links of which one is current. */
export function LinkTabs({ name, choices, variant = 'chips', arePages = false }: LinkTabsProps) {
  return (
    <nav aria-label={name}>
      <ul className={classNames(styles.choices, styles[variant])}>
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
