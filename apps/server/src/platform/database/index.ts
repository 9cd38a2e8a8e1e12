export { advisoryLockKeys, withAdvisoryLock } from './advisory-lock.ts';
export { Client } from './client.ts';
export { type ConnectionConfig, connect } from './connect.ts';
export {
  type DatabaseConnectionConfigs,
  type EmbeddedDatabase,
  findEmbeddedDatabase,
  hasEmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded/index.ts';
export { isConnectionLoss, isDatabaseFull, isPermissionDenied, isUniqueViolation } from './errors.ts';
export {
  inspectDatabase,
  inspectRole,
  readCurrentRole,
  readServerVersion,
  requiredServerVersion,
} from './inspect.ts';
export { createListener, type Listener } from './listener.ts';
export { listMissingMigrations, migrate } from './migrate.ts';
export { definePreparedQuery } from './prepared-queries.ts';
export {
  buildRowFilterSql,
  filterRows,
  getRowFilter,
} from './row-filters.ts';
export { runInTransaction } from './run-in-transaction.ts';
export { createTableAccess, type Database, type Executor, type Trx, toJsonb } from './tables.ts';
export { waitForDatabase } from './wait-for-database.ts';
