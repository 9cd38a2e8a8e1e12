// Stars and text, validated before they are sent. The text stays in the form when sending fails.
import type { Review } from '@matinee/contract';
import { isReviewTooLong, MAX_REVIEW_LENGTH, normaliseReviewText, reviewRatings } from '@matinee/rules';
import { Button, ButtonRow, DeferredIcon, TextArea, VisuallyHidden } from '@matinee/ui';
import { useId, useRef, useState } from 'react';
import { useEarlyInput } from '../../../shared/browser/use-early-input.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { getErrorText } from '../../../shared/errors/call-errors.ts';
import type { ReviewInput } from '../state/use-review-mutations.ts';
import styles from './reviews.module.css';

export interface ReviewFormProps {
  initialReview: Review | undefined;
  isBusy: boolean;
  /** The error of the last attempt to send the review. */
  error: unknown;
  onSend: (review: ReviewInput) => void;
  onCancel: (() => void) | undefined;
}

export function ReviewForm({ initialReview, isBusy, error, onSend, onCancel }: ReviewFormProps) {
  const { label } = useEnvironment();
  const [rating, setRating] = useState(initialReview?.rating ?? 0);
  const [typedText, setTypedText] = useState(initialReview?.text ?? '');
  const [isRatingMissing, setRatingMissing] = useState(false);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, (element) => {
    setRating(Number(element.querySelector<HTMLInputElement>('input:checked')?.value ?? rating));
    setTypedText(element.querySelector('textarea')?.value ?? typedText);
  });
  const text = normaliseReviewText(typedText);
  const isTooLong = isReviewTooLong(text);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRatingMissing(rating === 0);
        if (rating > 0 && !isBusy && !isTooLong) onSend({ rating, text });
      }}
    >
      <fieldset className={styles.rating} aria-describedby={isRatingMissing ? errorId : undefined}>
        <legend>{label('reviewRating')}</legend>
        <div className={styles.choices}>
          {reviewRatings.map((stars) => (
            <label key={stars} className={styles.star} data-filled={stars <= rating}>
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={stars === rating}
                onChange={() => {
                  setRating(stars);
                  setRatingMissing(false);
                }}
              />
              <DeferredIcon name="star" isFilled={stars <= rating} />
              <VisuallyHidden>{label('ratingStars', { count: stars })}</VisuallyHidden>
            </label>
          ))}
        </div>
        {isRatingMissing && (
          <p id={errorId} className={styles.error} role="alert">
            {label('reviewRatingMissing')}
          </p>
        )}
      </fieldset>
      <TextArea
        label={label('reviewText')}
        hint={label('reviewTextHint', { count: MAX_REVIEW_LENGTH })}
        name="text"
        rows={4}
        dir="auto"
        value={typedText}
        onChange={(event) => setTypedText(event.target.value)}
        {...(isTooLong && { error: label('reviewTooLong', { count: MAX_REVIEW_LENGTH }) })}
      />
      {Boolean(error) && <p className={styles.error}>{getErrorText(error, label).text}</p>}
      <ButtonRow>
        <Button type="submit" variant="cta" isBusy={isBusy}>
          {label(initialReview ? 'reviewSave' : 'reviewSend')}
        </Button>
        {onCancel && (
          <Button variant="plain" onClick={onCancel}>
            {label('reviewCancel')}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
}
