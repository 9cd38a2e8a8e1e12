// The realm's question, at the foot of the page until it is answered. It keeps nobody from anything.
import { Button } from '@matinee/ui';
import { useState } from 'react';
import type { Label } from '../environment/labels.ts';
import styles from './consent-notice.module.css';

export interface ConsentNoticeProps {
  term: { label: string; text: string };
  label: Label;
  onAnswer: (answer: boolean) => void;
}

export function ConsentNotice({ term, label, onAnswer }: ConsentNoticeProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (given: boolean) => {
    setAnswered(true);
    onAnswer(given);
  };
  return (
    <section className={styles.notice} aria-label={term.label}>
      <div className={styles.words}>
        <strong>{term.label}</strong>
        <p>{term.text}</p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => answer(false)}>{label('consentDecline')}</Button>
        <Button onClick={() => answer(true)}>{label('consentAgree')}</Button>
      </div>
    </section>
  );
}
