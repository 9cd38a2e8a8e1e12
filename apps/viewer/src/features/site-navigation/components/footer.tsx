import { requestConsent } from '../../../shared/analytics/consent-request.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { AccountPageLinks } from './account-page-links.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-menu.tsx';
import { MenuItemList } from './menu-item-list.tsx';
import { footerId } from './skip-link.tsx';

export interface FooterProps {
  /** Path and query of the page. */
  currentPath: string;
  /** The return path after signing in; null on pages that sign-in does not return to. */
  returnPath?: string | null;
}

export function Footer({ currentPath, returnPath = null }: FooterProps) {
  const { label, realm, paths } = useEnvironment();
  const { isGuest } = useSession();
  const { collect, consent } = realm.analytics;
  return (
    <footer className={styles.footer} id={footerId} tabIndex={-1} data-focus-scope data-chrome>
      <p className={styles.name}>{realm.name}</p>
      <nav aria-label={label('footerMenu')} className={styles.links}>
        <MenuItemList currentPath={currentPath} placement="main" className={styles.list} />
        <MenuItemList currentPath={currentPath} placement="nonFeatured" className={styles.list} />
        <div className={styles.menuItems}>
          <MenuItemList currentPath={currentPath} placement="featured" className={styles.list} />
          {!isGuest && (
            <ul className={styles.list}>
              <AccountPageLinks>
                {(href, name) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                )}
              </AccountPageLinks>
            </ul>
          )}
        </div>
        <ul className={styles.list}>
          <li>
            <a href={paths.buildPath('SEARCH')}>{label('search')}</a>
          </li>
          <li>
            {isGuest ? (
              <a href={paths.buildPath('LOGIN', {}, { query: returnPath ? { from: returnPath } : {} })}>
                {label('signIn')}
              </a>
            ) : (
              <a href={paths.buildPath('LOGOUT')}>{label('signOut')}</a>
            )}
          </li>
          {collect && consent && (
            <li>
              <button type="button" onClick={requestConsent}>
                {label('privacyChoices')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {realm.languages.length > 1 && (
        <ul className={styles.languages} aria-label={label('language')}>
          <LanguageLinks />
        </ul>
      )}
    </footer>
  );
}
