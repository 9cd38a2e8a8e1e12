// The usual typo-tolerant search: one trigram index over all titles.
import { type Database, definePreparedQuery } from '../../apps/server/src/platform/database/index.ts';

let statementCount = 0;
const runStatement = (db: Database, text: string) =>
  definePreparedQuery<never>(`bench-plain-${++statementCount}`, text)(db, []);
const findSimilarTitles = definePreparedQuery<{ id: number }>(
  'bench-plain',
  'select id from bench_plain where folded % $1 order by similarity(folded, $1) desc limit 10',
);

export async function createTrigramSearch(db: Database): Promise<(foldedQuery: string) => Promise<unknown>> {
  await runStatement(db, 'create extension if not exists pg_trgm');
  await runStatement(
    db,
    'create table if not exists bench_plain as select content_id as id, trim(titles) as folded from search_title',
  );
  await runStatement(
    db,
    'create index if not exists bench_plain_folded on bench_plain using gin (folded gin_trgm_ops)',
  );
  await runStatement(db, 'vacuum analyze bench_plain');
  return (foldedQuery) => findSimilarTitles(db, [foldedQuery]);
}
