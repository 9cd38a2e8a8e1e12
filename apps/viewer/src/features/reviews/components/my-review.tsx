// What this profile says of the title: a form, or the review with the ways to change it and to take it back.
import type { Card, Review } from '@matinee/contract';
import { Button, ButtonRow, ConfirmDialog } from '@matinee/ui';
import { useEffect, useRef, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useReview } from '../state/use-review.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-item.tsx';
import styles from './reviews.module.css';

export function MyReview({ title, own }: { title: Pick<Card, 'id'>; own: Review | undefined }) {
  const { label } = useEnvironment();
  const [isEditing, setEditing] = useState(false);
  const [asks, setAsks] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasChanged = useRef(false);
  const { post, remove } = useReview(title.id, () => {
    wasChanged.current = true;
    setEditing(false);
  });
  // What was pressed is there no more: the focus goes on in its place.
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    box.current?.focus({ preventScroll: true });
  });
  const edit = (on: boolean) => {
    wasChanged.current = true;
    setEditing(on);
  };
  return (
    <div ref={box} className={styles.own} tabIndex={-1}>
      <h3 className={styles.ownHeading}>{label(own ? 'reviewYours' : 'reviewWrite')}</h3>
      {own && !isEditing ? (
        <>
          <ReviewText review={own} />
          <ButtonRow>
            <Button onClick={() => edit(true)}>{label('reviewEdit')}</Button>
            <Button look="plain" busy={remove.isPending} onClick={() => setAsks(true)}>
              {label('reviewDelete')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <ReviewForm
          initial={own}
          busy={post.isPending}
          error={post.error}
          onSend={(words) => post.mutate(words)}
          onCancel={own ? () => edit(false) : undefined}
        />
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={label('reviewDeleteTitle')}
        closeLabel={label('close')}
        yes={label('reviewDelete')}
        no={label('reviewKeep')}
        onYes={() => remove.mutate(undefined)}
      />
    </div>
  );
}
