import { fillLinkTemplate, parseReturnPath } from '@matinee/rules';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { pickSignInParams } from '../state/after-sign-in.ts';
import styles from './auth-form.module.css';

export interface ResetPasswordLinkProps {
  email: string;
  /** The provider that has the password; by default this service. */
  providerName?: string;
}

/** The link to reset a forgotten password, on this service or on another site. */
export function ResetPasswordLink({ email, providerName }: ResetPasswordLinkProps) {
  const { label, paths, realm, language } = useEnvironment();
  const query = new URLSearchParams(useLocation().search);
  const { resetUri } = realm.emailSignIn;
  const values = { email, language, realm: realm.key, from: parseReturnPath(query.get('from')) };
  const href =
    resetUri && providerName === undefined
      ? fillLinkTemplate(resetUri, values)
      : paths.buildPath(
          'LOGIN_REQUEST_PASSWORD',
          {},
          { query: { ...pickSignInParams(query), providerName } },
        );
  return (
    <a className={styles.link} href={href}>
      {label('forgotPasswordLink')}
    </a>
  );
}
