import { joinClassNames } from '@matinee/ui';
import styles from './link-tabs.module.css';

export interface LinkTab {
  text: string;
  href: string;
  isCurrent: boolean;
}

export interface LinkTabsProps {
  /** The accessible name. */
  name: string;
  tabs: readonly LinkTab[];
  variant?: 'tabs' | 'chips' | undefined;
  /** Whether each link leads to another page, or changes only a part of the current page. */
  arePages?: boolean;
}

/** Links of which one is current. */
export function LinkTabs({ name, tabs, variant = 'chips', arePages = false }: LinkTabsProps) {
  return (
    <nav aria-label={name}>
      <ul className={joinClassNames(styles.list, styles[variant])}>
        {tabs.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? (arePages ? 'page' : 'true') : undefined}
              data-partial-update={arePages ? undefined : ''}
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
