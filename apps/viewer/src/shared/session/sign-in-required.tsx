import { ButtonLink, MessagePanel } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import { SignInLink } from './sign-in-link.tsx';
import { useAuthLinks } from './use-auth-links.ts';

export interface SignInRequiredProps {
  title: string;
  text: string;
  /** The whole page requires an account. */
  isPage?: boolean;
}

/** Shown to guests in place of personal lists. */
export function SignInRequired({ title, text, isPage = false }: SignInRequiredProps) {
  const label = useLabel();
  const { signUpHref } = useAuthLinks();
  return (
    <MessagePanel
      level={isPage ? 1 : 2}
      size={isPage ? 'page' : 'part'}
      icon="person"
      title={title}
      text={text}
      actions={
        <>
          <SignInLink />
          {signUpHref && <ButtonLink href={signUpHref}>{label('signUp')}</ButtonLink>}
        </>
      }
    />
  );
}
