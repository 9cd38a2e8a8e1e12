// Generates docs/reference/caches.md from the caches of the whole service.
import { listDefinedCaches, renderCacheDocs } from '../platform/cache/index.ts';
import './build-app.ts';
import '../pages/index.ts';

export function createCacheDocs(): string {
  return renderCacheDocs(listDefinedCaches(), {
    titleEvents: [
      { type: 'ContentChanged', meaning: 'a title was added, or the content of its card or page changed' },
      { type: 'MediaChanged', meaning: 'the media of a title is in another state, such as encoded further' },
      {
        type: 'ContentAvailabilityChanged',
        meaning:
          'the availability window of a title changed, opened or closed, or the items of a playlist changed',
      },
    ],
  });
}
