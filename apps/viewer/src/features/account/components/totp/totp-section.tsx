// Two-step verification: administrators add an authenticator app to the account, and remove it.
import { hasErrorCode } from '@matinee/client';
import { Button, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { getErrorText } from '../../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import formStyles from '../../../../shared/ui/form-sections.module.css';
import { createTotpQuery } from '../../api/security-queries.ts';
import { securityTexts } from '../../api/security-texts.ts';
import { useRemoveTotp, useStartTotpEnrolment } from '../../state/use-totp.ts';
import { ConfirmIdentityDialog, type IdentityMethod } from '../confirm-identity-dialog.tsx';
import { LocalDateTime } from '../local-date-time.tsx';
import { TotpEnrolmentDialog } from './totp-enrolment-dialog.tsx';
import { TotpRemovalDialog } from './totp-removal-dialog.tsx';

/** The server sends administrators who need a second factor to this part of the page. */
const sectionId = 'two-step-verification';

export function TotpSection() {
  const environment = useEnvironment();
  const { label } = environment;
  const text = usePageTexts(securityTexts);
  const { data: totp } = useQuery(createTotpQuery(environment));
  const start = useStartTotpEnrolment();
  const remove = useRemoveTotp();
  const [isRemoving, setRemoving] = useState(false);
  /** How the person confirms their identity, and what continues after that; null while it is not needed. */
  const [identity, setIdentity] = useState<{ method: IdentityMethod; onConfirmed: () => void } | null>(null);

  if (!totp || (!totp.isAvailable && totp.addedAt === null)) return null;

  const requireIdentity = (error: unknown, onConfirmed: () => void) => {
    if (hasErrorCode(error, 'recentSignInRequired'))
      setIdentity({ method: error.params.method ?? 'password', onConfirmed });
  };
  const add = () => start.mutate(undefined, { onError: (error) => requireIdentity(error, add) });
  const removeWithCode = (code: string) =>
    remove.mutate(code, {
      onSuccess: () => setRemoving(false),
      onError: (error) => requireIdentity(error, () => removeWithCode(code)),
    });
  const shownError = [start.error, remove.error].find(
    (error) =>
      error && !hasErrorCode(error, 'recentSignInRequired') && !hasErrorCode(error, 'wrongSecondFactorCode'),
  );
  return (
    <section id={sectionId} className={formStyles.section} aria-labelledby={`${sectionId}-title`}>
      <h2 id={`${sectionId}-title`} className={formStyles.title}>
        {text('accountTotpTitle')}
      </h2>
      {totp.isMissing && <Notice kind="info">{text('accountTotpRequired')}</Notice>}
      {totp.addedAt ? (
        <p className={formStyles.text}>
          {text('accountTotpAddedAt')} <LocalDateTime instant={totp.addedAt} />
          {' · '}
          {text('accountTotpRecoveryCount')} {totp.unusedRecoveryCodeCount}
        </p>
      ) : (
        <p className={formStyles.text}>{text('accountTotpText')}</p>
      )}
      {shownError && (
        <Notice kind="error">
          {hasErrorCode(shownError, 'emailNotConfirmed')
            ? text('accountTotpNotConfirmed')
            : getErrorText(shownError, label).text}
        </Notice>
      )}
      {totp.addedAt ? (
        <Button
          onClick={() => {
            remove.reset();
            setRemoving(true);
          }}
        >
          {text('accountTotpRemove')}
        </Button>
      ) : (
        <Button isBusy={start.isPending} onClick={add}>
          {text('accountTotpAdd')}
        </Button>
      )}
      {start.data && <TotpEnrolmentDialog totpKey={start.data} onClose={start.reset} />}
      <TotpRemovalDialog
        open={isRemoving && identity === null}
        onClose={() => setRemoving(false)}
        isBusy={remove.isPending}
        isWrongCode={hasErrorCode(remove.error, 'wrongSecondFactorCode')}
        onSubmit={removeWithCode}
      />
      <ConfirmIdentityDialog
        method={identity?.method ?? null}
        onClose={() => setIdentity(null)}
        onConfirmed={() => {
          setIdentity(null);
          identity?.onConfirmed();
        }}
      />
    </section>
  );
}
