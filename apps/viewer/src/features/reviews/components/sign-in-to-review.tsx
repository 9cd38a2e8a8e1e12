import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './reviews.module.css';

/** For guests, in place of the form. */
export function SignInToReview({ from }: { from: string }) {
  const { label, paths } = useEnvironment();
  return (
    <div className={styles.ask}>
      <p>{label('reviewSignIn')}</p>
      <div>
        <ButtonLink icon="signIn" href={paths.route('LOGIN', {}, { query: { from } })}>
          {label('signIn')}
        </ButtonLink>
      </div>
    </div>
  );
}
