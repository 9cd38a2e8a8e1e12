// Signs in with the token of a magic link when the viewer presses the button. Opening the page does not use the token,
// because programs that scan mails open their links.
import type { SessionUser } from '@matinee/contract';
import { Button } from '@matinee/ui';
import type { FormEvent } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getMagicLinkErrorText } from '../state/link-errors.ts';
import { useMagicLinkSignIn } from '../state/use-email-links.ts';
import styles from './auth-form.module.css';
import { FormError } from './form-error.tsx';

export interface MagicLinkSignInProps {
  token: string;
  onSignedIn: (tokens: { user: SessionUser }) => void;
}

export function MagicLinkSignIn({ token, onSignedIn }: MagicLinkSignInProps) {
  const { label } = useEnvironment();
  const signIn = useMagicLinkSignIn();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate(token, { onSuccess: onSignedIn });
  };
  return (
    <>
      {signIn.error && <FormError error={getMagicLinkErrorText(signIn.error, label)} />}
      <form className={styles.form} method="post" onSubmit={submit}>
        <Button type="submit" variant="cta" isFullWidth isBusy={signIn.isPending}>
          {label('signIn')}
        </Button>
      </form>
    </>
  );
}
