// The person downloads the data of the account, or deletes the account. Both need the password if the person has signed in
// some time ago.
import { hasErrorCode } from '@matinee/client';
import { Button, ButtonRow, Notice } from '@matinee/ui';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import formStyles from '../../../shared/ui/form-sections.module.css';
import { securityTexts } from '../api/security-texts.ts';
import { useDeleteAccount, useExportAccount } from '../state/use-personal-data.ts';
import { ConfirmIdentityDialog, type IdentityMethod } from './confirm-identity-dialog.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function PersonalDataSection() {
  const { label } = useEnvironment();
  const text = usePageTexts(securityTexts);
  const exportAccount = useExportAccount();
  const deleteAccount = useDeleteAccount();
  const [isDeleting, setDeleting] = useState(false);
  /** How the person confirms their identity, and what continues after that; null while it is not needed. */
  const [identity, setIdentity] = useState<{ method: IdentityMethod; onConfirmed: () => void } | null>(null);
  const headingId = useId();

  const requireIdentity = (error: unknown, onConfirmed: () => void) => {
    if (!hasErrorCode(error, 'recentSignInRequired')) return;
    setDeleting(false);
    setIdentity({ method: error.params.method ?? 'password', onConfirmed });
  };
  const download = () =>
    exportAccount.mutate(undefined, { onError: (error) => requireIdentity(error, download) });
  const remove = (confirmation: string) =>
    deleteAccount.mutate(confirmation, {
      onError: (error) => requireIdentity(error, () => remove(confirmation)),
    });
  const error = [exportAccount.error, deleteAccount.error].find(
    (candidate) =>
      candidate &&
      !hasErrorCode(candidate, 'recentSignInRequired') &&
      !hasErrorCode(candidate, 'confirmationMismatch'),
  );
  return (
    <section className={formStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.title}>
        {text('accountDataTitle')}
      </h2>
      <p className={formStyles.text}>{text('accountDataText')}</p>
      {error && <Notice kind="error">{getErrorText(error, label).text}</Notice>}
      <ButtonRow>
        <Button isBusy={exportAccount.isPending} onClick={download}>
          {text('accountDataDownload')}
        </Button>
        <Button isBusy={deleteAccount.isPending} onClick={() => setDeleting(true)}>
          {text('accountDelete')}
        </Button>
      </ButtonRow>
      <DeleteAccountDialog
        open={isDeleting}
        onClose={() => {
          setDeleting(false);
          deleteAccount.reset();
        }}
        isBusy={deleteAccount.isPending}
        isMismatch={hasErrorCode(deleteAccount.error, 'confirmationMismatch')}
        onConfirm={remove}
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
