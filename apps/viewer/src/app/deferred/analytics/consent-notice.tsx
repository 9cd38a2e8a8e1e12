// The consent notice at the bottom of the window. The page stays usable.
import { Button } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';
import styles from './consent-notice.module.css';

export interface ConsentNoticeProps {
  term: { label: string; text: string };
  label: LabelFunction;
  /** The viewer opened the notice: it receives the focus. */
  isRequested: boolean;
  onDecision: (consent: boolean) => void;
}

export function ConsentNotice({ term, label, isRequested, onDecision }: ConsentNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) notice.current?.focus({ preventScroll: true });
  }, [isRequested]);
  return (
    <section ref={notice} tabIndex={-1} className={styles.notice} aria-label={term.label}>
      <div className={styles.text}>
        <strong>{term.label}</strong>
        <p>{term.text}</p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => onDecision(false)}>{label('consentDecline')}</Button>
        <Button onClick={() => onDecision(true)}>{label('consentAgree')}</Button>
      </div>
    </section>
  );
}
