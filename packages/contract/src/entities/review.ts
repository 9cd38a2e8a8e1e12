// What people say of a title.
import { z } from 'zod';
import { paging } from './section.ts';

export const reviewRating = z.number().int().min(1).max(5);

export const review = z.object({
  id: z.string(),
  rating: reviewRating,
  /** Plain text, lines apart by line feeds; may be empty. */
  text: z.string(),
  /** What the profile is called. */
  author: z.string(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Review = z.infer<typeof review>;

export const reviewSummary = z.object({
  count: z.number().int(),
  /** Of all ratings; null without any. */
  average: z.number().nullable(),
  /** How many gave one, two, three, four and five. */
  ratings: z.array(z.number().int()).length(5),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

/** Newest first, without the one of the profile that asks. */
export const reviewList = z.object({
  summary: reviewSummary,
  /** The review of the profile that asks. */
  myReview: review.optional(),
  reviews: z.array(review),
  paging,
});
export type ReviewList = z.infer<typeof reviewList>;
