// Serves the progress of one profile in one title: Fastify with the same two queries as the server, through
// `pg`.
import fastify from 'fastify';
import pg from 'pg';

const { SOCKET, TITLE, PROFILE, PORT } = process.env;
const pool = new pg.Pool({ host: SOCKET, user: 'matinee', database: 'matinee', max: 10 });
const { rows } = await pool.query('select id, realm_id from profile where public_id = $1', [PROFILE]);
const profile = rows[0];
const app = fastify();

app.get('/', async () => {
  const content = await pool.query({
    name: 'content',
    text: 'select id, public_id, type from content where realm_id = $1 and public_id = $2',
    values: [profile.realm_id, TITLE],
  });
  const progress = await pool.query({
    name: 'progress',
    text: `select content_id, position_ms, duration_ms, updated_at from progress
      where profile_id = $1 and content_id = any($2::bigint[])`,
    values: [profile.id, [content.rows[0].id]],
  });
  const row = progress.rows[0];
  return {
    progress: {
      position: Number(row.position_ms) / 1000,
      duration: Number(row.duration_ms) / 1000,
      updatedAt: row.updated_at.toISOString(),
    },
  };
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
