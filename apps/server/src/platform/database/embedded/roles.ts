// Roles of the embedded database. The service works as `application`, which can neither change the schema nor leave the
// database. Earlier versions did everything as the superuser; their objects get the migration role as their owner.

import { advisoryLockKeys } from '../advisory-lock.ts';
import { Client } from '../client.ts';
import type { ConnectionConfig } from '../connect.ts';

export const roles = {
  /** Creates the database and the other roles. */
  superuser: 'matinee',
  /** Owns the database and its schema. */
  migration: 'matinee_migration',
  /** Reads and writes rows. */
  application: 'matinee_app',
} as const;

/** Objects of extensions stay with the superuser. Sequences of columns follow their table. */
const selectOwnershipStatementsSql = `
  SELECT format('ALTER %s %s OWNER TO ${roles.migration}', kind, name) AS statement FROM (
    SELECT 'pg_class'::regclass AS catalogue, oid, relowner AS owner, relnamespace AS namespace, oid::regclass::text AS name,
           CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'c' THEN 'TYPE'
                        ELSE 'TABLE' END AS kind
      FROM pg_class WHERE relkind IN ('r', 'p', 'S', 'v', 'm', 'c')
    UNION ALL
    SELECT 'pg_proc'::regclass, oid, proowner, pronamespace, oid::regprocedure::text, 'ROUTINE' FROM pg_proc
    UNION ALL
    SELECT 'pg_type'::regclass, oid, typowner, typnamespace, oid::regtype::text, 'TYPE'
      FROM pg_type WHERE typtype IN ('e', 'd', 'r')
  ) object
  WHERE namespace = 'public'::regnamespace AND owner = '${roles.superuser}'::regrole
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = catalogue AND objid = object.oid AND deptype IN ('a', 'e', 'i'))`;

/** Creates missing roles, and makes the migration role the owner of the database and of everything in its schema. */
export async function ensureRoles(superuserConnectionConfig: ConnectionConfig): Promise<void> {
  const client = new Client(superuserConnectionConfig);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLockKeys.roles]);
    for (const role of [roles.migration, roles.application]) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
      if (rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN`);
    }
    const { rows: databases } = await client.query<{ name: string }>(
      `SELECT quote_ident(datname) AS name FROM pg_database
        WHERE datname = current_database() AND datdba = '${roles.superuser}'::regrole`,
    );
    for (const { name } of databases) {
      await client.query(`ALTER DATABASE ${name} OWNER TO ${roles.migration}`);
    }
    const { rows: changes } = await client.query<{ statement: string }>(selectOwnershipStatementsSql);
    if (changes.length > 0) await client.query(changes.map(({ statement }) => statement).join(';'));
  } finally {
    await client.end();
  }
}
