// The usual typo-tolerant search: one trigram index over all titles.
import { type Database, definePreparedQuery } from '../../apps/server/src/platform/database/index.ts';

let steps = 0;
const run = (db: Database, text: string) =>
  definePreparedQuery<never>(`bench-plain-${++steps}`, text)(db, []);
const find = definePreparedQuery<{ id: number }>(
  'bench-plain',
  'select id from bench_plain where folded % $1 order by similarity(folded, $1) desc limit 10',
);

export async function createTrigramSearch(db: Database): Promise<(folded: string) => Promise<unknown>> {
  await run(db, 'create extension if not exists pg_trgm');
  await run(
    db,
    'create table if not exists bench_plain as select content_id as id, trim(titles) as folded from search_title',
  );
  await run(
    db,
    'create index if not exists bench_plain_folded on bench_plain using gin (folded gin_trgm_ops)',
  );
  await run(db, 'vacuum analyze bench_plain');
  return (folded) => find(db, [folded]);
}
