// The ways in, for guests: beside each other where there is room, else behind the icon of a person.
import { signInWay } from '@matinee/rules';
import { Icon } from '@matinee/ui';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCanSignUp } from '../../../shared/session/use-can-sign-up.ts';
import { useNavbar } from '../state/navbar.ts';
import styles from './top-bar.module.css';

/** `from`: where to come back to; `onPage` is set where the page itself is for signing in. */
export function GuestButtons({ from, onPage }: { from: string | null; onPage: boolean }) {
  const { label, paths } = useEnvironment();
  const query = from ? { from } : {};
  const signUp = useCanSignUp();
  return (
    <>
      <SignInButton from={from} onPage={onPage} className={styles.signIn}>
        {label('signIn')}
      </SignInButton>
      {signUp && (
        <a className={styles.signUp} href={paths.route('SIGNUP', {}, { query })} data-focus-item>
          {label('signUp')}
        </a>
      )}
      <SignInButton from={from} onPage={onPage} className={styles.profile} label={label('signIn')}>
        <Icon name="person" />
      </SignInButton>
    </>
  );
}

interface SignInButtonProps {
  from: string | null;
  onPage: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link, so that it leads somewhere before any code is there. */
function SignInButton({ from, onPage, className, label, children }: SignInButtonProps) {
  const { realm, paths } = useEnvironment();
  const { open, toggle } = useNavbar();
  const way = signInWay({
    externalUrl: realm.externalSignIn?.url ?? null,
    captchaRequired: realm.features.captchaRequired,
  });
  const href = way.kind === 'redirect' ? way.url : paths.route('LOGIN', {}, { query: from ? { from } : {} });
  if (onPage || way.kind !== 'sidebar') {
    return (
      <a className={className} href={href} aria-label={label} data-focus-item>
        {children}
      </a>
    );
  }
  return (
    <a
      className={className}
      href={href}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={open === 'sidebar'}
      data-opens="sidebar"
      data-focus-item
      data-reload
      onClick={onPlainClick(({ currentTarget }) => toggle('sidebar', currentTarget))}
    >
      {children}
    </a>
  );
}
