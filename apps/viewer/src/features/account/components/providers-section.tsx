// The sign-in providers of the realm. The viewer connects them with the account, and disconnects them.
import { hasErrorCode } from '@matinee/client';
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { Button, ButtonLink, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createRealmQuery } from '../../../shared/environment/realm-query.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import { buildProviderPath } from '../../../shared/session/provider-path.ts';
import formStyles from '../../../shared/ui/form-sections.module.css';
import { createLinkedAccountsQuery } from '../api/security-queries.ts';
import { securityTexts } from '../api/security-texts.ts';
import { useUnlinkProvider } from '../state/use-unlink-provider.ts';
import styles from './security-sections.module.css';

export function ProvidersSection() {
  const environment = useEnvironment();
  const { label } = environment;
  const text = usePageTexts(securityTexts);
  const { data: realm } = useQuery(createRealmQuery(environment));
  const { data: linkedNames, error: loadError } = useQuery(createLinkedAccountsQuery(environment));
  const unlink = useUnlinkProvider();
  const headingId = useId();
  const providers = realm?.signInProviders ?? [];
  const error = loadError ?? unlink.error;
  if (providers.length === 0) return null;
  return (
    <section className={formStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.title}>
        {text('accountProvidersTitle')}
      </h2>
      <p className={formStyles.text}>{text('accountProvidersText')}</p>
      {linkedNames && (
        <ul className={styles.list}>
          {providers.map((provider) => {
            const name = getProviderClientName(provider);
            return (
              <ProviderItem
                key={name}
                provider={provider}
                isLinked={linkedNames.includes(name)}
                isBusy={unlink.isPending && unlink.variables === name}
                onUnlink={() => unlink.mutate(name)}
              />
            );
          })}
        </ul>
      )}
      {error && (
        <Notice kind="error">
          {hasErrorCode(error, 'lastSignInMethod')
            ? text('accountProviderLast')
            : getErrorText(error, label).text}
        </Notice>
      )}
    </section>
  );
}

interface ProviderItemProps {
  provider: SignInProvider;
  isLinked: boolean;
  isBusy: boolean;
  onUnlink: () => void;
}

function ProviderItem({ provider, isLinked, isBusy, onUnlink }: ProviderItemProps) {
  const { label, paths } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const id = useId();
  const accountPath = paths.buildPath('ACCOUNT');
  return (
    <li className={styles.item}>
      <div>
        <p id={`${id}-name`} className={styles.name}>
          <bdi>{provider.name}</bdi>
        </p>
        {isLinked && <p className={styles.detail}>{text('accountProviderConnected')}</p>}
      </div>
      {isLinked && provider.allowUnlink === false ? null : isLinked ? (
        <Button
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-name`}
          isBusy={isBusy}
          onClick={onUnlink}
        >
          {text('accountProviderDisconnect')}
        </Button>
      ) : (
        <ButtonLink href={buildProviderPath(paths, provider, { link: 'true', from: accountPath })}>
          {label('linkProvider', { provider: provider.name })}
        </ButtonLink>
      )}
    </li>
  );
}
