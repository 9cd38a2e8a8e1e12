// Where somebody is in the product, and where they were before.
import { createGlobalState } from '../../shared/query/global-state.ts';

export interface Locations {
  /** Path and query. */
  current: string | null;
  previous: string | null;
}

export const locationsState = createGlobalState<Locations>('locations', { current: null, previous: null });
