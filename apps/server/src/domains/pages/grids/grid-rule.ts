import type { ContentType } from '@matinee/contract';
import type { BucketSort } from '../section-input.ts';

/** Selects titles that match all of these conditions. */
export interface GridRule {
  types: readonly ContentType[];
  genres: readonly string[];
  tag?: string | undefined;
  access?: 'open' | 'signIn' | 'licence' | undefined;
  sort: BucketSort;
}
