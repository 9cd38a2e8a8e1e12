// The form in which a new person answers the consents of the realm before signing in with a provider.
import type { Realm } from '@matinee/contract';
import { Button, ButtonLink } from '@matinee/ui';
import { type FormEvent, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { ScriptRequired } from '../../../../shared/ui/script-required.tsx';
import { readConsentAnswers, type SignUpConsentAnswer } from '../../state/consent-answers.ts';
import styles from '../auth-form.module.css';
import { ConsentFields } from './consent-fields.tsx';

export interface ConsentFormProps {
  consents: Realm['consents'];
  isBusy: boolean;
  onSubmit: (consentAnswers: SignUpConsentAnswer[]) => void;
}

export function ConsentForm({ consents, isBusy, onSubmit }: ConsentFormProps) {
  const { label, paths } = useEnvironment();
  const [isConsentMissing, setIsConsentMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const consentAnswers = readConsentAnswers(event.currentTarget, consents);
    setIsConsentMissing(!consentAnswers);
    if (consentAnswers) onSubmit(consentAnswers);
  };
  return (
    <>
      <ScriptRequired labelKey="formNeedsJavaScript" />
      <form className={styles.form} method="post" onSubmit={submit} noValidate>
        <ConsentFields consents={consents} error={isConsentMissing ? label('requiredConsent') : undefined} />
        <Button type="submit" variant="cta" isFullWidth isBusy={isBusy}>
          {label('continue')}
        </Button>
      </form>
      <ButtonLink isFullWidth href={paths.buildPath('LOGIN')}>
        {label('signIn')}
      </ButtonLink>
    </>
  );
}
