// The role of the service reads and writes rows of tables that the migration role owns. It changes no schema.
import type { Client } from './client.ts';

const rowPrivileges = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** Makes tables of later migrations usable as soon as they exist. */
export async function grantFuturePrivileges(client: Client, role: string): Promise<void> {
  const grantee = client.escapeIdentifier(role);
  await client.query(
    `ALTER DEFAULT PRIVILEGES GRANT ${rowPrivileges.join()} ON TABLES TO ${grantee};
     ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${grantee}`,
  );
}

/** Grants what is missing on existing tables. Repeated grants would write to the catalogue at each start. */
export async function grantPrivileges(client: Client, role: string): Promise<void> {
  const grantee = client.escapeIdentifier(role);
  const { rows } = await client.query<{ schema: string; isMissing: boolean }>(
    `SELECT quote_ident(current_schema()) AS schema, EXISTS (
       SELECT FROM pg_class
        WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname <> 'schema_migration'
          AND NOT (${rowPrivileges.map((privilege) => `has_table_privilege($1, oid, '${privilege}')`).join(' AND ')})
       UNION ALL
       SELECT FROM pg_sequence JOIN pg_class ON pg_class.oid = seqrelid
        WHERE relnamespace = current_schema()::regnamespace AND NOT has_sequence_privilege($1, seqrelid, 'USAGE')
     ) OR NOT has_table_privilege($1, 'schema_migration', 'SELECT')
       OR has_table_privilege($1, 'schema_migration', 'INSERT') AS "isMissing"`,
    [role],
  );
  const [state] = rows;
  if (!state?.isMissing) return;
  const { schema } = state;
  await client.query(
    `GRANT USAGE ON SCHEMA ${schema} TO ${grantee};
     GRANT ${rowPrivileges.join()} ON ALL TABLES IN SCHEMA ${schema} TO ${grantee};
     GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${grantee};
     REVOKE INSERT, UPDATE, DELETE ON schema_migration FROM ${grantee}`,
  );
}
