// The passkeys of the account. The viewer adds, renames and removes them.
import { hasErrorCode } from '@matinee/client';
import { Button, Notice } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import { usePageTexts } from '../../../shared/i18n/page-texts.ts';
import formStyles from '../../../shared/ui/form-sections.module.css';
import { createPasskeysQuery } from '../api/security-queries.ts';
import { securityTexts } from '../api/security-texts.ts';
import { getPasskeyTextKey } from '../state/passkey-text-key.ts';
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../state/use-passkeys.ts';
import { ConfirmIdentityDialog, type IdentityMethod } from './confirm-identity-dialog.tsx';
import { PasskeyItem } from './passkey-item.tsx';
import styles from './security-sections.module.css';

export function PasskeysSection() {
  const environment = useEnvironment();
  const { label } = environment;
  const text = usePageTexts(securityTexts);
  const { data: passkeys = [], error: loadError } = useQuery(createPasskeysQuery(environment));
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const [identityMethod, setIdentityMethod] = useState<IdentityMethod | null>(null);
  const headingId = useId();
  const addPasskey = () => {
    rename.reset();
    remove.reset();
    add.mutate(undefined, {
      onError(error) {
        if (hasErrorCode(error, 'recentSignInRequired')) setIdentityMethod(error.params.method ?? 'password');
      },
    });
  };
  const addError = hasErrorCode(add.error, 'recentSignInRequired') ? null : add.error;
  const error = loadError ?? addError ?? rename.error ?? remove.error;
  const errorKey = getPasskeyTextKey(error);
  return (
    <section className={formStyles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={formStyles.title}>
        {text('accountPasskeysTitle')}
      </h2>
      <p className={formStyles.text}>{text('accountPasskeysText')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => rename.mutate({ id: passkey.id, name })}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      {error && (
        <Notice kind={errorKey === 'accountPasskeyCancelled' ? 'info' : 'error'}>
          {errorKey === 'passkeyUnsupported'
            ? label('passkeyUnsupported')
            : errorKey
              ? text(errorKey)
              : getErrorText(error, label).text}
        </Notice>
      )}
      <Button isBusy={add.isPending} onClick={addPasskey}>
        {text('accountPasskeyAdd')}
      </Button>
      <ConfirmIdentityDialog
        method={identityMethod}
        onClose={() => setIdentityMethod(null)}
        onConfirmed={() => {
          setIdentityMethod(null);
          addPasskey();
        }}
      />
    </section>
  );
}
