// The bar at the top of every page but those that are all picture.
import { Artwork, classNames, Icon, IconButton } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';
import { useTopBar } from '../state/use-top-bar.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Path and query of the page, to come back to after signing in; null where that makes no sense. */
  from: string | null;
  /** Path of the page, to mark its place in the menu. */
  here: string;
}

export function TopBar({ from, here }: TopBarProps) {
  const { label, realm, paths } = useEnvironment();
  const { isGuest } = useSession();
  const { hidden, solid } = useTopBar();
  const [menuOpen, setMenuOpen] = useState(false);
  const query = from ? { from } : {};
  const signIn = paths.route('LOGIN', {}, { query });
  return (
    <header
      className={classNames(styles.bar, hidden && !menuOpen && styles.hidden, solid && styles.solid)}
      data-layout={realm.topBarLayout}
    >
      <div className={styles.menuButton}>
        <IconButton
          icon="menu"
          label={label('menu')}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      <a className={styles.brand} href={paths.route('HOME')} data-focus-item>
        <Brand />
      </a>
      <nav className={styles.links} aria-label={label('mainMenu')}>
        <MainMenu here={here} placement="main" />
      </nav>
      <div className={styles.end}>
        {isGuest ? (
          <>
            <LanguageMenu />
            <a className={styles.signIn} href={signIn} data-focus-item>
              {label('signIn')}
            </a>
            {realm.features.selfRegistration && (
              <a className={styles.signUp} href={paths.route('SIGNUP', {}, { query })} data-focus-item>
                {label('signUp')}
              </a>
            )}
            <a className={styles.profile} href={signIn} aria-label={label('signIn')} data-focus-item>
              <Icon name="person" />
            </a>
          </>
        ) : (
          <AccountMenu />
        )}
      </div>
      <SideMenu open={menuOpen} onClose={() => setMenuOpen(false)} here={here} />
    </header>
  );
}

/** The realm's logo, or its name where there is none. */
export function Brand() {
  const { realm } = useEnvironment();
  const { logo } = realm;
  if (!logo) return <span className={styles.name}>{realm.name}</span>;
  return (
    <span className={styles.logo} style={{ aspectRatio: `${logo.width} / ${logo.height}` }}>
      <Artwork
        picture={{ ...logo, placeholder: '' }}
        shape="fill"
        sizes="200px"
        widths={[240, 480]}
        alt={realm.name}
        loading="eager"
        className={styles.logoPicture}
        fallback={<span className={styles.name}>{realm.name}</span>}
      />
    </span>
  );
}
