// What every menu holds that has room for everything: the search, the pages of the realm, the language, the way out.
import type { MenuItem } from '@matinee/contract';
import { Icon } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useOpenSearch } from '../../../../shared/navigation/search-state.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { LanguageLinks } from '../language-menu.tsx';
import { MainMenu } from '../main-menu.tsx';
import { MyPages } from '../my-pages.tsx';
import styles from './menu-body.module.css';

type Placement = MenuItem['placement'];

const inOrder: readonly Placement[] = ['main', 'featured', 'nonFeatured'];

export interface MenuBodyProps {
  here: string;
  /** What comes first is written larger. */
  order?: readonly Placement[];
  onChoose: () => void;
}

const ranks = [styles.first, styles.second, styles.third];

export function MenuBody({ here, order = inOrder, onChoose }: MenuBodyProps) {
  const { label, paths, realm } = useEnvironment();
  const { isGuest } = useSession();
  const openSearch = useOpenSearch();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('query') ?? '');
    onChoose();
    openSearch(value);
  };
  return (
    <div className={styles.body}>
      <search>
        <form className={styles.search} action={paths.route('SEARCH')} onSubmit={search}>
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
          {order.map((placement, rank) => (
            <MainMenu
              key={placement}
              here={here}
              placement={placement}
              className={ranks[rank]}
              onChoose={onChoose}
            />
          ))}
        </nav>
        <div className={styles.foot}>
          {isGuest ? (
            realm.languages.length > 1 && (
              <ul className={styles.languages} aria-label={label('language')}>
                <LanguageLinks />
              </ul>
            )
          ) : (
            <>
              <MyPages>
                {(href, name) => (
                  <a key={href} className={styles.signOut} href={href} data-focus-item onClick={onChoose}>
                    {name}
                  </a>
                )}
              </MyPages>
              <a className={styles.signOut} href={paths.route('LOGOUT')} data-focus-item onClick={onChoose}>
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
