// The row of the home page with the videos added last.
import type { NewBucket } from '../../pages/index.ts';

export function createRecentlyAddedBucket(): NewBucket {
  return {
    exid: 'recently-added',
    names: {
      en: 'Recently added',
      es: 'Añadido recientemente',
      pt: 'Adicionado recentemente',
      ar: 'أُضيف حديثًا',
    },
    rowType: 'basic',
    rowCount: 1,
    displayPosters: false,
    showItemPosition: false,
    source: { kind: 'rule', type: 'VIDEO', sort: 'added', limit: 40 },
  };
}
