// Reads and validates the settings from the environment. None is required.
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { IpDatabaseFiles } from '../platform/ip-locations/index.ts';
import { StartupError } from '../platform/process/index.ts';

const text = z.string().trim();

const flag = z
  .enum(['0', '1', 'false', 'true', 'no', 'yes'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true' || value === 'yes');

function createIntegerSchema(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,6}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
}

const commaSeparatedList = text.transform((value) => value.split(',').map((item) => item.trim()));

const databaseUrl = text
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://' })
  .refine(URL.canParse, { error: 'is not a well-formed address' });

const importDirPattern = /^([a-z][a-z0-9-]*)=(.+)$/;

function groupDirsByRealm(items: readonly string[]): Map<string, string[]> {
  const dirsByRealm = new Map<string, string[]>();
  for (const item of items) {
    const [, realm = '', dir = ''] = importDirPattern.exec(item) ?? [];
    dirsByRealm.set(realm, [...(dirsByRealm.get(realm) ?? []), resolve(dir)]);
  }
  return dirsByRealm;
}

const settingsShape = z.object({
  /** Port to serve on; 0 picks a free one. */
  PORT: createIntegerSchema(0, 65_535).default(8080),

  /** Address to listen on. 0.0.0.0 and :: also serve other machines; put a TLS proxy in front then. */
  HOST: text.default('127.0.0.1'),

  /** Folder for everything: database, media, generated demo films. Created when absent. */
  DATA_DIR: text.default('./data').transform((path) => resolve(path)),

  /** A PostgreSQL 18 to use, `postgres://user:password@host/name`. Unset: an embedded one in DATA_DIR. */
  DATABASE_URL: databaseUrl.optional(),

  /** Another role of the same database, which owns the tables and migrates them. Unset: the role of DATABASE_URL. */
  DATABASE_MIGRATION_URL: databaseUrl.optional(),

  /** Encrypts the secrets in the database, such as the keys that sign tokens. The same on every machine. */
  SECRETS_KEY: text.min(32, { error: 'must have at least 32 characters' }).optional(),

  /** 1: an empty service gets the demo realm. 0: it stays empty. */
  DEMO: flag.default(true),

  /**
   * The origin at which viewers reach the service, such as https://video.example.org, without a path. Required behind
   * a proxy. With https, responses have HSTS and cookies the prefix __Host-.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .transform((url) => new URL(url))
    .refine(({ href, origin }) => href === `${origin}/`, {
      error: 'must be an origin without a path, such as https://video.example.org',
    })
    .transform(({ origin }) => origin)
    .optional(),

  /**
   * The mail server, such as smtp://user:password@mail.example.org:587; smtps:// for TLS from the start. Unset: mails stay
   * in the mailbox at /_admin/mailbox.
   */
  SMTP_URL: text
    .regex(/^smtps?:\/\//, { error: 'must begin with smtp:// or smtps://' })
    .refine(URL.canParse, { error: 'must be a well-formed address' })
    .optional(),

  /** The address from which mails are sent. Required with SMTP_URL. */
  MAIL_FROM: z.email({ error: 'must be an email address' }).optional(),

  /** The lowest level logged. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),

  /** How many media jobs run at once in this process, besides one import and one title that a viewer waits for. */
  WORKERS: createIntegerSchema(1, 64).default(1),

  /**
   * CPU and disk priority of ffmpeg and ffprobe. low: nice 15, and idle priority for encodes that no viewer waits for.
   * normal: the priority of the service.
   */
  ENCODE_PRIORITY: z.enum(['low', 'normal'], { error: 'must be low or normal' }).default('low'),

  /** Mebibytes that the caches of this process may use together. */
  CACHE_MB: createIntegerSchema(16, 65_536).default(96),

  /** Roles of this process: web serves requests, worker encodes. On several machines each may have one role. */
  ROLES: commaSeparatedList
    .pipe(z.array(z.enum(['web', 'worker'], { error: 'must be web, worker or web,worker' })).min(1))
    .transform((roles) => new Set(roles))
    .default(new Set(['web', 'worker'] as const)),

  /** The ffmpeg to use; a path or a name on the PATH. */
  FFMPEG_PATH: text.default('ffmpeg'),

  /** The ffprobe to use; a path or a name on the PATH. */
  FFPROBE_PATH: text.default('ffprobe'),

  /** Addresses or networks of proxies whose X-Forwarded headers are trusted, comma-separated, such as 10.0.0.0/8. */
  TRUST_PROXY: commaSeparatedList
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: 'must be addresses or networks' }),
      ),
    )
    .default([]),

  /**
   * A database of countries in the format of MaxMind, such as GeoLite2-Country.mmdb. Unset: the countries of viewers are
   * unknown, and no sign-up is refused for them.
   */
  GEO_COUNTRY_DB: text.transform((path) => resolve(path)).optional(),

  /** A database of VPNs, such as GeoIP2-Anonymous-IP.mmdb. Unset: VPNs are not detected. */
  GEO_ANONYMOUS_DB: text.transform((path) => resolve(path)).optional(),

  /** Folders whose files the administrators of a realm may import over HTTP: realm=/folder, comma-separated. */
  IMPORT_DIRS: commaSeparatedList
    .refine((items) => items.every((item) => isAbsolute(importDirPattern.exec(item)?.[2] ?? '')), {
      error: 'must be a list of REALM=/absolute/folder, separated by commas',
    })
    .transform(groupDirsByRealm)
    .default(new Map()),

  /** 1: pages also have emoji paths and link to them, which reveals links with a hard-coded path. */
  DEBUG_PATHS: flag.default(false),

  /** Set by `npm run dev`. */
  MATINEE_DEV: flag.default(false),
});

const settingsSchema = settingsShape.refine(
  ({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined,
  { path: ['MAIL_FROM'], error: 'must be set with SMTP_URL' },
);

export type SettingName = keyof typeof settingsShape.shape;
export const settingNames = Object.keys(settingsShape.shape) as SettingName[];

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  databaseMigrationUrl: string | undefined;
  secretsKey: string | undefined;
  demo: boolean;
  /** Without a trailing slash. */
  publicUrl: string | undefined;
  /** The mail server and the sender; undefined without one. */
  mail: { smtpUrl: string; mailFrom: string } | undefined;
  logLevel: string;
  mediaJobSlots: number;
  encodePriority: 'low' | 'normal';
  cacheMegabytes: number;
  roles: ReadonlySet<'web' | 'worker'>;
  ffmpegPath: string;
  ffprobePath: string;
  trustProxy: readonly string[];
  ipDatabases: IpDatabaseFiles;
  /** By the key of the realm. */
  importDirs: ReadonlyMap<string, readonly string[]>;
  debugPaths: boolean;
  dev: boolean;
}

/**
 * Treats an empty variable as unset.
 * @throws StartupError with every invalid setting, one per line
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const setValues = settingNames.flatMap((name) => {
    const value = environment[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const result = settingsSchema.safeParse(Object.fromEntries(setValues));
  if (!result.success) throw new StartupError(describeIssues(result.error, environment));
  const { data } = result;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    databaseMigrationUrl: data.DATABASE_MIGRATION_URL,
    secretsKey: data.SECRETS_KEY,
    demo: data.DEMO,
    publicUrl: data.PUBLIC_URL,
    mail:
      data.SMTP_URL !== undefined && data.MAIL_FROM !== undefined
        ? { smtpUrl: data.SMTP_URL, mailFrom: data.MAIL_FROM }
        : undefined,
    logLevel: data.LOG_LEVEL,
    mediaJobSlots: data.WORKERS,
    encodePriority: data.ENCODE_PRIORITY,
    cacheMegabytes: data.CACHE_MB,
    roles: data.ROLES,
    ffmpegPath: data.FFMPEG_PATH,
    ffprobePath: data.FFPROBE_PATH,
    trustProxy: data.TRUST_PROXY,
    ipDatabases: { country: data.GEO_COUNTRY_DB, anonymousIp: data.GEO_ANONYMOUS_DB },
    importDirs: data.IMPORT_DIRS,
    debugPaths: data.DEBUG_PATHS,
    dev: data.MATINEE_DEV,
  };
}

/** The URL of a database or mail server contains a password. */
const secretSettings: ReadonlySet<string> = new Set<SettingName>([
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'SECRETS_KEY',
  'SMTP_URL',
]);

function describeIssues(error: z.ZodError, environment: Record<string, string | undefined>): string {
  const lines = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0]);
    const currentValue = secretSettings.has(name) ? '' : ` (it is ${JSON.stringify(environment[name])})`;
    if (!lines.has(name)) lines.set(name, `The setting ${name} ${message}${currentValue}.`);
  }
  return [...lines.values()].join('\n');
}
