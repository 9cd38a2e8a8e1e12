// The last events that concern the security of the account.
import type { SecurityEvent } from '@matinee/contract';
import { Button, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import formStyles from '../../../shared/ui/form-sections.module.css';
import { createSecurityEventsQuery } from '../api/security-queries.ts';
import type { SecurityTextKey } from '../api/security-text-keys.ts';
import { securityTexts } from '../api/security-texts.ts';
import { LocalDateTime } from './local-date-time.tsx';
import styles from './security-sections.module.css';

const initialEventCount = 5;

const textKeys: Record<Exclude<SecurityEvent['kind'], 'signedIn'>, SecurityTextKey> = {
  deviceSignedOut: 'accountEventDeviceSignedOut',
  signedOutEverywhere: 'accountEventSignedOutEverywhere',
  passwordChanged: 'accountEventPasswordChanged',
  passwordReset: 'accountEventPasswordReset',
  emailConfirmed: 'accountEventEmailConfirmed',
  roleChanged: 'accountEventRoleChanged',
  refreshTokenReused: 'accountEventRefreshTokenReused',
  providerLinked: 'accountEventProviderLinked',
  providerUnlinked: 'accountEventProviderUnlinked',
  parentalControlChanged: 'accountEventParentalControlChanged',
  passkeyAdded: 'accountEventPasskeyAdded',
  passkeyRemoved: 'accountEventPasskeyRemoved',
  totpAdded: 'accountEventTotpAdded',
  totpRemoved: 'accountEventTotpRemoved',
  recoveryCodeUsed: 'accountEventRecoveryCodeUsed',
  impersonationEnded: 'accountEventImpersonationEnded',
};
const signInTextKeys: Record<NonNullable<SecurityEvent['method']>, SecurityTextKey> = {
  password: 'accountEventSignedInPassword',
  signUp: 'accountEventSignedInSignUp',
  magicLink: 'accountEventSignedInMagicLink',
  provider: 'accountEventSignedInProvider',
  passkey: 'accountEventSignedInPasskey',
  deviceCode: 'accountEventSignedInDeviceCode',
  impersonation: 'accountEventSignedInImpersonation',
};

function getTextKey({ kind, method }: SecurityEvent): SecurityTextKey {
  return kind === 'signedIn' ? signInTextKeys[method ?? 'password'] : textKeys[kind];
}

export function ActivitySection() {
  const environment = useEnvironment();
  const { label } = environment;
  const text = usePageTexts(securityTexts);
  const { data: events = [], error } = useQuery(createSecurityEventsQuery(environment));
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  const shownEvents = showsAll ? events : events.slice(0, initialEventCount);
  return (
    <section className={formStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.title}>
        {text('accountActivityTitle')}
      </h2>
      <p className={formStyles.text}>{text('accountActivityText')}</p>
      <ul className={styles.list}>
        {shownEvents.map((event) => (
          <li key={`${event.occurredAt} ${event.kind}`} className={styles.item}>
            <div>
              <p className={styles.name}>{text(getTextKey(event))}</p>
              <p className={styles.detail}>
                <LocalDateTime instant={event.occurredAt} />
                {event.actorName && (
                  <>
                    {' · '}
                    <bdi>{event.actorName}</bdi>
                  </>
                )}
                {event.deviceName && (
                  <>
                    {' · '}
                    <bdi>{event.deviceName}</bdi>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {error && <Notice kind="error">{getErrorText(error, label).text}</Notice>}
      {shownEvents.length < events.length && (
        <Button onClick={() => setShowsAll(true)}>{label('showMore')}</Button>
      )}
    </section>
  );
}
