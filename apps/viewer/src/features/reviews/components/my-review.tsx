// The profile's review: a form, or the review with buttons to edit and delete it.
import type { Card, Review } from '@matinee/contract';
import { Button, ButtonRow, ConfirmDialog } from '@matinee/ui';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useReviewMutations } from '../state/use-review-mutations.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-item.tsx';
import styles from './reviews.module.css';

export function MyReview({ title, review }: { title: Pick<Card, 'id'>; review: Review | undefined }) {
  const { label } = useEnvironment();
  const [isEditing, setEditing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(false);
  const { post, remove } = useReviewMutations(title.id, () => {
    shouldMoveFocus.current = true;
    setEditing(false);
  });
  // The pressed button is removed, so the focus moves to the container.
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    container.current?.focus({ preventScroll: true });
  });
  const changeMode = (shouldEdit: boolean) => {
    shouldMoveFocus.current = true;
    setEditing(shouldEdit);
  };
  return (
    <div ref={container} className={styles.myReview} tabIndex={-1}>
      <h3 className={styles.myReviewHeading}>{label(review ? 'reviewYours' : 'reviewWrite')}</h3>
      {review && !isEditing ? (
        <>
          <ReviewText review={review} />
          <ButtonRow>
            <Button onClick={() => changeMode(true)}>{label('reviewEdit')}</Button>
            <Button variant="plain" isBusy={remove.isPending} onClick={() => setConfirming(true)}>
              {label('reviewDelete')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <ReviewForm
          initialReview={review}
          isBusy={post.isPending}
          error={post.error}
          onSend={(input) => post.mutate(input)}
          onCancel={review ? () => changeMode(false) : undefined}
        />
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={label('reviewDeleteTitle')}
        closeLabel={label('close')}
        confirmLabel={label('reviewDelete')}
        cancelLabel={label('reviewDeleteCancel')}
        onConfirm={() => remove.mutate(undefined)}
      />
    </div>
  );
}
