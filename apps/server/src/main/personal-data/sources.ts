// What each domain stores about accounts, for the export of an account.
import { licenceData } from '../../domains/entitlement/index.ts';
import type { PersonalDataSources } from '../../domains/identity/index.ts';
import { libraryData } from '../../domains/library/index.ts';
import { reviewData } from '../../domains/reviews/index.ts';
import { watchlistData } from '../../domains/watchlists/index.ts';

export const personalDataSources: PersonalDataSources = {
  licences: licenceData,
  watchlists: watchlistData,
  library: libraryData,
  reviews: reviewData,
};
