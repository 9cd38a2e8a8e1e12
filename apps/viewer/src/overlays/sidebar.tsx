// The panel at the end of the bar: the way in for guests, what is live now for everybody else.
import { SidePanel } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import type { OverlayProps } from '../app/later/overlay-host.tsx';
import { useEnvironment } from '../environment/environment.ts';
import { useNavbar } from '../environment/navbar.ts';
import { useOffersSignUp } from '../environment/offers-sign-up.ts';
import { useSession } from '../environment/session.ts';
import { OwnPages } from '../features/chrome/components/own-pages.tsx';
import { LiveNow } from '../features/chrome/drawers/live-now.tsx';
import { SignInForm } from '../features/sign-in/components/sign-in-form.tsx';
import styles from './sidebar.module.css';

export default function Sidebar({ open }: OverlayProps) {
  const { label, paths } = useEnvironment();
  const signUp = useOffersSignUp();
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
          <SignInForm onSignedIn={close} />
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
            <OwnPages>
              {(href, name) => (
                <a key={href} href={href} className={styles.page} data-focus-item onClick={close}>
                  {name}
                </a>
              )}
            </OwnPages>
          </nav>
        </>
      )}
    </SidePanel>
  );
}
