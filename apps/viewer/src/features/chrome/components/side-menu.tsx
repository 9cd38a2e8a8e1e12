import { Dialog, Icon } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';
import { LanguageLinks } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  here: string;
}

/** The menu where there is no room for one in the bar. */
export function SideMenu({ open, onClose, here }: SideMenuProps) {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={label('menu')} closeLabel={label('close')} place="side">
      <nav className={styles.menu} aria-label={label('menu')}>
        {(['main', 'featured', 'nonFeatured'] as const).map((placement) => (
          <MainMenu key={placement} here={here} placement={placement} onChoose={onClose} />
        ))}
      </nav>
      {isGuest ? (
        <div className={styles.languages}>
          <p className={styles.heading}>{label('language')}</p>
          <ul aria-label={label('language')}>
            <LanguageLinks />
          </ul>
        </div>
      ) : (
        <a className={styles.signOut} href={paths.route('LOGOUT')} onClick={onClose}>
          <Icon name="signOut" />
          {label('signOut')}
        </a>
      )}
    </Dialog>
  );
}
