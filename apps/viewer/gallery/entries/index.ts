import type { GalleryEntry } from '@matinee/ui/gallery';
import { actionEntries } from './actions.tsx';
import { cardEntries } from './cards.tsx';
import { guideEntries } from './guide.tsx';
import { listEntries } from './lists.tsx';
import { pageHeaderEntries } from './page-headers.tsx';
import { peopleAndNewsEntries } from './people-and-news.tsx';
import { promoItemEntries } from './promo-items.tsx';
import { signInEntries } from './sign-in.tsx';

/** The components of the viewer's entities, and the cards, entries and headers of its features. */
export const entries: readonly GalleryEntry[] = [
  ...cardEntries,
  ...listEntries,
  ...pageHeaderEntries,
  ...actionEntries,
  ...guideEntries,
  ...peopleAndNewsEntries,
  ...promoItemEntries,
  ...signInEntries,
];
