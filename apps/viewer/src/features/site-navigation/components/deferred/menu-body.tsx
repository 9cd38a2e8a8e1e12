// The content shared by the drawer and the "more" menu: search, pages of the realm, languages or account
// pages, signing out.
import type { MenuItem } from '@matinee/contract';
import { Icon } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useOpenSearch } from '../../../../shared/navigation/search-state.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { AccountPageLinks } from '../account-page-links.tsx';
import { LanguageLinks } from '../language-menu.tsx';
import { MenuItemList } from '../menu-item-list.tsx';
import styles from './menu-body.module.css';

export interface MenuGroup {
  placement: MenuItem['placement'];
  /** Selects the items by their links; default all. */
  filter?: (href: string) => boolean;
}

const defaultGroups: readonly MenuGroup[] = [
  { placement: 'main' },
  { placement: 'featured' },
  { placement: 'nonFeatured' },
];

export interface MenuBodyProps {
  currentPath: string;
  /** The first group has larger text. */
  groups?: readonly MenuGroup[];
  onNavigate: () => void;
}

const groupClassNames = [styles.firstGroup, styles.secondGroup, styles.thirdGroup, styles.thirdGroup];

export function MenuBody({ currentPath, groups = defaultGroups, onNavigate }: MenuBodyProps) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const openSearch = useOpenSearch();
  const submitSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '');
    onNavigate();
    openSearch(text);
  };
  return (
    <div className={styles.body}>
      <search>
        <form className={styles.search} action={paths.buildPath('SEARCH')} onSubmit={submitSearch}>
          <Icon name="search" />
          <input
            type="search"
            name="query"
            placeholder={label('search')}
            aria-label={label('search')}
            autoComplete="off"
            data-opens="search"
            enterKeyHint="search"
            maxLength={100}
          />
        </form>
      </search>
      <div className={styles.list}>
        <nav className={styles.pages} aria-label={label('menu')}>
          {groups.map(({ placement, filter }, index) => (
            <MenuItemList
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their order
              key={index}
              currentPath={currentPath}
              placement={placement}
              filter={filter}
              className={groupClassNames[index]}
              onNavigate={onNavigate}
            />
          ))}
        </nav>
        <div className={styles.footer}>
          {isGuest ? (
            realm.languages.length > 1 && (
              <ul className={styles.languages} aria-label={label('language')}>
                <LanguageLinks />
              </ul>
            )
          ) : (
            <>
              <AccountPageLinks>
                {(href, name) => (
                  <a
                    key={href}
                    className={styles.accountLink}
                    href={href}
                    data-focus-item
                    onClick={onNavigate}
                  >
                    {name}
                  </a>
                )}
              </AccountPageLinks>
              <a
                className={styles.accountLink}
                href={paths.buildPath('LOGOUT')}
                data-focus-item
                onClick={onNavigate}
              >
                <Icon name="signOut" />
                {label('signOut')}
              </a>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
