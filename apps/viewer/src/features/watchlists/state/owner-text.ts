// The text that names the owner of a list, on its page and its card.
import type { WatchlistSummary } from '@matinee/contract';
import { isolateText } from '../../../shared/i18n/isolate-text.ts';
import type { LabelFunction } from '../../../shared/i18n/labels.ts';

export function getOwnerText(
  { ownership, ownerName }: Pick<WatchlistSummary, 'ownership' | 'ownerName'>,
  label: LabelFunction,
): string {
  if (ownership === 'owned') return label('watchlistOwnershipOwned');
  return ownerName
    ? label('watchlistOwner', { name: isolateText(ownerName) })
    : label('watchlistOwnerHidden');
}
