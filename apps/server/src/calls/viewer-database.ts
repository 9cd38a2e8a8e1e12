// The database as a viewer sees it. For a child profile, titles above its age limit are absent from every query that
// looks for titles.
import { type Database, filterRows, getRowFilter } from '../platform/database/index.ts';
import type { CallContext, Viewer } from './call-context.ts';

const databases = new WeakMap<Database, Map<number, Database>>();

export function getViewerDatabase(db: Database, { profile }: Pick<Viewer, 'profile'>): Database {
  const ageLimit = profile?.ageLimit ?? null;
  if (ageLimit === null) return db;
  const databasesByAgeLimit = databases.get(db) ?? new Map<number, Database>();
  databases.set(db, databasesByAgeLimit);
  const limitedDatabase =
    databasesByAgeLimit.get(ageLimit) ??
    filterRows(db, {
      key: `age-${ageLimit}`,
      buildCondition: (ageRating) => `${ageRating} <= ${Math.trunc(ageLimit)}`,
    });
  databasesByAgeLimit.set(ageLimit, limitedDatabase);
  return limitedDatabase;
}

/** Part of the keys of caches that hold titles: viewers with equal keys see the same titles. */
export function getAudienceKey({ db }: Pick<CallContext, 'db'>): string {
  return getRowFilter(db)?.key ?? '';
}
