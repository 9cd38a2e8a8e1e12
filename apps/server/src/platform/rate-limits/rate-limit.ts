// Rate limits: at most so many points per key in a time window, which starts with the first point.
import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { createTableAccess, type Database } from '../database/index.ts';

export interface RateLimit {
  /**
   * Counts points. Returns null, or the seconds until the window ends when the key has too few left.
   * @throws when the store cannot be reached
   */
  consume(key: string, points?: number): Promise<number | null>;
  /** Like `consume` with one point, but counts nothing. */
  check(key: string): Promise<number | null>;
  /** The points that the key has consumed in its window. */
  getCount(key: string): Promise<number>;
}

interface RateLimitOptions {
  /** Distinguishes the keys of this limit from those of others. */
  name: string;
  /** Points per window. */
  max: number;
  /** Length of a window. */
  seconds: number;
}

interface RateLimitTables {
  rate_limit: {
    key: string;
    points: number;
    /** Milliseconds since 1970. */
    expire: number | null;
  };
}

const tables = createTableAccess<RateLimitTables>();

/** A limit that all nodes share: its counts are in the database. Keys are hashed, because they contain personal data. */
export function createSharedRateLimit(db: Database, { name, max, seconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: createQuery(db) },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // Maintenance deletes expired counts.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: max,
    duration: seconds,
  });
  return createRateLimit(limiter, (key) => createHash('sha256').update(key).digest('base64url'));
}

/** A limit of this process, for frequent events whose exact number does not matter. */
export function createLocalRateLimit({ name, max, seconds }: RateLimitOptions): RateLimit {
  return createRateLimit(
    new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds }),
    (key) => key,
  );
}

function createRateLimit(limiter: RateLimiterAbstract, formatKey: (key: string) => string): RateLimit {
  const getSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    async consume(key, points = 1) {
      try {
        await limiter.consume(formatKey(key), points);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return getSeconds(error);
        throw error;
      }
    },
    async check(key) {
      const state = await limiter.get(formatKey(key));
      return state && state.consumedPoints >= limiter.points ? getSeconds(state) : null;
    },
    async getCount(key) {
      return (await limiter.get(formatKey(key)))?.consumedPoints ?? 0;
    },
  };
}

/** The part of a `pg` pool that the limiter uses. */
function createQuery(db: Database) {
  return async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  };
}

/** Deletes counts whose window has ended. */
export async function deleteExpiredCounts(db: Database): Promise<void> {
  await tables(db).deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}
