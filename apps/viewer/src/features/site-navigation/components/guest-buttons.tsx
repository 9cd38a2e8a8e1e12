// Sign-in and sign-up for guests, side by side where there is room, otherwise behind a person icon.
import { chooseSignInMethod } from '@matinee/rules';
import { Icon } from '@matinee/ui';
import type { ReactNode } from 'react';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCanSignUp } from '../../../shared/session/use-auth-links.ts';
import { useNavigationPanels } from '../state/navigation-panels.ts';
import styles from './top-bar.module.css';

/**
 * `returnPath` is the path to return to after signing in; `isAuthPage` is set on the authentication pages
 * themselves.
 */
export function GuestButtons({ returnPath, isAuthPage }: { returnPath: string | null; isAuthPage: boolean }) {
  const { label, paths } = useEnvironment();
  const query = returnPath ? { from: returnPath } : {};
  const canSignUp = useCanSignUp();
  return (
    <>
      <SignInButton returnPath={returnPath} isAuthPage={isAuthPage} className={styles.signIn}>
        {label('signIn')}
      </SignInButton>
      {canSignUp && (
        <a className={styles.signUp} href={paths.buildPath('SIGNUP', {}, { query })} data-focus-item>
          {label('signUp')}
        </a>
      )}
      <SignInButton
        returnPath={returnPath}
        isAuthPage={isAuthPage}
        className={styles.signInIcon}
        label={label('signIn')}
      >
        <Icon name="person" />
      </SignInButton>
    </>
  );
}

interface SignInButtonProps {
  returnPath: string | null;
  isAuthPage: boolean;
  className?: string;
  label?: string;
  children: ReactNode;
}

/** A link, so that it works before hydration. */
function SignInButton({ returnPath, isAuthPage, className, label, children }: SignInButtonProps) {
  const { realm, paths } = useEnvironment();
  const { openedPanel, toggle } = useNavigationPanels();
  const method = chooseSignInMethod({
    externalUrl: realm.externalSignIn?.url ?? null,
    captchaRequired: realm.features.captchaRequired,
  });
  const href =
    method.kind === 'redirect'
      ? method.url
      : paths.buildPath('LOGIN', {}, { query: returnPath ? { from: returnPath } : {} });
  if (isAuthPage || method.kind !== 'sidePanel') {
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
      aria-expanded={openedPanel === 'sidePanel'}
      data-opens="sidePanel"
      data-focus-item
      data-skip-router
      onClick={onPlainClick(({ currentTarget }) => toggle('sidePanel', currentTarget))}
    >
      {children}
    </a>
  );
}
