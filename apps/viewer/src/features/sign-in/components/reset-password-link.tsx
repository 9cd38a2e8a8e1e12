import { fillLinkTemplate, parseReturnPath } from '@matinee/rules';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { pickSignInParams } from '../state/after-sign-in.ts';
import styles from './auth-form.module.css';

/** The link to reset a forgotten password, on this service or on another site. */
export function ResetPasswordLink({ email }: { email: string }) {
  const { label, paths, realm, language } = useEnvironment();
  const query = new URLSearchParams(useLocation().search);
  const { resetUri } = realm.emailSignIn;
  const values = { email, language, realm: realm.key, from: parseReturnPath(query.get('from')) };
  const href = resetUri
    ? fillLinkTemplate(resetUri, values)
    : paths.buildPath('LOGIN_REQUEST_PASSWORD', {}, { query: pickSignInParams(query) });
  return (
    <a className={styles.link} href={href}>
      {label('forgotPasswordLink')}
    </a>
  );
}
