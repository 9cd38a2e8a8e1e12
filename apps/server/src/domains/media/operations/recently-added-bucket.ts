// The row in which imported videos appear first, whatever else a realm's home page has.
import type { NewBucket } from '../../pages/index.ts';

export function recentlyAddedBucket(): NewBucket {
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
