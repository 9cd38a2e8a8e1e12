import { ButtonLink, type ButtonLook } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import { useAuthLinks } from './use-auth-links.ts';

export interface SignInLinkProps {
  /** What it is for, in place of `Sign in`. */
  text?: string;
  look?: ButtonLook;
  /** Signing in opens the title of this page. */
  opensTitle?: boolean;
}

/** The way in for guests, who come back to where they are. */
export function SignInLink({ text, look = 'call', opensTitle }: SignInLinkProps) {
  const label = useLabel();
  const { signIn } = useAuthLinks();
  return (
    <ButtonLink look={look} icon="signIn" href={signIn} grantedOnSignIn={opensTitle}>
      {text ?? label('signIn')}
    </ButtonLink>
  );
}
