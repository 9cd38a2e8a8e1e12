import { ButtonLink, Panel } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { useOffersSignUp } from '../../../environment/offers-sign-up.ts';

/** Guests keep nothing: in place of what is kept, the ways in. */
export function SignInFirst({ from }: { from: string }) {
  const { label, paths } = useEnvironment();
  const signUp = useOffersSignUp();
  return (
    <Panel
      icon="person"
      title={label('favouritesSignIn')}
      text={label('favouritesSignInText')}
      actions={
        <>
          <ButtonLink look="call" icon="signIn" href={paths.route('LOGIN', {}, { query: { from } })}>
            {label('signIn')}
          </ButtonLink>
          {signUp && (
            <ButtonLink href={paths.route('SIGNUP', {}, { query: { from } })}>{label('signUp')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
