import { ButtonLink, type ButtonVariant } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import { useAuthLinks } from './use-auth-links.ts';

export interface SignInLinkProps {
  /** The text, instead of `Sign in`. */
  text?: string;
  variant?: ButtonVariant;
  /** Signing in grants access to the title of this page. */
  isGrantedOnSignIn?: boolean;
}

/** A sign-in link for guests that returns to the current page. */
export function SignInLink({ text, variant = 'cta', isGrantedOnSignIn }: SignInLinkProps) {
  const label = useLabel();
  const { signInHref } = useAuthLinks();
  return (
    <ButtonLink variant={variant} icon="signIn" href={signInHref} isGrantedOnSignIn={isGrantedOnSignIn}>
      {text ?? label('signIn')}
    </ButtonLink>
  );
}
