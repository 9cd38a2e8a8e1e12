// Finds by looking at every word and every title there is: what a search that leaves nothing out would answer. It shares
// the ranking with the product, and none of the ways to the titles.

import {
  likeness,
  type Rankable,
  readQuery,
  scoreTitle,
} from '../../apps/server/src/domains/search/index.ts';
import { type Database, prepared } from '../../apps/server/src/platform/database/index.ts';

export interface Scored {
  id: number;
  score: number;
}

interface Title extends Rankable {
  id: number;
  words: number[];
}

const words = prepared<{ id: number; word: string }>(
  'bench-words',
  'select id, word from search_word where realm_id = $1',
);
const titles = prepared<Title>(
  'bench-titles',
  `select content_id as id, titles, people, genres, year, weight, words from search_title
  where realm_id = $1 and content_id > $2 order by content_id limit 50000`,
);

/** As the search: with fewer as they were typed, what looks alike counts. */
const enough = 3;
const first = 10;

export async function everyTitle(db: Database, realmId: number): Promise<(folded: string) => Scored[]> {
  const vocabulary = await words(db, [realmId]);
  const all: Title[] = [];
  for (;;) {
    const some = await titles(db, [realmId, all.at(-1)?.id ?? 0]);
    for (const title of some) all.push(title);
    if (some.length === 0) break;
  }
  const size = 1 + vocabulary.reduce((most, { id }) => Math.max(most, id), 0);

  function look(folded: string, isWide: boolean): Scored[] {
    const query = readQuery(folded);
    const answers = query.words.map(({ word, isOpen, isRun }) => {
      const fits = new Uint8Array(size);
      const accepted = new Map<string, number>();
      for (const { id, word: other } of vocabulary) {
        const isAsTyped =
          other === word || (isOpen && other.startsWith(word)) || (isRun && word.includes(other));
        const value = isAsTyped || !isWide ? 0 : worthOf(word, other, isOpen);
        if (value > 0) accepted.set(other, value);
        if (isAsTyped || value > 0) fits[id] = 1;
      }
      return { fits, accepted };
    });
    const asked = {
      ...query,
      lacking: isWide && query.words.length > 2 ? 1 : 0,
      accepted: answers.map(({ accepted }) => ({ words: accepted, genres: new Set<number>() })),
    };
    const found: Scored[] = [];
    for (const title of all) {
      let missing = 0;
      for (const [index, { fits }] of answers.entries()) {
        if (!query.words[index]?.isOptional && !title.words.some((id) => fits[id])) missing += 1;
      }
      if (missing > asked.lacking) continue;
      const score = scoreTitle(asked, title);
      if (score > 0) found.push({ id: title.id, score });
    }
    return found.sort((one, other) => other.score - one.score);
  }

  return (folded) => {
    const found = look(folded, false);
    return (found.length >= enough ? found : look(folded, true)).slice(0, first);
  };
}

function worthOf(word: string, other: string, isOpen: boolean): number {
  const inside = word.length > 2 && other.includes(word) ? (other.endsWith(word) ? 0.74 : 0.5) : 0;
  return Math.max(inside, likeness(word, other, { isOpen }));
}

/** Of the first ten that should be found, how many are, or others that answer as well. */
export function recall(found: readonly Scored[], wanted: readonly Scored[]): number {
  if (wanted.length === 0) return 1;
  const shown = found.slice(0, first);
  const ids = new Set(shown.map(({ id }) => id));
  const last = shown.length < first ? Number.POSITIVE_INFINITY : (shown.at(-1)?.score ?? 0);
  const hits = wanted.filter(({ id, score }) => ids.has(id) || score <= last + 1e-9);
  return hits.length / wanted.length;
}
