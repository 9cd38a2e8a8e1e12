import { z } from 'zod';
import { defineCall } from '../call.ts';
import { review, reviewList, reviewRating } from '../entities/review.ts';
import { lastSeen } from '../entities/section.ts';

const params = z.object({ contentId: z.string().max(60) });

export const getReviews = defineCall({
  method: 'GET',
  path: '/api/v2/review/:contentId',
  tag: 'reviews',
  auth: 'optional',
  summary:
    'Returns the reviews of a title, newest first. Child profiles receive only the summary of ratings and their own review.',
  params,
  query: z.object({
    language: z.string().optional(),
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(10),
  }),
  response: reviewList,
  errors: ['unknownRealm', 'notFound'],
});

export const postReview = defineCall({
  method: 'POST',
  path: '/api/v2/review/:contentId',
  tag: 'reviews',
  auth: 'user',
  status: 201,
  summary: 'Creates or replaces the profile’s review of a title that it may watch.',
  params,
  body: z.strictObject({ rating: reviewRating, text: z.string().max(100_000).default('') }),
  response: review,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'accessDenied', 'notFound', 'reviewTooLong'],
});

export const deleteReview = defineCall({
  method: 'DELETE',
  path: '/api/v2/review/:contentId',
  tag: 'reviews',
  auth: 'user',
  status: 204,
  summary: 'Deletes the profile’s review of a title. Without a review, the call has no effect.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const removeReviewAsAdmin = defineCall({
  method: 'DELETE',
  path: '/api/v2/review/:contentId/:reviewId',
  tag: 'reviews',
  auth: 'admin',
  status: 204,
  summary: 'Deletes a review of another profile, as an administrator.',
  params: params.extend({ reviewId: z.string().max(60) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});
