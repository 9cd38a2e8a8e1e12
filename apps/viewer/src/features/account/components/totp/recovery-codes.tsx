import { Button } from '@matinee/ui';
import { useState } from 'react';
import { usePageTexts } from '../../../../shared/i18n/page-texts.ts';
import { securityTexts } from '../../api/security-texts.ts';
import styles from './totp-dialogs.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The recovery codes, which nobody sees again. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = usePageTexts(securityTexts);
  const [isCopied, setCopied] = useState(false);
  // Absent on pages without https.
  const { clipboard } = navigator as Partial<Navigator>;
  const copy = async () => {
    await clipboard?.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>{text('accountTotpRecoveryText')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      {clipboard && (
        <Button isFullWidth onClick={() => void copy().catch(() => setCopied(false))}>
          <span role="status">
            {text(isCopied ? 'accountTotpRecoveryCopied' : 'accountTotpRecoveryCopy')}
          </span>
        </Button>
      )}
      <Button variant="cta" isFullWidth onClick={onSaved}>
        {text('accountTotpRecoverySaved')}
      </Button>
    </div>
  );
}
