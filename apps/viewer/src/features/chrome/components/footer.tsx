import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';

export function Footer({ here }: { here: string }) {
  const { label, realm } = useEnvironment();
  const { isGuest } = useSession();
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{realm.name}</p>
      <nav aria-label={label('footerMenu')} className={styles.links}>
        <MainMenu here={here} placement="main" />
        <MainMenu here={here} placement="nonFeatured" />
      </nav>
      {isGuest && realm.languages.length > 1 && (
        <ul className={styles.languages} aria-label={label('language')}>
          <LanguageLinks />
        </ul>
      )}
    </footer>
  );
}
