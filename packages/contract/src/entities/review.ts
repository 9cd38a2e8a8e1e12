// Reviews of a title.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { paging } from './section.ts';

export const reviewRating = z.number().int().min(1).max(5);

export const review = z.object({
  id: z.string(),
  rating: reviewRating,
  /** Plain text with line feeds; may be empty. */
  text: z.string(),
  /** Name of the profile. */
  author: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type Review = z.infer<typeof review>;

export const reviewSummary = z.object({
  count: z.number().int(),
  /** Average of all ratings; null without ratings. */
  average: z.number().nullable(),
  /** Number of ratings with one, two, three, four and five stars. */
  ratings: z.array(z.number().int()).length(5),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const reviewList = z.object({
  summary: reviewSummary,
  /** The profile's own review. */
  myReview: review.optional(),
  /** Newest first, without the profile's own review. */
  reviews: z.array(review),
  paging,
});
export type ReviewList = z.infer<typeof reviewList>;
