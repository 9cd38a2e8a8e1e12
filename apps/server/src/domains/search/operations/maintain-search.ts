// What the search needs now and then. Nothing is wrong without it: only the way to the titles gets longer.
import type { Database } from '../../../platform/database/index.ts';
import {
  countTitles,
  selectLastWord,
  selectTitles,
  writeTitles,
  writeWeights,
} from '../queries/maintenance.queries.ts';

/** Each go is a transaction of its own, so that nobody waits behind one. */
const titlesAtOnce = 1000;
const wordsAtOnce = 10_000;
const heaviest = 8;

/** Makes anew what every title is found by, while people go on searching; answers how many there are. */
export async function rebuildSearch(
  db: Database,
  { realmId = null, onProgress }: { realmId?: number | null; onProgress?: (titles: number) => void } = {},
): Promise<number> {
  let after = 0;
  for (let done = 0; ; onProgress?.(done)) {
    const ids = await selectTitles(db, { after, realmId, limit: titlesAtOnce });
    if (ids.length > 0) await writeTitles(db, ids);
    done += ids.length;
    after = ids.at(-1) ?? after;
    if (ids.length < titlesAtOnce) {
      await countWords(db);
      return done;
    }
  }
}

/** Counts in how many titles each word is: by that the search knows where to begin. */
export async function countWords(db: Database): Promise<void> {
  const last = await selectLastWord(db);
  for (let after = 0; after < last; after += wordsAtOnce)
    await countTitles(db, { after, upTo: after + wordsAtOnce });
}

/** Tells how many people watch titles. Twice as many are one step; a step breaks a tie and no more. */
export function weighTitles(
  db: Database,
  viewers: readonly { contentId: number; viewers: number }[],
): Promise<void> {
  return writeWeights(
    db,
    viewers.map((one) => ({
      id: one.contentId,
      weight: Math.min(heaviest, Math.floor(Math.log2(Math.max(1, one.viewers)))),
    })),
  );
}
