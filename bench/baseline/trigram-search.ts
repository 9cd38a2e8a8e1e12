// The usual typo-tolerant search: one trigram index over all titles.
import { type Database, definePreparedQuery } from '../../apps/server/src/platform/database/index.ts';

let statementCount = 0;
const runStatement = (db: Database, text: string) =>
  definePreparedQuery<never>(`bench-trigram-${++statementCount}`, text)(db, []);
const findSimilarTitles = definePreparedQuery<{ id: number }>(
  'bench-trigram',
  'select id from bench_trigram_title where folded % $1 order by similarity(folded, $1) desc limit 10',
);

export async function createTrigramSearch(db: Database): Promise<(foldedQuery: string) => Promise<unknown>> {
  await runStatement(db, 'create extension if not exists pg_trgm');
  await runStatement(
    db,
    'create table if not exists bench_trigram_title as select content_id as id, trim(titles) as folded from search_title',
  );
  await runStatement(
    db,
    'create index if not exists bench_trigram_title_folded on bench_trigram_title using gin (folded gin_trgm_ops)',
  );
  await runStatement(db, 'vacuum analyze bench_trigram_title');
  return (foldedQuery) => findSimilarTitles(db, [foldedQuery]);
}
