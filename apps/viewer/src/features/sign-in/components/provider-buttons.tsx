// Links that sign in with a provider.
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { buildProviderPath } from '../../../shared/session/provider-path.ts';
import styles from './provider-buttons.module.css';

/** Width and height of a logo in pixels. */
const logoSize = 20;

export interface ProviderButtonsProps {
  providers: readonly SignInProvider[];
  /** The query parameters of the sign-in page. */
  signInParams: Readonly<Record<string, string>>;
  /** Whether a form is above the buttons. By default, whether viewers sign in with an email address. */
  isBelowForm?: boolean;
}

export function ProviderButtons({ providers, signInParams, isBelowForm }: ProviderButtonsProps) {
  const { label, paths, realm } = useEnvironment();
  if (providers.length === 0) return null;
  const hasOtherMethods = isBelowForm ?? (realm.emailSignIn.password || realm.emailSignIn.magicLink);
  return (
    <div className={styles.providers}>
      {hasOtherMethods && <p className={styles.separator}>{label('orSignInWith')}</p>}
      {providers.map((provider) => (
        <ButtonLink
          key={getProviderClientName(provider)}
          isFullWidth
          href={buildProviderPath(paths, provider, signInParams)}
        >
          <span className={styles.provider}>
            {provider.logoUri && <img src={provider.logoUri} alt="" width={logoSize} height={logoSize} />}
            {label('continueWith', { provider: provider.name })}
          </span>
        </ButtonLink>
      ))}
    </div>
  );
}
