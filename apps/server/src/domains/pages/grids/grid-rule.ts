import type { ContentType } from '@matinee/contract';
import type { BucketSort } from '../section-input.ts';

/** Titles by a rule; every condition that is given must hold. */
export interface GridRule {
  types: readonly ContentType[];
  genres: readonly string[];
  tag?: string | undefined;
  access?: 'open' | 'signIn' | 'licence' | undefined;
  sort: BucketSort;
}
