// Executors that leave rows out of all their prepared queries. A query marks where the condition belongs; for all
// other executors the mark is an SQL comment, so that their queries stay as they are.
import type { KyselyPlugin } from 'kysely';
import type { Database, Executor } from './tables.ts';

export interface RowFilter {
  /** Equal for filters that leave out the same rows. Caches of filtered results contain it in their keys. */
  readonly key: string;
  /** Builds the condition. `value` is the SQL of the value that the query has marked. */
  buildCondition(value: string): string;
}

/** Ends a condition with a mark, where filtered executors add theirs. */
export function buildRowFilterSql(value: string): string {
  return ` /* row filter: ${value} */`;
}

const markPattern = /\/\* row filter: (.+?) \*\//g;

/** Replaces the marks of a query by the condition of the filter. */
export function applyRowFilter(text: string, { buildCondition }: RowFilter): string {
  return text.replace(markPattern, (_, value: string) => `and ${buildCondition(value)}`);
}

/** Carries a filter along: Kysely passes plugins on to the transactions of an executor. */
class RowFilterPlugin implements KyselyPlugin {
  readonly filter: RowFilter;

  constructor(filter: RowFilter) {
    this.filter = filter;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

export function filterRows(db: Database, filter: RowFilter): Database {
  return db.withPlugin(new RowFilterPlugin(filter));
}

export function getRowFilter(executor: Executor): RowFilter | undefined {
  const plugin = executor.getExecutor().plugins.find((candidate) => candidate instanceof RowFilterPlugin);
  return plugin instanceof RowFilterPlugin ? plugin.filter : undefined;
}
