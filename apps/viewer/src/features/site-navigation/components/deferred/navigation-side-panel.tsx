// The side panel that the top bar opens: sign-in for guests, live events and the viewer's own pages otherwise.
import { SidePanel } from '@matinee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { useCanSignUp } from '../../../../shared/session/use-auth-links.ts';
import { useNavigationPanels } from '../../state/navigation-panels.ts';
import { changeToPreferredLanguage } from '../../state/preferred-language.ts';
import { AccountPageLinks } from '../account-page-links.tsx';
import { LiveNow } from './live-now.tsx';
import styles from './navigation-side-panel.module.css';

export interface NavigationSidePanelProps {
  isOpen: boolean;
  /** Rendered for guests; `close` closes the panel after signing in. */
  renderSignInForm: (close: () => void) => ReactNode;
}

export function NavigationSidePanel({ isOpen, renderSignInForm }: NavigationSidePanelProps) {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const canSignUp = useCanSignUp();
  const { user, isGuest } = useSession();
  const { opener, close } = useNavigationPanels();
  const lastOpener = useRef(opener);
  useEffect(() => {
    if (opener) lastOpener.current = opener;
  }, [opener]);
  const wasGuest = useRef(isGuest);
  useEffect(() => {
    const hasSignedIn = wasGuest.current && !isGuest;
    wasGuest.current = isGuest;
    if (!hasSignedIn || !isOpen || !user) return;
    close();
    if (changeToPreferredLanguage(user, environment, window.location.pathname + window.location.search))
      return;
    // The button that opened the panel no longer exists.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <SidePanel
      open={isOpen}
      opener={opener ?? lastOpener.current}
      onClose={close}
      title={label(isGuest ? 'signIn' : 'liveNow')}
      closeLabel={label('close')}
    >
      {isGuest ? (
        <>
          {renderSignInForm(close)}
          {canSignUp && (
            <p className={styles.footer}>
              {label('noAccount')}{' '}
              <a href={paths.buildPath('SIGNUP')} className={styles.link}>
                {label('signUp')}
              </a>
            </p>
          )}
        </>
      ) : (
        <>
          <LiveNow isOpen={isOpen} onNavigate={close} />
          <nav aria-label={label('libraryNavigation')} className={styles.myPages}>
            <AccountPageLinks>
              {(href, name) => (
                <a key={href} href={href} className={styles.page} data-focus-item onClick={close}>
                  {name}
                </a>
              )}
            </AccountPageLinks>
          </nav>
        </>
      )}
    </SidePanel>
  );
}
