// Where somebody is in the product, and where they were before.
import { pageState } from '../../shared/query/global-state.ts';

export interface Locations {
  /** Path and query. */
  current: string | null;
  previous: string | null;
}

export const locationsState = pageState<Locations>('locations', { current: null, previous: null });
