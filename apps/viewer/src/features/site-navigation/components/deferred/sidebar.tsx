// The panel at the end of the bar: the way in for guests, what is live now for everybody else.
import { SidePanel } from '@matinee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { useCanSignUp } from '../../../../shared/session/use-can-sign-up.ts';
import { useNavbar } from '../../state/navbar.ts';
import { MyPages } from '../my-pages.tsx';
import { LiveNow } from './live-now.tsx';
import styles from './sidebar.module.css';

export interface SidebarProps {
  open: boolean;
  /** Shown to guests; `close` closes the panel once they are signed in. */
  signInForm: (close: () => void) => ReactNode;
}

export function Sidebar({ open, signInForm }: SidebarProps) {
  const { label, paths } = useEnvironment();
  const signUp = useCanSignUp();
  const { isGuest } = useSession();
  const { opener, close } = useNavbar();
  const kept = useRef(opener);
  useEffect(() => {
    if (opener) kept.current = opener;
  }, [opener]);
  const wasGuest = useRef(isGuest);
  useEffect(() => {
    const cameIn = wasGuest.current && !isGuest;
    wasGuest.current = isGuest;
    if (!cameIn || !open) return;
    close();
    // The button that opened the panel is there no more.
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  return (
    <SidePanel
      open={open}
      opener={opener ?? kept.current}
      onClose={close}
      title={label(isGuest ? 'signIn' : 'liveNow')}
      closeLabel={label('close')}
    >
      {isGuest ? (
        <>
          {signInForm(close)}
          {signUp && (
            <p className={styles.foot}>
              {label('noAccount')}{' '}
              <a href={paths.route('SIGNUP')} className={styles.link}>
                {label('signUp')}
              </a>
            </p>
          )}
        </>
      ) : (
        <>
          <LiveNow shown={open} onChoose={close} />
          <nav aria-label={label('libraryPages')} className={styles.own}>
            <MyPages>
              {(href, name) => (
                <a key={href} href={href} className={styles.page} data-focus-item onClick={close}>
                  {name}
                </a>
              )}
            </MyPages>
          </nav>
        </>
      )}
    </SidePanel>
  );
}
