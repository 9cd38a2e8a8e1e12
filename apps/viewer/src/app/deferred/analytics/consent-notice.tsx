// The consent dialog at the foot of the page. It blocks nothing.
import { Button } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import type { Label } from '../../../shared/i18n/labels.ts';
import styles from './consent-notice.module.css';

export interface ConsentNoticeProps {
  term: { label: string; text: string };
  label: Label;
  /** The viewer asked for it: it receives the focus. */
  isAskedFor: boolean;
  onAnswer: (answer: boolean) => void;
}

export function ConsentNotice({ term, label, isAskedFor, onAnswer }: ConsentNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) notice.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <section ref={notice} tabIndex={-1} className={styles.notice} aria-label={term.label}>
      <div className={styles.words}>
        <strong>{term.label}</strong>
        <p>{term.text}</p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => onAnswer(false)}>{label('consentDecline')}</Button>
        <Button onClick={() => onAnswer(true)}>{label('consentAgree')}</Button>
      </div>
    </section>
  );
}
