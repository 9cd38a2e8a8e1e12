// Maintenance of the search index: a rebuild on demand, and periodic updates of the word frequencies, which make
// searches faster, and of the title weights, which order equally good matches.
import type { Database } from '../../../platform/database/index.ts';
import {
  indexTitles,
  selectLastWordId,
  selectTitleIds,
  updateWordCounts,
  writeWeights,
} from '../queries/maintenance.queries.ts';

/** Each batch is a transaction of its own, so that it blocks other writers only briefly. */
const titleBatchSize = 1000;
const wordBatchSize = 10_000;
const maxWeight = 8;

/** Rebuilds the index of all titles, or of those of a realm, while searches continue. Returns their number. */
export async function rebuildSearch(
  db: Database,
  { realmId = null, onProgress }: { realmId?: number | null; onProgress?: (titleCount: number) => void } = {},
): Promise<number> {
  let lastId = 0;
  for (let rebuiltCount = 0; ; onProgress?.(rebuiltCount)) {
    const ids = await selectTitleIds(db, { after: lastId, realmId, limit: titleBatchSize });
    if (ids.length > 0) await indexTitles(db, ids);
    rebuiltCount += ids.length;
    lastId = ids.at(-1) ?? lastId;
    if (ids.length < titleBatchSize) {
      await updateWordFrequencies(db);
      return rebuiltCount;
    }
  }
}

/** Counts the titles of each word. Searches start with the rarest word. */
export async function updateWordFrequencies(db: Database): Promise<void> {
  const lastWordId = await selectLastWordId(db);
  for (let processedId = 0; processedId < lastWordId; processedId += wordBatchSize)
    await updateWordCounts(db, { after: processedId, lastId: processedId + wordBatchSize });
}

/** Stores a weight per title from its number of viewers: it grows with the logarithm and only breaks ties. */
export function updateTitleWeights(
  db: Database,
  viewerCounts: readonly { contentId: number; viewerCount: number }[],
): Promise<void> {
  return writeWeights(
    db,
    viewerCounts.map((title) => ({
      id: title.contentId,
      weight: Math.min(maxWeight, Math.floor(Math.log2(Math.max(1, title.viewerCount)))),
    })),
  );
}
